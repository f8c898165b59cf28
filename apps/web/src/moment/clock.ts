import { type IsoDate, todayIn } from '@portolan/domain/date'
import type { Language } from '@portolan/domain/language'
import { type Clock, dayOfDeadline } from '@portolan/domain/moment'
import { readersZone } from '../i18n/readers-zone.ts'
import { settings } from '../session/settings.ts'

/** The last part of its name, where the server has not said what people call it. */
const cityOf = (timeZone: string): string => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone

/** By which the days of bookings, filters and papers are counted. */
export const shopClock = (language: Language): Required<Clock> => ({
  timeZone: settings.timeZone,
  name: settings.clocks[language] ?? cityOf(settings.timeZone),
})

/** The reader's own; where the browser does not know it, the shop's, by its name. */
export function readersClock(language: Language): Clock {
  const timeZone = readersZone()
  return timeZone === undefined ? shopClock(language) : { timeZone }
}

/** The day of a deadline of terms, where it is; for the reader, where its place is not known. */
export const dayOfTerms = (deadline: string): IsoDate =>
  dayOfDeadline(deadline) ?? todayIn(readersZone() ?? settings.timeZone, new Date(deadline))
