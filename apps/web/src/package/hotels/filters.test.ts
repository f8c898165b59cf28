import { expect, test } from 'vitest'
import { formatOf } from '../../i18n/format.ts'
import { applyFilters, noChoices, tick } from '../../result/filter.ts'
import type { HotelOffer } from '../hotel-result.ts'
import { filtersOf, sortsOf } from './filters.ts'

const say = (id: string) => id

/** What the list asks of a hotel, and no more. */
const offer = (name: string, difference: number, rating: number | null, currencyCode = 'HKD') =>
  ({
    item: { name, star: null, rating },
    boards: [],
    trip: { total: { amount: 20_000 + difference, currencyCode }, difference: { amount: difference, currencyCode } },
  }) as unknown as HotelOffer

const names = (offers: readonly HotelOffer[]) => offers.map(({ item }) => (item as unknown as { name: string }).name)
const kept = (offers: readonly HotelOffer[], group: string, id: string) =>
  names(applyFilters(offers, filtersOf(offers, say, formatOf('en')), tick(noChoices, group, id, true)))

test('[R2.6] what costs just as much more as a step says is kept by it; what is cheaper is included', () => {
  const hongKong = [-5, 0, 0.01, 1000, 1000.01, 3000, 3000.01].map((more) => offer(String(more), more, null))
  expect(kept(hongKong, 'difference', 'included')).toEqual(['-5', '0'])
  expect(kept(hongKong, 'difference', '1000')).toEqual(['-5', '0', '0.01', '1000'])
  expect(kept(hongKong, 'difference', '3000')).toHaveLength(6)
  const dollars = [150, 150.01, 400, 400.01].map((more) => offer(String(more), more, null, 'USD'))
  expect([kept(dollars, 'difference', '150'), kept(dollars, 'difference', '400').length]).toEqual([['150'], 3])
})

test('[R2.6] a rating filter keeps what is rated just so, and never what nobody has rated', () => {
  const rated = [9, 8.9, 8, 7, 6.9, null].map((rating) => offer(String(rating), 0, rating))
  expect(['9', '8', '7'].map((least) => kept(rated, 'rating', least).join(' '))).toEqual(['9', '9 8.9 8', '9 8.9 8 7'])
})

test('[R2.6] the orders are by what it costs more and by rating, each by the other where alike', () => {
  const offers = [offer('a', 500, 8), offer('b', 0, 7), offer('c', 500, 9), offer('d', 900, 9), offer('e', 100, null)]
  const orders = sortsOf(say).map(({ id, compare }) => [id, names(offers.toSorted(compare)).join('')])
  expect(orders).toEqual([
    ['difference', 'becad'],
    ['rating', 'cdabe'],
  ])
})
