import type { savePreferences } from '@portolan/contract/account'
import type { Limit } from '../platform/limits.ts'
import type { Platform } from '../platform/module.ts'
import { networkOf } from '../platform/network.ts'
import type { Handler } from '../platform/serve.ts'
import { saveAccountPreferences } from './store.ts'

/** Each one is a row in the database, and a guest needs but one. */
const guestSessions: Limit = { name: 'guest-session', max: 60, seconds: 3600 }

export const makePreferences =
  ({ db, limits, safe, sessions }: Platform): Handler<typeof savePreferences> =>
  async ({ body }, context) => {
    const { session } = context
    if (!session) {
      await limits.spend(guestSessions, safe.sign(networkOf(context.address)))
      await context.openSession(undefined, body)
      return { success: true, preferences: body }
    }
    await sessions.savePreferences(session.hash, body)
    if (session.account) await saveAccountPreferences(db, session.account.id, body)
    return { success: true, preferences: { ...session.preferences, ...body } }
  }
