import type { CarDetail } from '@portolan/supplier/car'
import type { Bench } from '@portolan/supplier/conformance/bench'
import type { Queries, SupplierFor } from '@portolan/supplier/query'
import type { Traveler } from '@portolan/supplier/traveler'
import { loadCatalogue } from '../place/catalogue/load.ts'
import { makePlaces } from '../place/places.ts'
import { makeSafe } from '../platform/crypto.ts'
import type { Database } from '../platform/db.ts'
import { sweepHolds } from '../suppliers/house/book/book-store.ts'
import { type FleetCar, fleet } from '../suppliers/house/car/catalogue/fleet.ts'
import { type Stand, unitsGiven } from '../suppliers/house/car/price/load.ts'
import { giveDaysBack, readSold } from '../suppliers/house/car/ticket/car-day-store.ts'
import { houseCarId, makeHouseCar } from '../suppliers/house/car/ticket/supplier.ts'
import type { Yard } from '../suppliers/house/car/ticket/yard.ts'
import { dayOf } from '../suppliers/house/day.ts'
import { makeTroubledWay } from './house-trouble.ts'
import { queries } from './simulated-bench.ts'

export const driver: Traveler = {
  ...{ ref: '1', type: 'adult', lead: true, birthDate: '1989-02-03', title: 'Ms', given: 'Mei', surname: 'Lam' },
  email: 'mei.lam@example.org',
  phone: { country: '852', number: '5550123' },
}

export const carPlaces = makePlaces(loadCatalogue())

/** A compact car under a number of its own: in a database that others may share nobody else rents it. */
export function sampleCar(id: string, more: Partial<FleetCar> = {}): FleetCar {
  const model = fleet.find(({ acriss }) => acriss === 'CDMR')
  if (!model) throw new Error('There is no compact car.')
  return { ...model, id, ...more }
}

/** These cars in place of all. */
export const yardOf = (cars: () => readonly FleetCar[], stand: Stand): Yard => ({ carsAt: cars, standOf: () => stand })

const quiet = { warn: () => undefined }

let benches = 0

/** Every bench has a car of its own. */
export function makeHouseCarBench(database: Database): Bench & {
  readonly supplier: SupplierFor<'car', CarDetail>
  readonly query: Queries['car']
} {
  benches += 1
  const id = `B${benches}`
  // So many that a few more or less do not change the price.
  const stand = { seed: 7, units: 240 }
  let now = Date.parse('2027-03-01T09:00:00Z')
  let level = 1
  const clock = { now: () => new Date(now) }
  const { db, calls, misbehave, behave } = makeTroubledWay(database)
  const model = sampleCar(id)
  const supplier = makeHouseCar({
    ...{ db, clock, expiryClock: clock, log: quiet, places: carPlaces },
    safe: makeSafe(['a secret for the bench of the house']),
    yard: yardOf(() => [{ ...model, factor: model.factor * level }], stand),
  })
  return {
    ...{ supplier, query: queries.car, travelers: [driver], calls, misbehave, behave },
    now: () => now,
    async pass(milliseconds) {
      now += milliseconds
      await sweepHolds(database, now, { suppliers: [houseCarId], giveBack: giveDaysBack })
    },
    async capacity(identity) {
      const [company = '', car = '', , office = '', , from = '', to = ''] = identity.split('/')
      const [first, last] = [from.slice(0, 10), to.slice(0, 10)]
      const sold = await readSold(database, [office], { first, last })
      let all = 0
      for (let day = dayOf(first); day <= dayOf(last); day += 1) all += unitsGiven(stand, day)
      return sold
        .filter((one) => one.car === car && one.company === company)
        .reduce((left, one) => left - one.sold, all)
    },
    async raisePrices() {
      level = 1.3
    },
  }
}
