import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeAirWorld } from '../../../../testing/house-air-world.ts'
import { airlineOf } from '../catalogue/airlines.ts'
import { terminalOf } from '../catalogue/terminal.ts'
import type { FlightFound, VoyageFound } from './voyage.ts'

const { airports, find, airportOf } = makeAirWorld()

const airline = (code: string) => airlineOf.get(code) ?? expect.fail(`no airline ${code}`)
const localDay = ({ departs, departsOffset }: FlightFound) =>
  new Date((departs + departsOffset) * 60_000).toISOString().slice(0, 10)

/** What the zone's own clock says of a moment. */
const clockOf = (moment: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment * 60_000)
const told = (moment: number, offset: number): string =>
  new Date((moment + offset) * 60_000).toISOString().slice(0, 16).replace('T', ' ')

/**
 * Minutes to change where most people do, as published: at home, to abroad, from abroad, abroad; and with two tickets.
 * They stand here in figures, so that the search is not measured with its own rule.
 */
const published: Readonly<Record<string, readonly [number, number, number, number, number]>> = {
  LHR: [60, 75, 75, 60, 150],
  CDG: [60, 75, 90, 90, 165],
  FRA: [45, 45, 45, 45, 150],
  MUC: [35, 40, 40, 45, 150],
  MAD: [40, 60, 60, 60, 150],
  AMS: [25, 50, 50, 50, 150],
  IST: [60, 60, 90, 60, 165],
  DXB: [40, 75, 75, 75, 150],
  DOH: [40, 45, 45, 45, 150],
  SIN: [40, 60, 60, 60, 150],
  HKG: [40, 50, 50, 50, 150],
  BKK: [45, 75, 75, 75, 150],
  NRT: [20, 75, 110, 60, 185],
  ICN: [40, 70, 100, 70, 175],
  PEK: [60, 120, 120, 90, 210],
  PVG: [60, 120, 120, 120, 210],
  CAN: [60, 90, 120, 90, 210],
  JFK: [60, 90, 105, 120, 210],
  ORD: [50, 75, 90, 90, 165],
  ATL: [55, 60, 90, 90, 165],
  LAX: [60, 90, 120, 120, 210],
  GRU: [60, 90, 120, 90, 210],
}
const schengen = 'AT BE BG HR CZ DK EE FI FR DE GR HU IS IT LV LI LT LU MT NL NO PL PT RO SK SI ES SE CH'
const areas = [schengen, 'US PR GU', 'GB IE IM JE GG'].map((area) => area.split(' '))
const isHome = (one: string, other: string): boolean => {
  const [a, b] = [airportOf(one).country, airportOf(other).country]
  return a === b || areas.some((area) => area.includes(a) && area.includes(b))
}

/** Undefined: nothing is published of the airport here. */
function publishedMinutes(before: FlightFound, after: FlightFound, isApart: boolean): number | undefined {
  if (before.to !== after.from) return isApart ? 300 : 240
  const minutes = published[before.to]
  if (!minutes || isApart) return minutes?.[4]
  const own = minutes[(isHome(before.from, before.to) ? 0 : 2) + (isHome(after.from, after.to) ? 0 : 1)] ?? 0
  const [one, other] = [before, after].map((flight) => terminalOf(before.to, airline(flight.airline)))
  return own + (one === other ? 0 : 20)
}

const isPartner = (one: string, other: string): boolean => {
  const [a, b] = [airline(one), airline(other)]
  const isFull = a.kind === 'full' && b.kind === 'full'
  return one === other || (isFull && (!a.alliance || !b.alliance || a.alliance === b.alliance))
}

let measured = 0

