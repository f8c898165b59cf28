import type { Bench } from '@portolan/supplier/conformance/bench'
import type { Queries, SupplierFor } from '@portolan/supplier/query'
import type { TransferDetail } from '@portolan/supplier/transfer'
import type { Traveler } from '@portolan/supplier/traveler'
import { loadCatalogue } from '../place/catalogue/load.ts'
import { makePlaces } from '../place/places.ts'
import { makeSafe } from '../platform/crypto.ts'
import type { Database } from '../platform/db.ts'
import { sweepHolds } from '../suppliers/house/book/book-store.ts'
import { type AirportFact, airportFacts } from '../suppliers/house/transfer/catalogue/airport.ts'
import type { VehicleKind } from '../suppliers/house/transfer/catalogue/vehicle.ts'
import { noFlightTimes } from '../suppliers/house/transfer/flight/flight-times.ts'
import { unitsOf } from '../suppliers/house/transfer/price/fleet.ts'
import { makeRides } from '../suppliers/house/transfer/ticket/ride.ts'
import { giveSlotsBack, readSold } from '../suppliers/house/transfer/ticket/slot-store.ts'
import { houseTransferId, makeHouseTransfer } from '../suppliers/house/transfer/ticket/supplier.ts'
import { makeTroubledWay } from './house-trouble.ts'
import { queries } from './simulated-bench.ts'

const travelers: readonly Traveler[] = [
  {
    ...{ ref: 't1', type: 'adult', lead: true, age: 38, title: 'Ms', given: 'Mei', surname: 'Lam' },
    email: 'mei.lam@example.org',
    phone: { country: '852', number: '5550123' },
  },
  { ref: 't2', type: 'adult', lead: false, age: 41, title: 'Mr', given: 'Jonas', surname: 'Weber' },
]

export const benchPlaces = makePlaces(loadCatalogue())

/** The facts as they are, at prices that can be raised. */
function raisable(level: () => number): AirportFact[] {
  const raised = (price: number): number => Math.round(price * level())
  return airportFacts.map((fact) => ({
    ...fact,
    get prices() {
      const { sedan, suv, van, premium } = fact.prices
      return { sedan: raised(sedan), suv: raised(suv), van: raised(van), premium: raised(premium) }
    },
    get shuttle() {
      return raised(fact.shuttle)
    },
  }))
}

const firstDay = Date.parse('2027-05-14')
let benches = 0

/** In a database that others may share: every bench has a day of its own. */
export function makeHouseTransferBench(database: Database): Bench & {
  readonly supplier: SupplierFor<'transfer', TransferDetail>
  readonly query: Queries['transfer']
} {
  benches += 1
  const day = new Date(firstDay + benches * 86_400_000).toISOString().slice(0, 10)
  let now = Date.parse('2027-03-01T09:00:00Z')
  let level = 1
  const clock = { now: () => new Date(now) }
  const { db, calls, misbehave, behave } = makeTroubledWay(database)
  const supplier = makeHouseTransfer({
    ...{ db, clock, expiryClock: clock, log: { warn: () => undefined }, flights: noFlightTimes },
    safe: makeSafe(['a secret for the bench of the house']),
    rides: makeRides({ places: benchPlaces, facts: raisable(() => level) }),
  })
  const query = {
    ...{ ...queries.transfer, at: `${day}T12:00` },
    to: { ...queries.transfer.to, place: { code: 'ZURICH', context: 'CITY' } },
  } as const
  return {
    ...{ supplier, query, travelers, calls, misbehave, behave },
    now: () => now,
    async pass(milliseconds) {
      now += milliseconds
      await sweepHolds(database, now, { suppliers: [houseTransferId], giveBack: giveSlotsBack })
    },
    async capacity(identity) {
      const [region = '', kind = ''] = identity.split('/')
      const begins = ['10:00', '11:00'].map((hour) => `${day}T${hour}:00.000Z`)
      const sold = await readSold(database, region, begins)
      const own = sold.filter((one) => one.kind.startsWith(kind)).reduce((sum, one) => sum + one.sold, 0)
      return unitsOf(region, kind as VehicleKind) - own
    },
    async raisePrices() {
      level = 1.3
    },
  }
}
