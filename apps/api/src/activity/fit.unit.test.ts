import type { ActivityContent } from '@portolan/supplier/activity'
import { expect, test } from 'vitest'
import { dayWrong, partyWrong } from './fit.ts'
import type { Counted } from './party.ts'

const content = {
  tour: { timeZone: 'Asia/Tokyo' },
  groups: [{ maxSize: 6 }, { maxSize: 3 }],
  ages: [
    { type: 'infant', minAge: 0, maxAge: 3 },
    { type: 'child', minAge: 4, maxAge: 12 },
    { type: 'adult', minAge: 13, maxAge: 64 },
  ],
  seasons: [
    { from: '01-01', to: '03-31' },
    { from: '12-01', to: '12-31' },
  ],
  weekdays: [1, 2, 3, 4, 5, 6],
  times: ['09:00', '15:00'],
} as unknown as ActivityContent

const somebody = (type: Counted['type'], age?: number): Counted => ({ type, age, pointer: `/${type}` })
const textsOf = (...counted: Counted[]): string[] => partyWrong(content, counted, '/party').map(({ text }) => text)

test('a party is looked at by the ages of the activity, not by what people are called', () => {
  expect(textsOf(somebody('adult'), somebody('senior'), somebody('child', 4))).toEqual([])
  expect(textsOf(somebody('child', 14), somebody('infant', 2))).toEqual([])
  expect(textsOf(somebody('youth', 12))).toEqual(['error.activity.adult'])
  expect(textsOf(somebody('adult'), somebody('senior', 70))).toEqual(['error.activity.minAge'])
})

test('more than the largest group takes; infants are not counted against it', () => {
  const adults = Array.from({ length: 6 }, () => somebody('adult'))
  expect(textsOf(...adults, somebody('infant', 1))).toEqual([])
  expect(textsOf(...adults, somebody('child', 9))).toEqual(['error.activity.group'])
})

const dayAt = (date: string, now: string): string[] =>
  dayWrong(content, date, '/day', new Date(now)).map(({ text }) => text)

test('[R7.20] a day out of season, a weekday off, and a day whose last departure has left by the clock of the place', () => {
  const before = '2026-11-01T00:00:00Z'
  expect(dayAt('2026-12-14', before)).toEqual([])
  expect(dayAt('2026-11-30', before)).toEqual(['error.activity.season'])
  expect(dayAt('2026-12-13', before)).toEqual(['error.activity.season'])
  // 15:00 in Tokyo is 06:00 UTC.
  expect(dayAt('2026-12-14', '2026-12-14T05:59:00Z')).toEqual([])
  expect(dayAt('2026-12-14', '2026-12-14T06:00:00Z')).toEqual(['error.activity.gone'])
})
