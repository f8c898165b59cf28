import { type Language, localeOf } from '@portolan/domain/language'
import { decimalOf, exponentOf, isCurrency, type Money } from '@portolan/domain/money'
import { type Counted, railTexts } from './catalogue/text.ts'

/** Making a format takes far longer than using it, and a search writes thousands of dates. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(localeOf(language), { ...options, hourCycle: 'h23' })
  formats.set(key, made)
  return made
}

const dayAndMonth = { day: 'numeric', month: 'short' } as const
const clock = { hour: '2-digit', minute: '2-digit' } as const

/** '14 Dec, 07:22' on the clock of the place. */
export const momentText = (instant: number, timeZone: string, language: Language): string =>
  formatOf(language, { ...dayAndMonth, ...clock, timeZone }).format(instant)

/** 'Tue 15 Dec' of a local date. */
export const dayText = (date: string, language: Language): string =>
  formatOf(language, { weekday: 'short', ...dayAndMonth, timeZone: 'UTC' }).format(Date.parse(date.slice(0, 10)))

const figures = new Map<string, Intl.NumberFormat>()

function figureOf(language: Language, digits: number): Intl.NumberFormat {
  const key = `${language} ${digits}`
  const known = figures.get(key)
  if (known) return known
  const exactly = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const made = new Intl.NumberFormat(localeOf(language), { ...exactly, useGrouping: 'always' })
  figures.set(key, made)
  return made
}

/** 'EUR 25': a whole sum without its empty decimals. */
export function moneyText(money: Money, language: Language): string {
  if (!isCurrency(money.currency)) return ''
  const amount = decimalOf(money)
  const digits = Number.isInteger(amount) ? 0 : exponentOf(money.currency)
  return `${money.currency} ${figureOf(language, digits).format(amount)}`
}

export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

/** The sentence for so many, in the plural of the language. */
export function countText(counted: Counted, count: number, language: Language): string {
  const category = new Intl.PluralRules(localeOf(language)).select(count)
  return fill(counted[category] ?? counted.other, { count: String(count) })
}

/** '4 h 04 min'. */
export const durationText = (minutes: number, language: Language): string =>
  fill(railTexts[language].duration, {
    hours: String(Math.floor(minutes / 60)),
    minutes: String(minutes % 60).padStart(2, '0'),
  })

const readSpan = (span: string): { count: number; isMonths: boolean } => {
  const [, count = '0', unit] = /^P(\d+)([DM])$/.exec(span) ?? []
  return { count: Number(count), isMonths: unit === 'M' }
}

/** P5D is '5 Days', P1M is '1 Month(s)'. */
export function spanText(span: string, language: Language): string {
  const { count, isMonths } = readSpan(span)
  const { days, months } = railTexts[language]
  return countText(isMonths ? months : days, count, language)
}

/** 'within 1 Month(s)': where the days of travel of a pass lie. */
export const withinText = (span: string, language: Language): string => {
  const { count, isMonths } = readSpan(span)
  return isMonths ? countText(railTexts[language].withinMonths, count, language) : spanText(span, language)
}
