import type { Context } from '../platform/context.ts'
import { Refusal } from '../platform/refusal.ts'
import type { SessionAccount } from '../platform/sessions.ts'

/** The calls that use it are for logged-in users; should one ever be opened, it refuses. */
export function callerOf({ session }: Context): SessionAccount {
  if (!session?.account) throw new Refusal(401)
  return session.account
}
