import { useAccountState } from '../../session/account-state.ts'
import { type MenuItem, menu } from '../menu.ts'

/** Accounts is the agency's own area: a consumer has none, a guest is told to log in first. */
export function useMenu(): MenuItem[][] {
  const { accountInfo } = useAccountState()
  if (accountInfo?.userType !== 'B2C') return menu
  return menu.map((group) => group.filter(({ to }) => to !== '/account/accounts'))
}
