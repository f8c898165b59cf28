import { type Language, localeOf } from '@portolan/domain/language'

const two = (value: number): string => String(value).padStart(2, '0')

/** 02h 15m, as the specification writes it; in Chinese in words. */
export function flightTimeText(minutes: number, language: Language): string {
  const [hours, rest] = [two(Math.floor(minutes / 60)), two(minutes % 60)]
  if (language === 'zh') return `${hours}小时${rest}分`
  return language === 'zhHK' ? `${hours}小時${rest}分` : `${hours}h ${rest}m`
}

/** Their dates are not made of a weekday, a number and a month in this order. */
const ownOrder: ReadonlySet<Language> = new Set(['zh', 'zhHK', 'ar'])

const formats = new Map<Language, Intl.DateTimeFormat>()

function formatOf(language: Language): Intl.DateTimeFormat {
  const options = { weekday: 'short', day: '2-digit', month: 'short', timeZone: 'UTC' } as const
  const format = formats.get(language) ?? new Intl.DateTimeFormat(localeOf(language), options)
  formats.set(language, format)
  return format
}

/** MON, 05 JAN, of a local moment. */
export function dayText(moment: string, language: Language): string {
  const day = new Date(`${moment.slice(0, 10)}T00:00:00Z`)
  const format = formatOf(language)
  if (ownOrder.has(language)) return format.format(day)
  const parts = Object.fromEntries(format.formatToParts(day).map(({ type, value }) => [type, value.replace('.', '')]))
  return `${parts.weekday}, ${parts.day} ${parts.month}`.toLocaleUpperCase(localeOf(language))
}
