import { type Language, localeOf } from '@portolan/domain/language'
import { decimalOf, exponentOf, isCurrency, type Money } from '@portolan/domain/money'
import type { Words } from '@portolan/supplier/words'

/** By the language's plural categories; {count} is the figure. */
export type Counted = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** Making a format takes far longer than using it, and a search writes thousands of dates: each is made once. */
function madeOnce<Format, Wish>(make: (locale: string, wish: Wish) => Format) {
  const made = new Map<string, Format>()
  return (language: Language, wish: Wish): Format => {
    const key = `${language} ${JSON.stringify(wish)}`
    const format = made.get(key) ?? make(localeOf(language), wish)
    made.set(key, format)
    return format
  }
}

const mostSaid = 5_000

/** What lists and carts say again and again. Days, countries and small numbers are few; were they many, it begins anew. */
function saidOnce<Value extends string | number, Text>(say: (value: Value, language: Language) => Text) {
  const said = new Map<string, Text>()
  return (value: Value, language: Language): Text => {
    const key = `${language} ${value}`
    const known = said.get(key)
    if (known !== undefined) return known
    const text = say(value, language)
    if (said.size >= mostSaid) said.clear()
    said.set(key, text)
    return text
  }
}

const formatOf = madeOnce(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, hourCycle: 'h23' }),
)

/** Of a week that is as good as any. */
const monday = Date.UTC(2026, 10, 16)

const dayAndMonth = { day: 'numeric', month: 'short' } as const

/** 'Tue 15 Dec' of a local date. */
export const dayText = (date: string, language: Language): string => shortDay(date.slice(0, 10), language)

const shortDay = saidOnce((date: string, language) =>
  formatOf(language, { weekday: 'short', ...dayAndMonth, timeZone: 'UTC' }).format(Date.parse(date)),
)

const figureOf = madeOnce((locale, digits: number) => {
  const exactly = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return new Intl.NumberFormat(locale, { ...exactly, useGrouping: 'always' })
})

/** 'EUR 25': a whole sum without its empty decimals. */
export function moneyText(money: Money, language: Language): string {
  if (!isCurrency(money.currency)) return ''
  const amount = decimalOf(money)
  const digits = Number.isInteger(amount) ? 0 : exponentOf(money.currency)
  return `${money.currency} ${figureOf(language, digits).format(amount)}`
}

export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

const pluralOf = madeOnce((locale, _: 'count') => new Intl.PluralRules(locale))
const listOf = madeOnce((locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options))
const regionOf = madeOnce((locale, _: 'region') => new Intl.DisplayNames(locale, { type: 'region' }))

/** '2 adults, 1 youth'. */
export const listText = (parts: readonly string[], language: Language): string =>
  listOf(language, { type: 'unit', style: 'short' }).format(parts)

export const countryText = saidOnce((code: string, language) => regionOf(language, 'region').of(code) ?? code)

const categoryOf = saidOnce((count: number, language) => pluralOf(language, 'count').select(count))

/** The sentence for so many, in the plural of the language. */
export function countText(counted: Counted, count: number, language: Language): string {
  const category = categoryOf(count, language)
  return fill(counted[category] ?? counted.other, { count: String(count) })
}

const durations: Record<Language, string> = {
  en: '{hours} h {minutes} min',
  zh: '{hours}小时{minutes}分钟',
  zhHK: '{hours} 小時 {minutes} 分鐘',
  es: '{hours} h {minutes} min',
  fr: '{hours}\u00a0h {minutes}\u00a0min',
  ar: '{hours} س {minutes} د',
}

/** '4 h 04 min'. */
export const durationText = (minutes: number, language: Language): string =>
  fill(durations[language], {
    hours: String(Math.floor(minutes / 60)),
    minutes: String(minutes % 60).padStart(2, '0'),
  })

/** 'Tuesday, 15 December 2026' of a local date: a paper is read long after it was written. */
export const wholeDayText = (date: string, language: Language): string =>
  formatOf(language, { dateStyle: 'full', timeZone: 'UTC' }).format(Date.parse(date.slice(0, 10)))

/** '15 – 20 December 2026' of local dates; a day alone where both are one. */
export const wholeSpanText = (start: string, end: string, language: Language): string =>
  formatOf(language, { dateStyle: 'full', timeZone: 'UTC' }).formatRange(Date.parse(start), Date.parse(end))

/** '15 December 2026' on the calendar of the shop. */
export const dateText = (instant: number, timeZone: string, language: Language): string =>
  formatOf(language, { dateStyle: 'long', timeZone }).format(instant)

/** 'Mon', 'Tue' … */
export const weekdaysIn = (language: Language): string[] => {
  const format = formatOf(language, { weekday: 'short', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, day) => format.format(monday + day * 86_400_000))
}

/** One after the other, each once. */
export const dotted = (parts: readonly string[]): string => [...new Set(parts.filter(Boolean))].join(' · ')

/** A supplier's own words; whoever reads another language reads English. */
export const wordsIn = (words: Words, language: Language): string => words[language] ?? words.en
