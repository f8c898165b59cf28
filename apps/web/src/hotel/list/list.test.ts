import { expect, test } from 'vitest'
import { applyFilters, countsOf, histogramOf, noChoices, tick } from '../../result/filter.ts'
import { areasOf, housesOf } from '../../stay/list/house.ts'
import { boardsOf } from '../../stay/list/meal.ts'
import { ratingText } from '../../stay/list/rating.ts'
import { hotelStay } from '../../testing/hotel-list-offer.ts'
import { readBox, writeBox } from './box.ts'
import { hotelFilters, hotelSorts, pointsOf } from './filters.ts'

const say = (id: string) => id
const centre = [-9.14, 38.71] as const

const houses = housesOf(
  [
    hotelStay(
      { id: 'a', total: 5000, rating: 9.1, star: 5, info: { amenityCodes: ['66', '42', '179'], quarter: 'Baixa' } },
      { mealPlanCodes: ['14', '3'], freeCancelUntil: '2026-12-12T18:00:00+00:00' },
    ),
    hotelStay({ id: 'b', total: 4000, rating: 8.2, star: 3, at: [-9.2, 38.7], info: { quarter: 'Belém' } }),
    hotelStay(
      { id: 'c', total: 10_000, rating: 6.9, star: 4, info: { propertyKind: 'resort', amenityCodes: ['66'] } },
      { mealPlanCodes: ['12', '10', '1'] },
    ),
    hotelStay({ id: 'gone' }, { status: 'Close' }),
    hotelStay({ id: '', info: { ttiCode: undefined } }),
  ],
  5,
  centre,
)
const filters = hotelFilters(houses, say)
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id)
const left = (...ticks: [group: string, option: string][]) =>
  ids(
    applyFilters(
      houses,
      filters,
      ticks.reduce((choices, [group, option]) => tick(choices, group, option, true), noChoices),
    ),
  )

test('what cannot be had or opened is not in the list; the price of a night is the whole price by nights', () => {
  expect(ids(houses)).toEqual(['a', 'b', 'c'])
  expect(houses.map(({ night }) => night.amount)).toEqual([1000, 800, 2000])
  const [third] = housesOf([hotelStay({ id: 'x', total: 100 })], 3, undefined)
  expect(third).toMatchObject({ night: { amount: 33.33 }, total: { amount: 100 }, distance: undefined })
  expect(houses[1]?.distance).toBeCloseTo(5.3, 1)
})

test('until when cancelling is free is by the clock of the hotel, which is named', () => {
  const free = { freeCancelUntil: '2026-12-12T23:30:00-10:00', freeCancelClock: 'Honolulu time' }
  const [house] = housesOf([hotelStay({ id: 'x' }, free)], 1, undefined)
  expect(house?.freeUntil).toEqual({ absoluteDeadline: free.freeCancelUntil, clock: 'Honolulu time' })
  expect(houses[1]?.freeUntil).toBeUndefined()
})

test('every filter narrows the list as it says', () => {
  expect(left(['cancellation', 'free'])).toEqual(['a'])
  expect(left(['cancellation', 'none'])).toEqual(['b', 'c'])
  expect(left(['meals', 'breakfast'])).toEqual(['a'])
  expect(left(['meals', 'halfBoard'], ['meals', 'breakfast'])).toEqual(['a', 'c'])
  expect(left(['stars', '3'], ['stars', '4'])).toEqual(['b', 'c'])
  expect(left(['rating', '9'])).toEqual(['a'])
  expect(left(['rating', '8'])).toEqual(['a', 'b'])
  expect(left(['amenities', '66'], ['kind', 'hotel'])).toEqual(['a'])
  expect(left(['quarter', 'Belém'])).toEqual(['b'])
  expect(ids(applyFilters(houses, filters, { ticked: {}, limits: [900, 1500] }))).toEqual(['a'])
})

