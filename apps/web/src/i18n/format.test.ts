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

  it('keeps Western digits', () => {
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

it('names countries, languages and currencies in the language of the page', () => {
  expect(formatOf('en').country('HK')).toBe('Hong Kong')
  expect(formatOf('zh').country('HK')).toBe('中国香港')
  expect(formatOf('zh').country('TW')).toBe('中国台湾')
  expect(formatOf('fr').country('CH')).toBe('Suisse')
  expect(formatOf('es').language('pt')).toBe('portugués')
  expect(formatOf('en').currency('HKD')).toBe('Hong Kong Dollar')
})
