import { expect, it } from 'vitest'
import { lowDays, nightsOf, parseTyped, rangeProblem, shortcutsOf } from './date-range.ts'

it('[R5.1] asks for a check date when neither is given, and for order when both are', () => {
  expect(rangeProblem({})).toBe('error.field.checkDate')
  expect(rangeProblem({ start: '2026-12-15' })).toBeUndefined()
  expect(rangeProblem({ end: '2026-12-15' })).toBeUndefined()
  expect(rangeProblem({ start: '2026-12-20', end: '2026-12-15' })).toBe('ui.dates.order')
})

it('[R9.2] looks ahead when travelling and back in history', () => {
  expect(shortcutsOf(false)).toEqual(['nextWeek', 'nextMonth', 'next3Months'])
  expect(shortcutsOf(true)).toEqual(['lastWeek', 'lastMonth', 'last3Months'])
})

it('reads a typed date only when there is such a day', () => {
  expect(['2026-12-15', '2026/12/15', ' 20261215 ', '2026.12.15'].map(parseTyped)).toEqual(Array(4).fill('2026-12-15'))
  expect(['2026-02-30', '2026-13-01', '15-12-2026', '2026-12', ''].map(parseTyped)).toEqual(Array(5).fill(undefined))
})

it('counts nights across the change of clocks', () => {
  expect(nightsOf('2026-03-28', '2026-03-30')).toBe(2)
})

it('marks the cheapest tenth of each month', () => {
  const december = Array.from(
    { length: 20 },
    (_, day) => [`2026-12-${String(day + 1).padStart(2, '0')}`, 2000 - day] as const,
  )
  const prices = new Map([...december, ['2027-01-01', 9000] as const])
  expect([...lowDays(prices)]).toEqual(['2026-12-20', '2026-12-19', '2027-01-01'])
})
