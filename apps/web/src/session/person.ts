import type { Person } from '@portolan/domain/may'
import { keptPermissions, useAccountState } from './account-state.ts'

/**
 * Who looks at the screen, as the rule of rights knows people. Until the server has said who it is, permissions kept
 * from last time stand for an employee: a reload draws the same buttons.
 */
export function usePerson(): Person {
  const { logedIn, accountInfo, permissions } = useAccountState()
  if (logedIn) return accountInfo?.userType === 'B2B' ? { kind: 'employee', permissions } : { kind: 'consumer' }
  const kept = keptPermissions()
  return kept.length > 0 ? { kind: 'employee', permissions: kept } : { kind: 'guest' }
}
