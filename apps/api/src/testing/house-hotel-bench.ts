import type { Bench } from '@portolan/supplier/conformance/bench'
import type { HotelDetail } from '@portolan/supplier/hotel'
import type { Queries, SupplierFor } from '@portolan/supplier/query'
import type { Traveler } from '@portolan/supplier/traveler'
import { loadCatalogue } from '../place/catalogue/load.ts'
import { makePlaces } from '../place/places.ts'
import { makeSafe } from '../platform/crypto.ts'
import type { Database } from '../platform/db.ts'
import { sweepHolds } from '../suppliers/house/book/book-store.ts'
import { marketOf } from '../suppliers/house/hotel/catalogue/market.ts'
import { unitsGiven } from '../suppliers/house/hotel/price/allotment.ts'
import { makeNights } from '../suppliers/house/hotel/price/night.ts'
import type { Property } from '../suppliers/house/hotel/property/property.ts'
import { makeRegister } from '../suppliers/house/hotel/property/register.ts'
import { giveNightsBack, readSold } from '../suppliers/house/hotel/ticket/allotment-store.ts'
import { type Houses, makeHouses } from '../suppliers/house/hotel/ticket/houses.ts'
import { houseHotelId, makeHouseHotel } from '../suppliers/house/hotel/ticket/supplier.ts'
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

/** All houses as they are sold. */
export const allHouses: Houses = makeHouses(makePlaces(loadCatalogue()))

/** A house of these rooms and plans and no other, in a city without a tax at the desk. */
export function sampleHouse(id: string, more: Partial<Property> = {}): Property {
  const [model] = allHouses.register().propertiesIn('LON')
  if (!model) throw new Error('There is no house in London.')
  return {
    ...{ ...model, id, star: 4 },
    rooms: [
      { type: 'DBL', units: 24 },
      { type: 'FAM', units: 24 },
    ],
    plans: ['RO-F3-PN', 'BB-NR-PN', 'RO-F1-PH', 'RO-F7-DP'],
    ...more,
  }
}

/** These houses in place of all. */
export const housesOf = (properties: () => readonly Property[]): Houses => ({
  ...allHouses,
  register: () => makeRegister(properties()),
})

let benches = 0

/** In a database that others may share: every bench has a house of its own. */
export function makeHouseHotelBench(database: Database): Bench & {
  readonly supplier: SupplierFor<'hotel', HotelDetail>
  readonly query: Queries['hotel']
} {
  benches += 1
  const house = sampleHouse(String(9_900_000 + benches))
  let now = Date.parse('2027-03-01T09:00:00Z')
  let level = 1
  const clock = { now: () => new Date(now) }
  const { db, calls, misbehave, behave } = makeTroubledWay(database)
  const supplier = makeHouseHotel({
    ...{ db, clock, expiryClock: clock, log: { warn: () => undefined } },
    safe: makeSafe(['a secret for the bench of the house']),
    houses: housesOf(() => [{ ...house, level: house.level * level }]),
  })
  const query = { ...queries.hotel, where: { hotelIds: [house.id] } }
  const market = marketOf(house.city)

  return {
    ...{ supplier, query, travelers, calls, misbehave, behave },
    now: () => now,
    async pass(milliseconds) {
      now += milliseconds
      await sweepHolds(database, now, { suppliers: [houseHotelId], giveBack: giveNightsBack })
    },
    async capacity(identity) {
      const [, type = '', , checkIn = '', checkOut = ''] = identity.split('/')
      const room = house.rooms.find((one) => one.type === type)
      if (!market || !room) throw new Error('There is no such room.')
      const sold = await readSold(database, [house.id], { checkIn, checkOut })
      const { all } = makeNights(market, { arrival: checkIn, nights: 3, today: '2027-03-01' })
      return (
        all.map(unitsGiven(house, room)).reduce((sum, units) => sum + units, 0) -
        sold.filter((one) => one.room === type).reduce((sum, one) => sum + one.sold, 0)
      )
    },
    async raisePrices() {
      level = 1.3
    },
  }
}