test('counts say what a tick would leave while the other groups are as they are', () => {
  const counts = countsOf(houses, filters, tick(noChoices, 'amenities', '66', true))
  expect(counts.kind).toEqual({ hotel: 1, resort: 1 })
  expect(counts.quarter).toEqual({ Baixa: 2, Belém: 0 })
  expect(counts.rating).toEqual({ 9: 1, 8: 1, 7: 1 })
  expect(histogramOf(houses, filters, noChoices)).toMatchObject({ least: 800, most: 2000 })
})

test('only amenities that people look for are filters, the most frequent first; stars from the most', () => {
  const options = (id: string) => ids(filters.groups.find((group) => group.id === id)?.options ?? [])
  expect(options('amenities')).toEqual(['66', '42', '5'])
  expect(options('stars')).toEqual(['5', '4', '3'])
  expect(options('meals')).toEqual(['roomOnly', 'breakfast', 'halfBoard', 'fullBoard', 'allInclusive'])
})

test('the recommended order is the rule that is written above the list', () => {
  const [a, b, c] = houses
  if (!a || !b || !c) throw new Error('A house is missing.')
  // 10 × 9.1, 25 % dearer, in the centre; 10 × 8.2, cheapest, 5.3 km out; 10 × 6.9, 150 % dearer, in the centre
  expect(pointsOf(a, 4000)).toBeCloseTo(91 - 2.5)
  expect(pointsOf(b, 4000)).toBeCloseTo(82 - 2 * (b.distance ?? 0))
  expect(pointsOf(c, 4000)).toBeCloseTo(69 - 15)
  const unrated = { ...b, item: { ...b.item, rating: null }, distance: undefined }
  expect(pointsOf(unrated, 4000)).toBe(60)
  const orders = hotelSorts(houses, say).map(({ id, compare }) => [id, ids(houses.toSorted(compare)).join('')])
  expect(orders).toEqual([
    ['recommended', 'abc'],
    ['price', 'bac'],
    ['rating', 'abc'],
  ])
})

test('codes of meals become what hotels call them, from the least to the most', () => {
  expect(boardsOf(['1', '10', '12', '3', '14'])).toEqual([
    ...['roomOnly', 'breakfast', 'halfBoard', 'fullBoard', 'allInclusive'],
  ])
  expect(boardsOf(['14', '99'])).toEqual(['roomOnly'])
  expect(boardsOf([])).toEqual([])
})

test('a rating has its word from seven on', () => {
  expect([9.4, 9, 8.6, 8, 7, 6.9].map(ratingText)).toEqual([
    ...['hotels.rating.exceptional', 'hotels.rating.superb', 'hotels.rating.excellent'],
    ...['hotels.rating.veryGood', 'hotels.rating.good', undefined],
  ])
})

test('quarters are named where their houses stand, the largest first', () => {
  expect(areasOf(houses).map(({ name }) => name)).toEqual(['Baixa', 'Belém'])
  expect(areasOf(houses)[1]?.place).toEqual([-9.2, 38.7])
})

test('a part of the map stands in the address; what is no part of the earth is none', () => {
  const box = { south: -38.7, west: 170.25, north: -38.6, east: -179.9 }
  expect(readBox(writeBox(box))).toEqual(box)
  for (const wrong of [undefined, '', '1_2_3', '1_2_3_x', '5_1_4_2', '91_0_92_1', '1_181_2_182', '1_2_3_4_5'])
    expect(readBox(wrong), String(wrong)).toBeUndefined()
})

test('a rating filter keeps what is rated just so, and never what nobody has rated', () => {
  const rated = [9, 8.9, 8, 7.9, 7, 6.9].map((rating) => hotelStay({ id: String(rating), rating }))
  const nobody = hotelStay({ id: 'new', info: { awards: [{ provider: 'star', rating: 3 }] } })
  const all = housesOf([...rated, nobody], 1, undefined)
  const kept = (least: string) =>
    ids(applyFilters(all, hotelFilters(all, say), tick(noChoices, 'rating', least, true))).join(' ')
  expect([kept('9'), kept('8'), kept('7')]).toEqual(['9', '9 8.9 8', '9 8.9 8 7.9 7'])
})
