import { expect, test } from 'vitest'
import { airAges, airLegs, airParty, lastDayOnSale, unaccompaniedInAir } from './limit.ts'

test('every age has one kind of fare: under two a lap, under twelve a child’s, then an adult’s', () => {
  const kindsAt = (age: number) =>
    Object.entries(airAges).flatMap(([kind, { from, to }]) => (age >= from && age <= to ? [kind] : []))
  expect([0, 1, 2, 11, 12, 120].map(kindsAt)).toEqual([
    ...[['infant'], ['infant'], ['child'], ['child'], ['adult'], ['adult']],
  ])
  for (let age = 0; age <= 120; age += 1) expect(kindsAt(age), String(age)).toHaveLength(1)
})

test('one to nine go together; several cities are two to six flights', () => {
  expect([airParty, airLegs]).toEqual([
    { fewest: 1, most: 9 },
    { fewest: 2, most: 6 },
  ])
})

test('flights are sold for 360 days, over the end of a year and over a leap day', () => {
  expect(lastDayOnSale('2026-11-20')).toBe('2027-11-15')
  expect(lastDayOnSale('2028-01-01')).toBe('2028-12-26')
})

test('[F7] nobody under twelve flies without an adult, and each infant has an adult’s lap of its own', () => {
  expect(unaccompaniedInAir([11, 1])).toEqual({ places: [0, 1], why: 'adult' })
  expect(unaccompaniedInAir([12, 1])).toEqual({ places: [], why: 'infants' })
  expect(unaccompaniedInAir([1, 30, 0, 2])).toEqual({ places: [2], why: 'infants' })
})
