import type { readLoginStatus as statusCall } from '@portolan/contract/account'
import type { Answer } from '@portolan/contract/envelope'
import type { Context } from '../platform/context.ts'
import type { Platform } from '../platform/module.ts'
import type { Handler } from '../platform/serve.ts'

/** Both exits: whoever is out already is told so just the same. */
export const makeLeave =
  ({ db, security }: Pick<Platform, 'db' | 'security'>) =>
  async (_: unknown, context: Context): Promise<Answer> => {
    const account = context.session?.account
    await context.endSession()
    if (account)
      await security.record(db, {
        kind: 'sessionEnded',
        accountId: account.id,
        agencyId: account.agencyId,
        personal: { address: context.address },
      })
    return { success: true }
  }

export const readLoginStatus: Handler<typeof statusCall> = async (_, { session }) => {
  if (!session?.account) return { success: false }
  const { id, username } = session.account
  return { success: true, id, username, expiresAt: session.expiresAt.toISOString() }
}
