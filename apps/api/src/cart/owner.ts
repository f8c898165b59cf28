import type { Session } from '../platform/sessions.ts'

/** Whose a cart is; there is no other way to find one. */
export type Owner = { accountId: string } | { sessionHash: string }

export function ownerOf(session: Session | undefined): Owner | undefined {
  if (!session) return undefined
  return session.account ? { accountId: session.account.id } : { sessionHash: session.hash }
}
