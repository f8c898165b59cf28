import type { AirDetail } from '@portolan/supplier/air'
import type { Bench } from '@portolan/supplier/conformance/bench'
import type { SupplierFor } from '@portolan/supplier/query'
import type { Traveler } from '@portolan/supplier/traveler'
import { loadCatalogue } from '../place/catalogue/load.ts'
import { makePlaces } from '../place/places.ts'
import { makeSafe } from '../platform/crypto.ts'
import type { Database } from '../platform/db.ts'
import { classesOf } from '../suppliers/house/air/catalogue/booking-class.ts'
import { levelFare } from '../suppliers/house/air/fare/level.ts'
import { seatsGiven } from '../suppliers/house/air/fare/seats.ts'
import type { FlightFound } from '../suppliers/house/air/router/voyage.ts'
import { giveBack, readSold, seatKey } from '../suppliers/house/air/ticket/seat-store.ts'
import { houseAirId, makeHouseAir } from '../suppliers/house/air/ticket/supplier.ts'
import { sweepHolds } from '../suppliers/house/book/book-store.ts'
import { makeTroubledWay } from './house-trouble.ts'
import { queries } from './simulated-bench.ts'

const travelers: readonly Traveler[] = [
  {
    ...{ ref: 't1', type: 'adult', lead: true, age: 38, birthDate: '1988-06-02' },
    ...{ title: 'Ms', given: 'Mei', surname: 'Lam', email: 'mei.lam@example.org' },
    phone: { country: '852', number: '5550123' },
  },
  { ref: 't2', type: 'adult', lead: false, birthDate: '1985-11-20', title: 'Mr', given: 'Jonas', surname: 'Weber' },
]

const minutesOf = (text: string): number => Date.parse(text) / 60_000

/** Paris – Zürich by SWISS, on a number of its own. */
const flightTo = (number: number, day = '2027-05-14'): FlightFound => ({
  ...{ airline: 'LX', number, from: 'CDG', to: 'ZRH', aircraft: '223', km: 477 },
  ...{ day, departs: minutesOf(`${day}T05:20Z`), arrives: minutesOf(`${day}T06:35Z`) },
  ...{ departsOffset: 120, arrivesOffset: 120 },
})

const places = makePlaces(loadCatalogue())

let benches = 0

/** In a database that others may share: every bench has flights of its own. */
export function makeHouseAirBench(database: Database): Bench & {
  readonly supplier: SupplierFor<'air', AirDetail>
  readonly flight: FlightFound
} {
  benches += 1
  const flight = flightTo(1000 + benches)
  let now = Date.parse('2027-03-01T09:00:00Z')
  let level = 1
  const clock = { now: () => new Date(now) }
  const { db, reach, calls, misbehave, behave } = makeTroubledWay(database)
  const supplier = makeHouseAir({
    ...{ db, places, clock, expiryClock: clock, log: { warn: () => undefined } },
    safe: makeSafe(['a secret for the bench of the house']),
    find: (asked) => reach(async () => asked.map(() => [{ flights: [flight], joins: [] }])),
    plainFare: (market) => levelFare(market) * level,
  })

  return {
    supplier,
    flight,
    query: queries.air,
    travelers,
    now: () => now,
    async pass(milliseconds) {
      now += milliseconds
      await sweepHolds(database, now, { suppliers: [houseAirId], giveBack })
    },
    ...{ calls, misbehave, behave },
    async capacity(identity) {
      const [flights = '', cabin = '', family = ''] = identity.split(' ')
      const [key = '', digits = ''] = flights.split('.')
      const day = `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`
      const sold = await readSold(database, [{ flight: key, day }])
      return classesOf(cabin as 'Economy', family as 'light').reduce(
        (sum, one) =>
          sum +
          seatsGiven(flight, cabin as 'Economy', one, now / 60_000) -
          (sold.get(seatKey(key, day, one.code)) ?? 0),
        0,
      )
    },
    async raisePrices() {
      level = 1.3
    },
  }
}
