import type { Preferences } from '@portolan/contract/account'
import type { Context } from './context.ts'
import type { Limit } from './limits.ts'
import type { Platform } from './module.ts'
import { spendShare } from './share.ts'

/** Each one is a row in the database, and a guest needs but one: the rest of a large network work for theirs. */
const guestSessions: Limit = { name: 'guest-session', max: 60, seconds: 3600 }
const withPass: Limit = { ...guestSessions, max: 5 }

/** For a visitor who leaves something with us for the first time; answers the session's hash. */
export async function openGuestSession(
  means: Pick<Platform, 'limits' | 'safe'>,
  context: Context,
  preferences: Preferences = {},
): Promise<string> {
  await spendShare(means, context.client.pass ? withPass : guestSessions, context)
  return context.openSession(undefined, preferences)
}
