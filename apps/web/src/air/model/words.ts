import { type Language, localeOf } from '@portolan/domain/language'
import { calendarParts, calendarText } from '../../i18n/calendar.ts'

const two = (value: number): string => String(value).padStart(2, '0')

/** 02h 15m, as the specification writes it; in Chinese in words. */
export function flightTimeText(minutes: number, language: Language): string {
  const [hours, rest] = [two(Math.floor(minutes / 60)), two(minutes % 60)]
  if (language === 'zh') return `${hours}小时${rest}分`
  return language === 'zhHK' ? `${hours}小時${rest}分` : `${hours}h ${rest}m`
}

/** Their dates are not made of a weekday, a number and a month in this order. */
const ownOrder: ReadonlySet<Language> = new Set(['zh', 'zhHK', 'ar'])

/** MON, 05 JAN, of a local moment. */
export function dayText(moment: string, language: Language): string {
  if (ownOrder.has(language)) return calendarText(moment, 'timetable', language)
  const said = calendarParts(moment, 'timetable', language)
  const parts = Object.fromEntries(said.map(({ type, value }) => [type, value.replace('.', '')]))
  return `${parts.weekday}, ${parts.day} ${parts.month}`.toLocaleUpperCase(localeOf(language))
}
