import { expect, test } from 'vitest'
import { formatOf } from '../../i18n/format.ts'
import { applyFilters, noChoices, tick } from '../../result/filter.ts'
import { runs, tourInfo } from '../../testing/activity-offer.ts'
import { tourFilters, tourSorts } from './filters.ts'
import { tourOf, toursOn } from './tour.ts'

const say = (id: string) => id

const tour = (id: string, minutes: number, price: number, rating?: number) =>
  tourOf(tourInfo({ id, minutes, days: [runs(22, price, 9, price)], description: { rating } }), 1)

const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id)

test('[R2.6] a tour is short up to three hours, half a day up to five, and longer above', () => {
  const tours = toursOn([tour('a', 180, 1), tour('b', 181, 1), tour('c', 300, 1), tour('d', 301, 1)], '2026-12-22')
  const filters = tourFilters(tours, undefined, say, formatOf('en'))
  const kept = (length: string) => ids(applyFilters(tours, filters, tick(noChoices, 'length', length, true)))
  expect([kept('short'), kept('half'), kept('day')]).toEqual([['a'], ['b', 'c'], ['d']])
})

test('[R2.6] the orders are by the rule, by price and by rating; what nobody has rated is neither praised nor punished', () => {
  const tours = toursOn(
    [tour('dear', 60, 400, 9), tour('cheap', 60, 200, 8), tour('new', 60, 200), tour('best', 60, 300, 9)],
    '2026-12-22',
  )
  const orders = tourSorts(tours, say).map(({ id, compare }) => [id, ids(tours.toSorted(compare))])
  // 10 × rating, less a point for each 50 % dearer than the cheapest: 88, 80, 60, 89
  expect(Object.fromEntries(orders)).toEqual({
    recommended: ['best', 'dear', 'cheap', 'new'],
    price: ['cheap', 'new', 'best', 'dear'],
    rating: ['best', 'dear', 'cheap', 'new'],
  })
})
