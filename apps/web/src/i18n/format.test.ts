import type { Language } from '@portolan/domain/language'
import { describe, expect, it } from 'vitest'
import { formatOf } from './format.ts'

const table: [Language, string, string, string, string, string][] = [
  ['en', 'Tue 15 Dec', 'Tuesday, 15 December 2026', '15 – 20 Dec', '1,842.50', '1.9 km'],
  ['zh', '12月15日周二', '2026年12月15日星期二', '12/15 – 12/20', '1,842.50', '1.9公里'],
  ['zhHK', '12月15日週二', '2026年12月15日星期二', '15/12 至 20/12', '1,842.50', '1.9 公里'],
  ['es', 'mar, 15 dic', 'martes, 15 de diciembre de 2026', '15–20 dic', '1.842,50', '1,9 km'],
  ['fr', 'mar. 15 déc.', 'mardi 15 décembre 2026', '15–20 déc.', '1 842,50', '1,9 km'],
  ['ar', 'الثلاثاء، 15 ديسمبر', 'الثلاثاء، 15 ديسمبر 2026', '15–20 ديسمبر', '1,842.50', '1.9 كم'],
]

/** ICU chooses between narrow, thin and no-break spaces from one release to the next. */
const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ')

describe.each(table)('%s', (language, short, long, range, number, distance) => {
  const format = formatOf(language)

  it('writes dates, ranges, numbers and distances as the design language fixes them', () => {
    const parts = format.range('2026-12-15', '2026-12-20')
    expect(format.date('2026-12-15')).toBe(short)
    expect(plain(format.longDate('2026-12-15'))).toBe(long)
    expect(plain(parts.start + parts.joint + parts.end)).toBe(range)
    expect(plain(format.number(1842.5, 2))).toBe(number)
    expect(plain(format.distance(1.9))).toBe(distance)
  })

  it('[R9.11] puts the currency tag before the figure', () => {
    expect(plain(format.money(1842.5, 'HKD'))).toBe(`HK$${number}`)
    expect(plain(format.money(1842.5, 'USD'))).toBe(`$${number}`)
    expect(plain(format.money(1842.5, 'EUR'))).toBe(`HK$${number}`)
  })

  it('keeps Western digits and 24 hours', () => {
    expect(format.time(new Date('2026-12-15T16:05:00Z'), 'Asia/Shanghai')).toBe('00:05')
    expect(format.date('2026-12-15') + format.duration(244)).not.toMatch(/[٠-٩]/)
  })
})

it('splits a range where it is joined, so that each end can be isolated', () => {
  const partsIn = (language: Language, end = '2026-12-20') => {
    const { start, joint, end: last } = formatOf(language).range('2026-12-15', end)
    return [start, joint, last].map(plain)
  }
  expect(partsIn('en')).toEqual(['15', ' – ', '20 Dec'])
  expect(partsIn('zhHK')).toEqual(['15/12', ' 至 ', '20/12'])
  expect(partsIn('ar')).toEqual(['15', '–', '20 ديسمبر'])
  expect(partsIn('en', '2027-01-03')).toEqual(['15 Dec 2026', ' – ', '3 Jan 2027'])
  expect(partsIn('en', '2026-12-15')).toEqual(['15 Dec', '', ''])
})

it('writes durations in hours and minutes', () => {
  const all = (minutes: number) =>
    (['en', 'zh', 'zhHK', 'es', 'fr', 'ar'] as const).map((language) => plain(formatOf(language).duration(minutes)))
  expect(all(244)).toEqual(['4 h 04 min', '4小时4分钟', '4 小時 4 分鐘', '4 h 04 min', '4 h 04 min', '4 س 4 د'])
  expect(formatOf('en').duration(45)).toBe('45 min')
})

it('tells a sign-in by day and time in the zone of the shop', () => {
  const zone = 'Asia/Shanghai'
  const now = new Date('2026-11-15T08:00:00Z')
  const at = (language: Language, instant: string) => formatOf(language).moment(new Date(instant), zone, now)
  expect(at('en', '2026-11-15T05:41:00Z')).toBe('Today, 13:41')
  expect(at('en', '2026-11-14T17:00:00Z')).toBe('Today, 01:00')
  expect(at('en', '2026-11-14T10:20:00Z')).toBe('Yesterday, 18:20')
  expect(at('en', '2026-11-13T01:12:00Z')).toBe('13 Nov, 09:12')
  expect(at('en', '2025-11-13T01:12:00Z')).toBe('13 Nov 2025, 09:12')
  expect(at('zh', '2026-11-15T05:41:00Z')).toBe('今天 13:41')
  expect(at('zhHK', '2026-11-14T10:20:00Z')).toBe('昨日 18:20')
  expect(at('es', '2026-11-15T05:41:00Z')).toBe('Hoy, 13:41')
  expect(at('fr', '2026-11-15T05:41:00Z')).toBe('Aujourd’hui, 13:41')
  expect(at('ar', '2026-11-15T05:41:00Z')).toBe('اليوم، 13:41')
})

it('names countries, languages and currencies in the language of the page', () => {
  expect(formatOf('en').country('HK')).toBe('Hong Kong')
  expect(formatOf('zh').country('HK')).toBe('中国香港')
  expect(formatOf('zh').country('TW')).toBe('中国台湾')
  expect(formatOf('fr').country('CH')).toBe('Suisse')
  expect(formatOf('es').language('pt')).toBe('portugués')
  expect(formatOf('en').currency('HKD')).toBe('Hong Kong Dollar')
})
