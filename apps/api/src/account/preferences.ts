import type { savePreferences } from '@portolan/contract/account'
import { openGuestSession } from '../platform/guest-session.ts'
import type { Platform } from '../platform/module.ts'
import type { Handler } from '../platform/serve.ts'
import { saveAccountPreferences } from './store.ts'

export const makePreferences =
  (platform: Platform): Handler<typeof savePreferences> =>
  async ({ body }, context) => {
    const { session } = context
    if (!session) {
      await openGuestSession(platform, context, body)
      return { success: true, preferences: body }
    }
    await platform.sessions.savePreferences(session.hash, body)
    if (session.account) await saveAccountPreferences(platform.db, session.account.id, body)
    return { success: true, preferences: { ...session.preferences, ...body } }
  }
