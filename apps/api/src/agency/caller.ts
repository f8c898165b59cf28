import type { Context } from '../platform/context.ts'
import { Refusal } from '../platform/refusal.ts'

/** The employee who makes a call. */
export interface Caller {
  id: string
  agencyId: string
  permissions: readonly string[]
}

export function callerOf({ session }: Context): Caller {
  const account = session?.account
  if (!account?.agencyId) throw new Refusal(account ? 403 : 401)
  return { id: account.id, agencyId: account.agencyId, permissions: account.permissions }
}

/** What a colleague may do is shown only to those whose task it is. */
export const maySeeRights = (permissions: readonly string[]): boolean =>
  permissions.includes('users:view') || permissions.includes('users:manage')
