import type { Preferences } from '@portolan/contract/account'
import type { Context } from '../platform/context.ts'

/** What was chosen as a guest goes along; what a previous user chose in this browser does not. */
export const withGuestChoice = (preferences: Preferences, { session }: Context): Preferences => ({
  ...preferences,
  ...(session?.account ? {} : session?.preferences),
})
