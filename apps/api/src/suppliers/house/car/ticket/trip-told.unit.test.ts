import { expect, test } from 'vitest'
import type { Database } from '../../../../platform/db.ts'
import { carQuery, openCarShop } from '../../../../testing/house-car-shop.ts'

const nothingSold = { query: async () => [] } as unknown as Database

/** How many things there are, however often they are named. */
const countThings = (things: readonly unknown[]): number => new Set(things).size

test('what is told alike of many cars is one object: a search neither makes nor stores it again', async () => {
  const offers = await openCarShop(nothingSold).find(carQuery('2027-05-12T10:00', '2027-05-15T10:00'))
  const details = offers.map(({ detail }) => detail)
  const companies = countThings(details.map(({ vendor }) => vendor.code))
  const cars = countThings(details.map(({ car }) => car.id))
  expect(offers.length).toBeGreaterThan(2 * cars)
  expect(countThings(details.map(({ vendor }) => vendor))).toBe(companies)
  expect(countThings(details.map(({ pickUp }) => pickUp))).toBe(companies)
  expect(countThings(details.map(({ rules }) => rules))).toBe(companies)
  expect(countThings(details.map(({ car }) => car))).toBe(cars)
  expect(countThings(details.map(({ notCovered }) => notCovered))).toBe(1)
  const excesses = countThings(details.map(({ rateCode, excess }) => `${rateCode} ${excess.minor}`))
  expect(countThings(details.map(({ covers }) => covers))).toBe(excesses)
})

test('an office is told in the words of the company: those whose desk is elsewhere say so', async () => {
  const offers = await openCarShop(nothingSold).find(carQuery('2027-05-12T10:00', '2027-05-15T10:00'))
  const accessOf = new Map(offers.map(({ detail }) => [detail.vendor.code, detail.pickUp.office.access]))
  expect(Object.fromEntries(accessOf)).toEqual({ MER: 'terminal', ATL: 'beside', COS: 'shuttle' })
})
