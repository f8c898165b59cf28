import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../../platform/db.ts'
import { openTestDatabase } from '../../../../testing/backend.ts'
import { openTransferShop, type RideOffer, rideQuery } from '../../../../testing/house-transfer-shop.ts'
import { unitsOf } from '../price/fleet.ts'
import { readSold } from './slot-store.ts'

let db: Database
let shop: ReturnType<typeof openTransferShop>

beforeAll(async () => {
  db = await openTestDatabase()
  shop = openTransferShop(db)
})
afterAll(() => db.close())

let days = 0
/** A day that no other test of this file sells. */
const nextDay = (): string => {
  days += 1
  return new Date(Date.parse('2027-06-01') + days * 86_400_000).toISOString().slice(0, 10)
}

const hoursOf = (day: string): string[] =>
  Array.from({ length: 24 }, (_, hour) => `${day}T${String(hour).padStart(2, '0')}:00:00.000Z`)

async function soldOn(day: string, kind: string): Promise<Record<string, number>> {
  const begins = hoursOf(day).flatMap((hour) => [hour, hour.replace(':00:00.', ':30:00.')])
  const rows = await readSold(db, 'LHR', begins)
  return Object.fromEntries(rows.filter((row) => row.kind === kind).map(({ begins: at, sold }) => [at, sold]))
}

test('200 bookings at once on the eight seats of a bus: exactly eight, none lost', async () => {
  const day = nextDay()
  const bus = await shop.offer(rideQuery('LHR', 'LON', { at: `${day}T12:20`, adults: 1 }), 'shuttle')
  expect(bus.detail.ways[0]?.pickUpAt).toBe(`${day}T12:30`)
  const outcomes = await Promise.all(Array.from({ length: 200 }, () => shop.buy(bus)))
  const bought = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value.ref] : []))
  expect(bought).toHaveLength(8)
  for (const outcome of outcomes.filter(({ ok }) => !ok))
    expect(outcome).toMatchObject({ error: { kind: 'noAvailability', effect: 'none' } })
  expect(Object.values(await soldOn(day, 'shuttle-out'))).toEqual([8])
  const again = await shop.search(rideQuery('LHR', 'LON', { at: `${day}T12:20`, adults: 1 }))
  expect(again.some(({ detail }) => detail.vehicle.kind === 'shuttle')).toBe(false)
  const [first] = bought
  if (first) await shop.cancel(first)
  expect(Object.values(await soldOn(day, 'shuttle-out'))).toEqual([7])
  await shop.offer(rideQuery('LHR', 'LON', { at: `${day}T12:20`, adults: 1 }), 'shuttle')
})

test('rides over overlapping hours, all at once: never more cars in an hour than there are, and what is cancelled comes back', async () => {
  const cars = unitsOf('LHR', 'premium')
  const minutes = fc.integer({ min: 0, max: 47 }).map((quarter) => quarter * 15)
  await fc.assert(
    fc.asyncProperty(fc.array(minutes, { minLength: 60, maxLength: 60 }), async (starts) => {
      const day = nextDay()
      const known = new Map<number, RideOffer>()
      for (const start of new Set(starts)) {
        const at = new Date(Date.parse(`${day}T06:00Z`) + start * 60_000).toISOString().slice(0, 16)
        known.set(start, await shop.offer(rideQuery('LHR', 'LON', { at }), 'premium'))
      }
      const outcomes = await Promise.all(starts.map((start) => shop.buy(known.get(start) ?? expect.fail('no offer'))))
      const live = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value] : []))
      const sold = await soldOn(day, 'premium')
      expect(Math.max(...Object.values(sold))).toBeLessThanOrEqual(cars)
      // Who was sent away had an hour without a car.
      expect(outcomes.some(({ ok }) => !ok)).toBe(
        Object.values(sold).some((count) => count === cars) && live.length < 60,
      )
      for (const { ref } of live) await shop.cancel(ref)
      expect(await soldOn(day, 'premium')).toEqual({})
    }),
    { numRuns: 3, endOnFailure: true },
  )
})
