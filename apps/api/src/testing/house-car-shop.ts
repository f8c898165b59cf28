import type { CarDetail } from '@portolan/supplier/car'
import type { Offer } from '@portolan/supplier/offer'
import type { Queries } from '@portolan/supplier/query'
import type { Purchase, ReservationRef } from '@portolan/supplier/reservation'
import { makeSafe } from '../platform/crypto.ts'
import type { Database } from '../platform/db.ts'
import { makeHouseCar } from '../suppliers/house/car/ticket/supplier.ts'
import type { Yard } from '../suppliers/house/car/ticket/yard.ts'
import { carPlaces, driver } from './house-car-bench.ts'

export type CarOffer = Offer<CarDetail>

const zurich = { code: 'ZRH', context: 'IATA' } as const

/** Zurich Airport and back, for somebody of 38. */
export const carQuery = (from: string, to: string, more: Partial<Queries['car']> = {}): Queries['car'] => ({
  ...{ pickUp: { place: zurich, at: from }, dropOff: { place: zurich, at: to }, driverAge: 38 },
  ...more,
})

let keys = 0

/** The cars of the house as their supplier sells them, at a moment that stands still until it is moved. */
export function openCarShop(db: Database, yard?: Yard) {
  let now = Date.parse('2027-03-01T09:00:00Z')
  const clock = { now: () => new Date(now) }
  const supplier = makeHouseCar({
    ...{ db, places: carPlaces, clock, expiryClock: clock, log: { warn: () => undefined } },
    safe: makeSafe(['a secret for the cars of the house']),
    ...(yard && { yard }),
  })
  const reading = () => ({
    ...{ correlationId: 'test', deadline: now + 60_000, signal: new AbortController().signal },
    ...{ locale: 'en', currency: 'EUR', pos: { channel: 'B2C' as const, requestor: 'test' } },
  })
  const writing = () => {
    keys += 1
    return { ...reading(), idempotencyKey: `car shop ${keys}`, attempt: 1 }
  }
  const purchaseOf = ({ ref, price }: CarOffer, more: Partial<Purchase> = {}): Purchase => ({
    ...{ offers: [ref], travelers: [driver], accept: price.total },
    ...more,
  })
  return {
    supplier,
    purchaseOf,
    pass(milliseconds: number) {
      now += milliseconds
    },
    search: (query: Queries['car']) => supplier.search(query, reading()),
    async find(query: Queries['car']): Promise<readonly CarOffer[]> {
      const found = await supplier.search(query, reading())
      if (!found.ok) throw new Error(found.error.details)
      return found.value
    },
    quote: (offer: CarOffer, extras?: Purchase['extras'], age = 38) =>
      supplier.quote(
        { offers: [offer.ref], party: [{ ref: '1', type: 'adult', age }], ...(extras && { extras }) },
        reading(),
      ),
    buy: (purchase: Purchase) => supplier.confirm(purchase, writing()),
    async cancel(reservation: ReservationRef) {
      const quoted = await supplier.cancel({ reservation, mode: 'quote' }, writing())
      if (!quoted.ok || !quoted.value.quote) throw new Error('There is no quote.')
      const done = await supplier.cancel({ reservation, mode: 'commit', accept: quoted.value.quote }, writing())
      if (!done.ok) throw new Error(done.error.details)
      return quoted.value.quote
    },
  }
}
