import { addDays, type IsoDate, onClock, timeOf, todayIn } from './date.ts'
import { type Language, localeOf } from './language.ts'

/** Whose clock a moment is written by. */
export interface Clock {
  /** IANA. */
  readonly timeZone: string
  /** As people call it, in the language of the text: 'Paris time'. Left out: it is the reader's own. */
  readonly name?: string
}

/** A moment that the terms of a place set. */
export interface Deadline {
  /** By the clock of the place, with how far that is ahead: 2027-03-28T18:00:00+02:00. */
  readonly at: string
  /** 'Paris time'; left out where the place is not known. */
  readonly clock?: string | undefined
}

interface Words {
  /** Between the day and the time. */
  readonly comma: string
  readonly yours: string
  readonly local: string
  /** A moment, and whose clock shows it. */
  named(moment: string, clock: string): string
  /** The same, and what the reader's clock shows then. */
  beside(moment: string, clock: string, reader: string): string
}

const words: Record<Language, Words> = {
  en: {
    comma: ', ',
    yours: 'your time',
    local: 'local time',
    named: (moment, clock) => `${moment} ${clock}`,
    beside: (moment, clock, reader) => `${moment} ${clock} (${reader} your time)`,
  },
  zh: {
    comma: ' ',
    yours: '您的时间',
    local: '当地时间',
    named: (moment, clock) => `${moment}（${clock}）`,
    beside: (moment, clock, reader) => `${moment}（${clock}，您的时间为${reader}）`,
  },
  zhHK: {
    comma: ' ',
    yours: '你的時間',
    local: '當地時間',
    named: (moment, clock) => `${moment}（${clock}）`,
    beside: (moment, clock, reader) => `${moment}（${clock}，你的時間為 ${reader}）`,
  },
  es: {
    comma: ', ',
    yours: 'su hora local',
    local: 'hora local',
    named: (moment, clock) => `${moment} (${clock})`,
    beside: (moment, clock, reader) => `${moment} (${clock}; ${reader} en su hora local)`,
  },
  fr: {
    comma: ', ',
    yours: 'votre heure locale',
    local: 'heure locale',
    named: (moment, clock) => `${moment} (${clock})`,
    beside: (moment, clock, reader) => `${moment} (${clock}\u202f; ${reader} à votre heure locale)`,
  },
  ar: {
    comma: '، ',
    yours: 'بتوقيتك',
    local: 'بالتوقيت المحلي',
    named: (moment, clock) => `${moment} ${clock}`,
    beside: (moment, clock, reader) => `${moment} ${clock} (${reader} بتوقيتك)`,
  },
}

type Wish = 'day' | 'dayOfYear' | 'weekday' | 'time'

