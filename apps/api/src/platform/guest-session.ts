import type { Preferences } from '@portolan/contract/account'
import type { Context } from './context.ts'
import type { Limit } from './limits.ts'
import type { Platform } from './module.ts'
import { networkOf } from './network.ts'

/** Each one is a row in the database, and a guest needs but one. */
const guestSessions: Limit = { name: 'guest-session', max: 60, seconds: 3600 }

/** For a visitor who leaves something with us for the first time; answers the session's hash. */
export async function openGuestSession(
  { limits, safe }: Pick<Platform, 'limits' | 'safe'>,
  context: Context,
  preferences: Preferences = {},
): Promise<string> {
  await limits.spend(guestSessions, safe.sign(networkOf(context.address)))
  return context.openSession(undefined, preferences)
}
