import type { Session } from './sessions.ts'

/** Whose something is: an account's, or a guest's for as long as the session lasts. There is no other way to find it. */
export type Owner = { accountId: string } | { sessionHash: string }

export function ownerOf(session: Session | undefined): Owner | undefined {
  if (!session) return undefined
  return session.account ? { accountId: session.account.id } : { sessionHash: session.hash }
}
