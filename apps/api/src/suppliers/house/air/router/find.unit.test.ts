import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeAirWorld } from '../../../../testing/house-air-world.ts'
import { airlineOf } from '../catalogue/airlines.ts'
import { joiningOf, leastMinutes } from './connect.ts'
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
    const [first, second] = [airline(before.airline), airline(after.airline)]
    const least = leastMinutes({
      ...{ from: airportOf(before.from), lands: airportOf(before.to), leaves: airportOf(after.from) },
      ...{ to: airportOf(after.to), first, second, joining },
    })
    if (after.departs - before.arrives < least)
      wrong.push(`${after.departs - before.arrives} of ${least} min in ${before.to}`)
    if (airportOf(before.to).city !== airportOf(after.from).city) wrong.push('leaves from elsewhere')
    if (joining !== joiningOf(first, second)) wrong.push('partners who are none')
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
})

test('[R7.16] every place is reached from every other within a week', () => {
  fc.assert(
    fc.property(code, code, (from, to) => {
      fc.pre(airportOf(from).city !== airportOf(to).city)
      const days = ['15', '16', '17', '18', '19', '20', '21'].map((date) => `2027-03-${date}`)
      expect(days.some((date) => find({ from: [from], to: [to], day: date, maxStops: 2, limit: 5 }).length > 0)).toBe(
        true,
      )
    }),
    { numRuns: runs },
  )
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
