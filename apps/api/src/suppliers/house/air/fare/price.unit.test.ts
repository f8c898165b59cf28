import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeAirWorld } from '../../../../testing/house-air-world.ts'
import { airlineOf } from '../catalogue/airlines.ts'
import { type Family, families } from '../catalogue/booking-class.ts'
import type { VoyageFound } from '../router/voyage.ts'
import { kilometresBetween } from '../schedule/airport.ts'
import { levelFare } from './level.ts'
import { fareOf, makePricing, type TripPriced } from './price.ts'
import { contractsOf } from './ticket.ts'

const { airports, find, airportOf } = makeAirWorld()
const now = Date.UTC(2026, 10, 15) / 60_000

function pricingFor(heads = { adult: 1, child: 0, infant: 0 }, sold = 0, cabin: 'Economy' | 'Business' = 'Economy') {
  const { trip } = makePricing({ heads, cabin, now, soldOf: () => sold, airportOf, plainFare: levelFare })
  return (voyages: readonly VoyageFound[], family: Family) => trip(voyages)(family)
}

const hubs = ['LHR', 'CDG', 'FRA', 'DXB', 'SIN', 'HKG', 'JFK', 'GRU', 'SYD', 'DUB', 'BCN', 'NBO']
const code = fc.constantFrom(...airports.filter(({ size }) => size > 2).map((airport) => airport.code))
const hub = fc.constantFrom(...hubs)
const day = fc
  .integer({ min: 2, max: 320 })
  .map((days) => new Date(Date.UTC(2026, 10, 15 + days)).toISOString().slice(0, 10))

const voyages = (from: string, to: string, date: string): readonly VoyageFound[] =>
  find({ from: [from], to: [to], day: date, maxStops: 2, limit: 6 })

const later = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

/** Of out and back, each way. */
const halfOfReturn = 0.78

/** The least that the ways of a trip can cost one adult: the plain fare of each contract, halved for a return. */
const floorOf = (trip: readonly VoyageFound[]): number =>
  trip.flatMap(contractsOf).reduce((sum, { flights, airline }) => {
    const [first, last] = [flights[0], flights.at(-1)]
    if (!first || !last) return sum
    const [start, end] = [airportOf(first.from), airportOf(last.to)]
    const km = kilometresBetween(start, end)
    const market = {
      km,
      stops: flights.length - 1,
      airline,
      from: start.code,
      to: end.code,
      day: first.day,
      latitude: end.lat,
    }
    return sum + levelFare(market) * (trip.length > 1 ? halfOfReturn : 1) - 100
  }, 0)

const totals = ({ passengers }: TripPriced) =>
  Object.fromEntries(passengers.map((fare) => [fare.type, fareOf(fare).minor]))