const dayAndMonth = { day: 'numeric', month: 'short' } as const
const wishes: Record<Wish, Intl.DateTimeFormatOptions> = {
  day: dayAndMonth,
  dayOfYear: { ...dayAndMonth, year: 'numeric' },
  weekday: { weekday: 'short', ...dayAndMonth, year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
}

/** Making a format takes far longer than using it, and zones and languages are few. */
const made = new Map<string, Intl.DateTimeFormat>()

function write(instant: number, wish: Wish, timeZone: string, language: Language): string {
  const key = `${language} ${wish} ${timeZone}`
  const format = made.get(key) ?? new Intl.DateTimeFormat(localeOf(language), { ...wishes[wish], timeZone })
  made.set(key, format)
  return format.format(instant)
}

const utc: Clock = { timeZone: 'UTC', name: 'UTC' }

const nameOf = ({ name }: Clock, language: Language): string => name ?? words[language].yours

/** 'Today', 'Yesterday', with its first letter as a sentence begins. */
function nearDay(days: 0 | -1, language: Language): string {
  const locale = localeOf(language)
  const word = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
  return `${word.charAt(0).toLocaleUpperCase(locale)}${word.slice(1)}`
}

function dayWords(instant: number, timeZone: string, now: number | undefined, language: Language): string {
  if (now === undefined) return write(instant, 'dayOfYear', timeZone, language)
  const today = todayIn(timeZone, new Date(now))
  const day = todayIn(timeZone, new Date(instant))
  if (day === today) return nearDay(0, language)
  if (day === addDays(today, -1)) return nearDay(-1, language)
  return write(instant, day.slice(0, 4) === today.slice(0, 4) ? 'day' : 'dayOfYear', timeZone, language)
}

/**
 * An instant or an expiry. 'Today, 13:41 your time' on a screen, which knows what time it is now; '13 Nov 2026, 09:12
 * Paris time' in what is read later.
 */
export function instantText(instant: number, clock: Clock, language: Language, now?: number): string {
  const { named, comma } = words[language]
  const day = dayWords(instant, clock.timeZone, now, language)
  return named(`${day}${comma}${write(instant, 'time', clock.timeZone, language)}`, nameOf(clock, language))
}

/** 'Booked (Shanghai time)': a heading over days says whose days they are, and each row need not. */
export const headingText = (heading: string, clock: string, language: Language): string =>
  language === 'zh' || language === 'zhHK' ? `${heading}（${clock}）` : `${heading} (${clock})`

/** '13:41 your time', where the day goes without saying. */
export const timeText = (instant: number, clock: Clock, language: Language): string =>
  words[language].named(write(instant, 'time', clock.timeZone, language), nameOf(clock, language))

/** '18 Nov 2026' on the calendar of the clock. */
export const dayText = (instant: number, { timeZone }: Clock, language: Language): string =>
  write(instant, 'dayOfYear', timeZone, language)

const offset = /[+-]\d\d:\d\d$/

/** The day of a deadline where it is; undefined where its place is not known. */
export const dayOfDeadline = (at: string): IsoDate | undefined => (offset.test(at) ? at.slice(0, 10) : undefined)

/** What a clock shows: always with the year, since a deadline is read long before it comes. */
const shownAt = (instant: number, timeZone: string, language: Language): string =>
  `${write(instant, 'dayOfYear', timeZone, language)}${words[language].comma}${write(instant, 'time', timeZone, language)}`

/**
 * '28 Mar 2027, 18:00 Paris time (12:00 your time)': a deadline is where its place is, and the reader's clock stands
 * beside it when it shows something else. Never 'today': that is another day elsewhere. Without a reader, as in a mail,
 * the place's clock alone; without a place, the reader's.
 */
export function deadlineText({ at, clock }: Deadline, reader: Clock | undefined, language: Language): string {
  const { named, beside, local } = words[language]
  const instant = Date.parse(at)
  const day = dayOfDeadline(at)
  if (day === undefined) return instantText(instant, reader ?? utc, language)
  // Its own figures are what the clock of the place shows.
  const there = shownAt(Date.parse(`${at.slice(0, 16)}:00Z`), 'UTC', language)
  const isReaders = reader !== undefined && reader.name === undefined
  const own = isReaders ? shownAt(instant, reader.timeZone, language) : there
  if (!isReaders || own === there) return named(there, clock ?? local)
  const isSameDay = todayIn(reader.timeZone, new Date(instant)) === day
  return beside(there, clock ?? local, isSameDay ? write(instant, 'time', reader.timeZone, language) : own)
}

/** '07:22 local time' of times that are local to their place, where nothing beside them names it. */
export const localNamed = (times: string, language: Language): string =>
  words[language].named(times, words[language].local)

/**
 * 'Tue, 15 Dec 2026, 07:22 local time' of a time that is local to its place: YYYY-MM-DDTHH:mm. YYYY-MM-DD is a day of the
 * calendar, which has no time of its own.
 */
export function localText(local: string, language: Language, clock?: string): string {
  const { named, comma, local: there } = words[language]
  const instant = onClock(local)
  const day = write(instant, 'weekday', 'UTC', language)
  if (timeOf(local) === '') return day
  return named(`${day}${comma}${write(instant, 'time', 'UTC', language)}`, clock ?? there)
}
