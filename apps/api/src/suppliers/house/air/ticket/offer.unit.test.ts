import { expect, test } from 'vitest'
import { makeSafe } from '../../../../platform/crypto.ts'
import { makeAirWorld } from '../../../../testing/house-air-world.ts'
import { levelFare } from '../fare/level.ts'
import { headsOf } from '../fare/party.ts'
import { makePricing } from '../fare/price.ts'
import type { VoyageFound } from '../router/voyage.ts'
import { offersOf } from './offer.ts'
import { inFamilies } from './pricing.ts'
import { makeTokens } from './token.ts'

const { find, airportOf } = makeAirWorld()
const now = Date.UTC(2026, 10, 15) / 60_000
const party = [
  { ref: '1', type: 'adult' },
  { ref: '2', type: 'adult' },
  { ref: '3', type: 'child', age: 7 },
] as const
const tokens = makeTokens('house-air', makeSafe(['a secret of the test']))

const pricing = () =>
  makePricing({
    heads: headsOf(party),
    cabin: 'Economy',
    now,
    soldOf: () => 0,
    airportOf,
    plainFare: levelFare,
  })

const voyages = (from: string, to: string, day: string): readonly VoyageFound[] =>
  find({ from: [from], to: [to], day, maxStops: 1, limit: 12 })

function offersFor(trip: readonly VoyageFound[], { leg = 0, isByLeg = false, fares = pricing() } = {}) {
  const wanted = { search: 'x', isByLeg, leg, legs: 2, cabin: 'Economy', party, voyages: trip } as const
  const offerOf = offersOf(wanted, { tokens, airportOf, now })
  return inFamilies(trip, fares).map(([family, priced]) => offerOf(family, priced))
}

/** Flights that nobody has seen before: nothing is known of them yet. */
const anew = (trip: readonly VoyageFound[]): readonly VoyageFound[] => structuredClone(trip)

test('[R7.16] an offer is the same, whether its voyages are part of a hundred others or of none', () => {
  const shared = pricing()
  const [outs, backs] = [voyages('LHR', 'JFK', '2027-03-16'), voyages('JFK', 'LHR', '2027-03-23')]
  const trips = outs.flatMap((out) => backs.map((back) => [out, back]))
  expect(trips.length).toBeGreaterThan(100)
  const all = trips.map((trip) => offersFor(trip, { fares: shared }))
  expect(all.flat().length).toBeGreaterThan(200)
  expect(all).toEqual(trips.map((trip) => offersFor(anew(trip))))
})

test('[R7.16] what is the same in two offers of a search is made once', () => {
  const shared = pricing()
  const [out] = voyages('LHR', 'JFK', '2027-03-16')
  const [back] = voyages('JFK', 'LHR', '2027-03-23')
  if (!out || !back) return expect.fail('no flight')
  const [one] = offersFor([out], { fares: shared })
  const [again] = offersFor([out], { fares: shared })
  expect(again?.detail.voyages[0]).toBe(one?.detail.voyages[0])
  expect(again?.detail.terms).toBe(one?.detail.terms)
  const [light, classic] = offersFor([out, back], { fares: shared })
  expect(classic?.detail.voyages[0]?.connections).toBe(light?.detail.voyages[0]?.connections)
  expect(classic?.detail.voyages[0]?.segments[0]?.from).toBe(light?.detail.voyages[0]?.segments[0]?.from)
})

test('[R7.16] a voyage that stands for two legs says in each which leg it is', () => {
  const shared = pricing()
  const trip = voyages('LHR', 'JFK', '2027-03-16').slice(0, 1)
  const legs = [0, 1].map((leg) => offersFor(trip, { leg, isByLeg: true, fares: shared })[0]?.detail.voyages[0]?.leg)
  expect(legs).toEqual([0, 1])
})