describe('fares', () => {
  test('[R7.16] child ≤ adult, infant ≤ child; the parts add up to the total; nothing costs less than the sum rule', () => {
    let seen = 0
    const heads = { adult: 2, child: 1, infant: 1 }
    fc.assert(
      fc.property(hub, code, day, (from, to, date) => {
        fc.pre(airportOf(from).city !== airportOf(to).city)
        const priceTrip = pricingFor(heads)
        const [outs, backs] = [voyages(from, to, date), voyages(to, from, later(date, 9))]
        const trips = [
          ...outs.map((out) => [out]),
          ...outs.flatMap((out) => backs.slice(0, 2).map((back) => [out, back])),
        ]
        for (const trip of trips)
          for (const family of families) {
            const priced = priceTrip(trip, family)
            if (!priced) continue
            seen += 1
            const { adult = 0, child = 0, infant = 0 } = totals(priced)
            expect(child).toBeLessThanOrEqual(adult)
            expect(infant).toBeLessThanOrEqual(child)
            expect(priced.total.minor).toBe(2 * adult + child + infant)
            expect(priced.voyages.reduce((sum, { total }) => sum + total.minor, 0)).toBe(priced.total.minor)
            const adultBase = priced.passengers.find(({ type }) => type === 'adult')?.base.minor ?? 0
            expect(adultBase).toBeGreaterThanOrEqual(floorOf(trip))
            expect(priced.taxes.minor).toBeGreaterThan(0)
          }
      }),
      { numRuns: 60 },
    )
    expect(seen).toBeGreaterThan(200)
  })

  test('[R7.16] the fuller the flight, the dearer; a full one is not sold', () => {
    const [voyage] = voyages('LHR', 'JFK', '2027-03-16')
    if (!voyage) return expect.fail('no flight')
    const at = (sold: number) => pricingFor(undefined, sold)([voyage], 'classic')?.total.minor
    const prices = [0, 5, 10, 15, 20, 30].map(at)
    const known = prices.filter((price) => price !== undefined)
    expect(known).toEqual(known.toSorted((one, other) => one - other))
    expect(new Set(known).size).toBeGreaterThan(1)
    expect(at(400)).toBeUndefined()
  })

  test('[R7.16] the later it is bought, the dearer', () => {
    const [voyage] = voyages('LHR', 'JFK', '2027-03-16')
    if (!voyage) return expect.fail('no flight')
    const boughtBefore = (days: number) =>
      makePricing({
        ...{
          heads: { adult: 1, child: 0, infant: 0 },
          cabin: 'Economy',
          soldOf: () => 0,
          airportOf,
          plainFare: levelFare,
        },
        now: (voyage.flights[0]?.departs ?? 0) - days * 1440,
      }).trip([voyage])('classic')?.total.minor ?? Number.NaN
    const prices = [90, 40, 12, 4].map(boughtBefore)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    expect(prices.at(-1)).toBeGreaterThan(prices[0] ?? 0)
  })

  test('[R7.16] out and back with one airline costs less than twice one way; two contracts cost what each costs', () => {
    const outs = voyages('LHR', 'JFK', '2027-03-16')
    const backs = voyages('JFK', 'LHR', '2027-03-23')
    const byAirline = (list: readonly VoyageFound[]) =>
      list.find(({ flights }) => flights.length === 1 && flights[0]?.airline === 'BA')
    const [out, back] = [byAirline(outs), byAirline(backs)]
    if (!out || !back) return expect.fail('no flight')
    const priceTrip = pricingFor()
    const priceOf = (...trip: VoyageFound[]) => priceTrip(trip, 'light')?.total.minor ?? Number.NaN
    expect(priceOf(out, back)).toBeLessThan(priceOf(out) + priceOf(back))
    expect(airlineOf.get('BA')?.kind).toBe('full')
  })

  describe('[R7.16] what each of a family pays', () => {
    const heads = { adult: 1, child: 1, infant: 1 }
    const straight = (from: string, to: string, airline: string) =>
      voyages(from, to, '2027-03-16').find(({ flights }) => flights.length === 1 && flights[0]?.airline === airline) ??
      expect.fail('no flight')
    const faresOf = (voyage: VoyageFound, cabin?: 'Business') => {
      const { passengers } = pricingFor(heads, 0, cabin)([voyage], cabin ? 'flex' : 'light') ?? expect.fail('no price')
      return passengers.map(({ type, base, taxes }) => ({
        type,
        base: base.minor,
        taxes: Object.fromEntries(taxes.map((line) => [line.code, line.amount.minor])),
      }))
    }
    // Of the United States, of the airport, and for the fuel of 5,539 km.
    const everybodys = { UB: 2630, US: 2310, YC: 717, XY: 700, XA: 396, YQ: 6093 }

    test('the British duty is asked of adults alone at the back, of children too in front, of who has no seat never', () => {
      const [adult, child, infant] = faresOf(straight('LHR', 'JFK', 'BA'))
      expect(adult?.taxes).toEqual({ GB: 13_600, ...everybodys })
      expect(child?.taxes).toEqual(everybodys)
      expect(infant?.taxes).toEqual({})
      const [before, beside, onLap] = faresOf(straight('LHR', 'JFK', 'BA'), 'Business')
      expect(before?.taxes).toEqual({ GB: 27_200, ...everybodys })
      expect(beside?.taxes).toEqual(before?.taxes)
      expect(onLap?.taxes).toEqual({})
    })

    test('a child pays three quarters of the fare and who has no seat a tenth, to the dollar', () => {
      const [adult, child, infant] = faresOf(straight('LHR', 'JFK', 'BA'))
      const fare = adult?.base ?? 0
      expect(fare).toBeGreaterThan(10_000)
      expect(Math.abs((child?.base ?? 0) - fare * 0.75)).toBeLessThanOrEqual(100)
      expect(Math.abs((infant?.base ?? 0) - fare * 0.1)).toBeLessThanOrEqual(100)
    })

    test('who flies cheaply takes the whole fare for a child, and thirty dollars at most for who has no seat', () => {
      const [adult, child, infant] = faresOf(straight('LGW', 'AGP', 'U2'))
      expect(child?.base).toBe(adult?.base)
      expect(adult?.base).toBeGreaterThan(3000)
      expect(infant?.base).toBe(3000)
    })

    test('what is paid is each one’s fare with each one’s taxes', () => {
      const priced = pricingFor({ adult: 2, child: 3, infant: 1 })([straight('LHR', 'JFK', 'BA')], 'light')
      const { adult = 0, child = 0, infant = 0 } = priced ? totals(priced) : {}
      expect(priced?.total.minor).toBe(2 * adult + 3 * child + infant)
      const shared = Object.values(everybodys).reduce((sum, tax) => sum + tax, 0)
      expect(priced?.taxes.minor).toBe(2 * (13_600 + shared) + 3 * shared)
    })
  })

  test('[R7.16] better cabins cost more', () => {
    const [voyage] = voyages('LHR', 'JFK', '2027-03-16').filter(({ flights }) => flights.length === 1)
    if (!voyage) return expect.fail('no flight')
    const priceIn = (cabin: 'Economy' | 'Business') =>
      pricingFor(undefined, 0, cabin)([voyage], 'flex')?.total.minor ?? Number.NaN
    expect(priceIn('Business')).toBeGreaterThan(priceIn('Economy') * 2)
  })
})
