import { expect, test } from 'vitest'
import { applyFilters, noChoices, tick } from '../../result/filter.ts'
import type { FlightOffer } from '../flight-result.ts'
import { filtersOf, sortsOf } from './filters.ts'

const say = (id: string) => id

/** What the list asks of a flight, and no more: the changes of each way, the minutes of both, the total of the trip. */
const offer = (key: string, changes: readonly number[], minutes: number, amount: number) =>
  ({
    ...{ key, minutes, total: { total: { amount } } },
    ways: changes.map((count) => ({ stops: Array(count).fill({}), airlines: [] })),
  }) as unknown as FlightOffer

const keys = (offers: readonly FlightOffer[]) => offers.map((one) => (one as unknown as { key: string }).key).join('')

const offers = [offer('a', [0, 0], 900, 300), offer('b', [0, 1], 800, 300), offer('c', [2, 1], 800, 200)]

test('[R2.6] a trip has as many stops as the way with more of them', () => {
  const filters = filtersOf(offers, say)
  const kept = ['0', '1', '2'].map((id) => keys(applyFilters(offers, filters, tick(noChoices, 'stops', id, true))))
  expect(kept).toEqual(['a', 'b', 'c'])
})

test('[R2.6] the orders are by the price of the trip and by time, each by the other where alike', () => {
  expect(sortsOf(say).map(({ id, compare }) => [id, keys(offers.toSorted(compare))])).toEqual([
    ['difference', 'cba'],
    ['time', 'cba'],
  ])
  const [a, b, c] = offers as [FlightOffer, FlightOffer, FlightOffer]
  const [difference, time] = sortsOf(say)
  expect(difference?.compare(a, b)).toBeGreaterThan(0)
  expect(time?.compare(b, c)).toBeGreaterThan(0)
  expect(time?.compare(a, c)).toBeGreaterThan(0)
})