function whatIsWrong({ flights, joins }: VoyageFound): string[] {
  const wrong: string[] = []
  for (const { departs, arrives, departsOffset, arrivesOffset, from, to } of flights) {
    if (arrives <= departs) wrong.push('goes back in time')
    if (clockOf(departs, airportOf(from).timeZone) !== told(departs, departsOffset))
      wrong.push(`wrong clock in ${from}`)
    if (clockOf(arrives, airportOf(to).timeZone) !== told(arrives, arrivesOffset)) wrong.push(`wrong clock in ${to}`)
  }
  for (const [index, joining] of joins.entries()) {
    const [before, after] = [flights[index] as FlightFound, flights[index + 1] as FlightFound]
    const least = publishedMinutes(before, after, joining === 'apart')
    if (least !== undefined) measured += 1
    if (least !== undefined && after.departs - before.arrives < least)
      wrong.push(`${after.departs - before.arrives} of ${least} min in ${before.to}`)
    if (airportOf(before.to).city !== airportOf(after.from).city) wrong.push('leaves from elsewhere')
    if ((joining === 'together') !== isPartner(before.airline, after.airline)) wrong.push('partners who are none')
  }
  const seen = flights.map(({ from }) => from)
  if (new Set(seen).size < seen.length) wrong.push('comes round again')
  return wrong
}

const code = fc.constantFrom(...airports.map((airport) => airport.code))
const day = fc
  .integer({ min: 0, max: 340 })
  .map((days) => new Date(Date.UTC(2026, 10, 20 + days)).toISOString().slice(0, 10))
const runs = Number(process.env.ROUTER_RUNS ?? 150)

test('[R7.16] no itinerary breaks a minimum connection or goes back in time; each goes from where to where it was asked', () => {
  let seen = 0
  fc.assert(
    fc.property(code, code, day, fc.integer({ min: 0, max: 2 }), (from, to, date, maxStops) => {
      fc.pre(airportOf(from).city !== airportOf(to).city)
      for (const voyage of find({ from: [from], to: [to], day: date, maxStops, limit: 40 })) {
        const { flights } = voyage
        seen += 1
        expect(whatIsWrong(voyage)).toEqual([])
        expect([flights[0]?.from, flights.at(-1)?.to]).toEqual([from, to])
        expect(localDay(flights[0] as FlightFound)).toBe(date)
        expect(flights.length).toBeLessThanOrEqual(maxStops + 1)
      }
    }),
    { numRuns: runs },
  )
  expect(seen).toBeGreaterThan(runs)
  expect(measured).toBeGreaterThan(runs)
})

/**
 * About one pair in two thousand is not (ROUTER_RUNS=50000 counts them): neighbours whom only a far hub joins, such as
 * Réunion and Mauritius, and some ends of the world that are three changes apart. The sample is always the same, for a
 * rule with exceptions has no counterexample.
 */
test('[R7.16] one place is reached from another within a week, but for one pair in five hundred', () => {
  const days = ['15', '16', '17', '18', '19', '20', '21'].map((date) => `2027-03-${date}`)
  const pairs = fc
    .sample(fc.tuple(code, code), { numRuns: Number(process.env.ROUTER_RUNS ?? 1000), seed: 1 })
    .filter(([from, to]) => airportOf(from).city !== airportOf(to).city)
  const apart = pairs.filter(
    ([from, to]) => !days.some((date) => find({ from: [from], to: [to], day: date, maxStops: 2, limit: 5 }).length > 0),
  )
  if (process.env.ROUTER_RUNS) console.log({ pairs: pairs.length, apart: apart.length })
  expect(pairs.length).toBeGreaterThan(900)
  expect(apart.length, apart.join('; ')).toBeLessThanOrEqual(pairs.length / 500)
})

test('[R7.16] all airports of a city are looked at, and the straight ways are among what is found', () => {
  const found = find({
    from: ['LHR', 'LGW', 'STN', 'LTN'],
    to: ['JFK', 'EWR'],
    day: '2027-03-16',
    maxStops: 1,
    limit: 120,
  })
  expect(new Set(found.map(({ flights }) => flights[0]?.from)).size).toBeGreaterThan(1)
  expect(found.some(({ flights }) => flights.length === 1)).toBe(true)
})

test('[R7.16] on the night when clocks change, flights are as long as on any other', () => {
  const [before, after] = ['2027-03-26', '2027-03-27'].map((date) =>
    find({ from: ['JFK'], to: ['LHR'], day: date, maxStops: 0, limit: 20 }).map(({ flights: [flight] }) => [
      flight?.number,
      (flight?.arrives ?? 0) - (flight?.departs ?? 0),
    ]),
  )
  expect(after).toEqual(before)
})
