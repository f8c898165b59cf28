import type { CancelPenalty } from '@portolan/contract/shared'
import { expect, test } from 'vitest'
import { sharesOf, spansOf } from './terms.ts'

const now = Date.parse('2027-01-01T00:00:00Z')
const until = (day: string) => ({ deadline: { absoluteDeadline: `${day}T00:00:00Z` } })
const free = (day: string): CancelPenalty => ({ ...until(day), amountPercent: { percent: 0 } })
const fee = (day: string, amount: number): CancelPenalty => ({
  ...until(day),
  amountPercent: { currencyCode: 'HKD', amount },
})
const never: CancelPenalty = { nonRefundable: true }

test('what a cancellation costs is told span by span, the last one for good', () => {
  const [spans] = spansOf([free('2027-01-10'), fee('2027-01-20', 80), never], now)
  expect(spans?.map(({ charge }) => charge)).toEqual([
    { kind: 'free' },
    { kind: 'sum', amount: 80, currencyCode: 'HKD' },
    { kind: 'none' },
  ])
  expect(spans?.map((span) => span.until)).toEqual([
    Date.parse('2027-01-10T00:00:00Z'),
    Date.parse('2027-01-20T00:00:00Z'),
    undefined,
  ])
})

test('what is over is left out', () => {
  const [spans] = spansOf([free('2026-12-31'), never], now)
  expect(spans?.map(({ charge }) => charge.kind)).toEqual(['none'])
})

test('the rules of out and back follow each other, and are told once where they are the same', () => {
  const there = [free('2027-01-10'), never]
  expect(spansOf([...there, ...there], now)).toHaveLength(1)
  expect(spansOf([...there, free('2027-01-12'), never], now)).toHaveLength(2)
  expect(spansOf([free('2027-01-10'), free('2027-01-08')], now)).toHaveLength(2)
})

test('a whole price that is kept is no refund, and a rule without words promises nothing', () => {
  const kinds = spansOf([{ ...until('2027-01-10'), amountPercent: { percent: 100 } }, {}], now)[0]
  expect(kinds?.map(({ charge }) => charge.kind)).toEqual(['none', 'none'])
})

test('every span has room for its words, and together they fill the bar', () => {
  const [spans = []] = spansOf([free('2027-01-02'), fee('2027-12-31', 1), never], now)
  const shares = sharesOf(spans, now)
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(12)
  expect(Math.abs(shares.reduce((one, other) => one + other, 0) - 100)).toBeLessThanOrEqual(1)
})
