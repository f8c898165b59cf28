import { tagOfCurrency } from '@portolan/domain/currency'
import type { IsoDate } from '@portolan/domain/date'
import { type Language, localeOf } from '@portolan/domain/language'
import { useSpeech } from './text.ts'

export interface RangeParts {
  start: string
  /** ' – ', '–' or ' 至 ' */
  joint: string
  end: string
}

export interface Format {
  /** Tue 15 Dec */
  date(date: IsoDate): string
  /** Tuesday, 15 December 2026 */
  longDate(date: IsoDate): string
  /** Two parts, each for its own `<bdi>`, so that a range reads in the page's direction. */
  range(start: IsoDate, end: IsoDate): RangeParts
  /** 4 h 04 min */
  duration(minutes: number): string
  number(value: number, decimals?: number): string
  /** Tag then figure in every language; two decimals wherever a price can be chosen. */
  money(amount: number, currencyCode: string, decimals?: number): string
  /** 1.9 km */
  distance(kilometres: number): string
  country(code: string): string
  language(tag: string): string
  currency(code: string): string
}

/** Intl has no duration in every browser yet, and its short hours are not ours. */
const durations: Record<
  Language,
  { full(hours: string, minutes: string): string; short(minutes: string): string; digits: 1 | 2 }
> = {
  en: { full: (h, m) => `${h} h ${m} min`, short: (m) => `${m} min`, digits: 2 },
  es: { full: (h, m) => `${h} h ${m} min`, short: (m) => `${m} min`, digits: 2 },
  fr: { full: (h, m) => `${h}\u00a0h\u00a0${m}\u00a0min`, short: (m) => `${m}\u00a0min`, digits: 2 },
  zh: { full: (h, m) => `${h}小时${m}分钟`, short: (m) => `${m}分钟`, digits: 1 },
  zhHK: { full: (h, m) => `${h} 小時 ${m} 分鐘`, short: (m) => `${m} 分鐘`, digits: 1 },
  ar: { full: (h, m) => `${h} س ${m} د`, short: (m) => `${m} د`, digits: 1 },
}

/** Lists of mainland sites name these three so. */
const countriesIn: Partial<Record<Language, Record<string, string>>> = {
  zh: { HK: '中国香港', MO: '中国澳门', TW: '中国台湾' },
}

/** A calendar date has no zone; both ends stay in UTC. */
const dayOf = (date: IsoDate): Date => new Date(`${date}T00:00:00Z`)

function makeFormat(language: Language): Format {
  const locale = localeOf(language)
  const utc = { timeZone: 'UTC' } as const
  const short = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', ...utc })
  const long = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...utc,
  })
  const span = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', ...utc })
  const kilometres = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer', maximumFractionDigits: 1 })
  const names = (type: Intl.DisplayNamesType) =>
    new Intl.DisplayNames([locale], { type, style: 'short', fallback: 'code' })
  const regions = names('region')
  const tongues = names('language')

  const figures = new Map<number, Intl.NumberFormat>()
  const number = (value: number, decimals = 0): string => {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals } as const
    const figure = figures.get(decimals) ?? new Intl.NumberFormat(locale, { ...digits, useGrouping: 'always' })
    figures.set(decimals, figure)
    return figure.format(value)
  }

  return {
    number,
    date: (date) => short.format(dayOf(date)),
    longDate: (date) => long.format(dayOf(date)),
    range: (start, end) => {
      if (start === end) return { start: span.format(dayOf(start)), joint: '', end: '' }
      const parts = span.formatRangeToParts(dayOf(start), dayOf(end))
      const second = parts.findIndex(({ source }) => source === 'endRange')
      const text = (from: number, to?: number) =>
        parts
          .slice(from, to)
          .map(({ value }) => value)
          .join('')
      return { start: text(0, second - 1), joint: text(second - 1, second), end: text(second) }
    },
    duration: (minutes) => {
      const { full, short: brief, digits } = durations[language]
      const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)]
      return hours === 0 ? brief(String(rest)) : full(String(hours), String(rest).padStart(digits, '0'))
    },
    money: (amount, currencyCode, decimals = 2) => `${tagOfCurrency(currencyCode)}${number(amount, decimals)}`,
    distance: (value) => kilometres.format(value),
    country: (code) => countriesIn[language]?.[code] ?? regions.of(code) ?? code,
    language: (tag) => tongues.of(tag) ?? tag,
    currency: (code) => new Intl.DisplayNames([locale], { type: 'currency' }).of(code) ?? code,
  }
}

const made = new Map<Language, Format>()

/** Intl's formatters are dear to make and free to keep. */
export function formatOf(language: Language): Format {
  const known = made.get(language) ?? makeFormat(language)
  made.set(language, known)
  return known
}

export const useFormat = (): Format => formatOf(useSpeech().language)
