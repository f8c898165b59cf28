import type { CarDetail } from '@portolan/supplier/car'
import type { ReadContext } from '@portolan/supplier/context'
import type { Offer } from '@portolan/supplier/offer'
import type { Instant, Outcome } from '@portolan/supplier/outcome'
import type { Queries } from '@portolan/supplier/query'
import type { Db } from '../../../../platform/db.ts'
import { takeTurns } from '../../../../platform/turn.ts'
import { dateOf } from '../../day.ts'
import type { FleetCar } from '../catalogue/fleet.ts'
import { chosenFrom } from '../price/extra.ts'
import { readSold } from './car-day-store.ts'
import { type SoldOf, soldIn, standing } from './left.ts'
import { makeOffer } from './offer.ts'
import type { ShopParts } from './parts.ts'
import { refuseFor } from './rule.ts'
import { type TripTold, tellTrip } from './trip-told.ts'
import { type CompanyTrip, tripsFor } from './trips.ts'

type Query = Queries['car']

export const soldFor = async (db: Db, trips: readonly CompanyTrip[]): Promise<SoldOf> => {
  const [first, last] = [
    Math.min(...trips.map((one) => one.times.first)),
    Math.max(...trips.map((one) => one.times.last)),
  ]
  const offices = [...new Set(trips.map(({ pickUp }) => pickUp.code))]
  return soldIn(await readSold(db, offices, { first: dateOf(first), last: dateOf(last) }))
}

export function makeSearch({ officesAt, tokens, yard, now }: ShopParts) {
  /** Of one car every rate that was asked for. */
  function offersOf(
    { trip, told }: { trip: CompanyTrip; told: TripTold },
    car: FleetCar,
    soldOf: SoldOf,
    { only }: Query,
    at: Instant,
  ): Offer<CarDetail>[] {
    const found = standing(trip, car, { standOf: yard.standOf, soldOf })
    if (!found) return []
    return trip.company.rates.flatMap((rate) => {
      if (only && only.rateCode !== rate) return []
      const setting = { market: trip.pickUp.market, car, rate, days: trip.days }
      const chosen = chosenFrom(only?.extras ?? [], setting)
      const priced = chosen && { company: trip.company, car, rate, stand: found.stand, left: found.left, chosen }
      return priced ? [makeOffer(trip, priced, { tokens, now: at, isWhole: only !== undefined, told })] : []
    })
  }

  return async (
    db: Db,
    query: Query,
    { signal }: Pick<ReadContext, 'signal'>,
  ): Promise<Outcome<Offer<CarDetail>[]>> => {
    // One moment for all of them: so they end together, and are signed together.
    const at = now()
    const trips = tripsFor(query, officesAt, at)
    if (typeof trips === 'string') return refuseFor(trips)
    const { only } = query
    const wanted = trips.filter(({ company }) => !only || company.code === only.vendor)
    if (wanted.length === 0) return { ok: true, value: [] }
    const soldOf = await soldFor(db, wanted)
    const offers: Offer<CarDetail>[] = []
    const turn = takeTurns()
    for (const trip of wanted) {
      await turn()
      if (signal.aborted) break
      const cars = yard.carsAt(trip.company, trip.pickUp).filter(({ id }) => !only || id === only.car)
      const told = tellTrip(trip)
      for (const car of cars) offers.push(...offersOf({ trip, told }, car, soldOf, query, at))
    }
    return { ok: true, value: offers }
  }
}
