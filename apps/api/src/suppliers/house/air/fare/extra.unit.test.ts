import { expect, test } from 'vitest'
import { makeAirWorld } from '../../../../testing/house-air-world.ts'
import { chooseExtras, extrasOf, type Trip } from './extra.ts'
import { levelFare } from './level.ts'
import { makePricing } from './price.ts'
import { termsOf } from './terms.ts'

const { find, airportOf } = makeAirWorld()
const now = Date.UTC(2027, 0, 10) / 60_000

function tripOf(family: 'light' | 'flex', taken: string[] = []): Trip {
  const [voyage] = find({ from: ['LHR'], to: ['JFK'], day: '2027-03-16', maxStops: 0, limit: 1 })
  if (!voyage) return expect.fail('no flight')
  const asked = { heads: { adult: 1, child: 0, infant: 1 }, cabin: 'Economy', now, soldOf: () => 0 } as const
  const priced = makePricing({ ...asked, airportOf, plainFare: levelFare }).trip([voyage])(family)
  return {
    voyages: [voyage],
    first: 0,
    booked: priced?.voyages.map((part) => part.booked) ?? [],
    now,
    terms: termsOf({ airline: { kind: 'full' }, cabin: 'Economy', family, km: 5540 }),
    party: [
      { ref: '1', type: 'adult' },
      { ref: '2', type: 'infant' },
    ],
    isTaken: (_, __, place) => taken.includes(place),
  }
}

const freeSeats = (trip: Trip) => extrasOf(trip).filter(({ seat }) => seat?.isFree)
const codeOf = (trip: Trip, at = 0) => freeSeats(trip)[at]?.code ?? expect.fail('no free seat')
const choice = (code: string, travelerRef = '1', quantity = 1) => ({ code, travelerRef, quantity })

test('[R7.18] a map has every seat once, some free, with windows and aisles where they are', () => {
  const seats = extrasOf(tripOf('light')).filter(({ seat }) => seat)
  expect(seats.length).toBeGreaterThan(150)
  expect(new Set(seats.map(({ code }) => code)).size).toBe(seats.length)
  const free = seats.filter(({ seat }) => seat?.isFree).length
  expect(free).toBeGreaterThan(20)
  expect(free).toBeLessThan(seats.length)
  expect(seats.filter(({ seat }) => seat?.row === seats[0]?.seat?.row && seat?.place === 'window')).toHaveLength(2)
})

test('[R7.18] the simple fare pays for its seat and its bag; in the best one an ordinary seat is free', () => {
  const priceOf = (family: 'light' | 'flex', kind: string) =>
    extrasOf(tripOf(family)).find((extra) => extra.kind === kind)?.price.minor
  expect([priceOf('light', 'seat-standard'), priceOf('flex', 'seat-standard')]).toEqual([2800, 0])
  expect(priceOf('flex', 'seat-legroom')).toBeGreaterThan(0)
  expect(priceOf('light', 'bag')).toBeGreaterThan(0)
})

test('[R7.18] what is chosen is priced; what cannot be had is told', () => {
  const trip = tripOf('light')
  const chosen = chooseExtras(trip, [choice('bag-0', '1', 2), choice(codeOf(trip))])
  expect(chosen).toMatchObject([
    { kind: 'bag', quantity: 2 },
    { kind: 'seat', segment: 0 },
  ])
  const why = (...choices: ReturnType<typeof choice>[]) => chooseExtras(trip, choices)
  expect(why(choice('bag-0', '2'))).toBe('An infant has neither seat nor bag.')
  expect(why(choice('bag-0', '9'))).toBe('An extra is for nobody who travels.')
  expect(why(choice('bag-0', '1', 9))).toBe('So many of it are not taken along.')
  expect(why(choice('bag-1'))).toBe('An extra is not offered.')
  expect(why(choice('wing-0'))).toBe('An extra is not offered.')
  expect(why(choice('seat-0.0-99K'))).toBe('There is no such seat.')
  expect(why(choice(codeOf(trip)), choice(codeOf(trip, 1)))).toBe('Two seats for one, or one seat for two.')
  const [seat] = [codeOf(trip)]
  expect(chooseExtras(tripOf('light', [seat.replace(/^.*-/, '')]), [choice(seat)])).toBe('The seat has been taken.')
})
