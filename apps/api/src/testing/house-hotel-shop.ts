import { readContext, writeContext } from '@portolan/supplier/conformance/call-context'
import type { HotelDetail, HotelReservationDetail } from '@portolan/supplier/hotel'
import type { Offer, OfferRef } from '@portolan/supplier/offer'
import type { Outcome } from '@portolan/supplier/outcome'
import type { Queries } from '@portolan/supplier/query'
import type { CancelQuote, Purchase, Reservation, ReservationRef } from '@portolan/supplier/reservation'
import type { Traveler } from '@portolan/supplier/traveler'
import { expect } from 'vitest'
import { makeSafe } from '../platform/crypto.ts'
import type { Db } from '../platform/db.ts'
import type { Property } from '../suppliers/house/hotel/property/property.ts'
import { readSold } from '../suppliers/house/hotel/ticket/allotment-store.ts'
import { makeHouseHotel } from '../suppliers/house/hotel/ticket/supplier.ts'
import { allHouses, housesOf } from './house-hotel-bench.ts'

export type RoomOffer = Offer<HotelDetail>

export function valueIn<Value>(outcome: Outcome<Value>): Value {
  return outcome.ok ? outcome.value : expect.fail(`refused: ${outcome.error.details}`)
}

export const couple = { adults: 2, childAges: [] } as const
export const family = { adults: 2, childAges: [6, 3] } as const

/** Two nights of May for a couple, but for what the test says. */
export const stayQuery = (more: Partial<Queries['hotel']> = {}): Queries['hotel'] => ({
  where: { code: 'PAR', context: 'CITY' },
  ...{ checkIn: '2027-05-14', checkOut: '2027-05-16', rooms: [couple], show: 'rooms' },
  ...more,
})

/** As many as the rooms are for, in their order. */
export const guestsOf = (rooms: Queries['hotel']['rooms']): Traveler[] =>
  rooms
    .flatMap(({ adults, childAges }) => [...Array.from({ length: adults }, () => undefined), ...childAges])
    .map((age, index) => ({
      ...{ ref: `t${index + 1}`, type: age === undefined ? ('adult' as const) : ('child' as const), lead: index === 0 },
      ...(age !== undefined && { age }),
      ...{ title: 'Ms', given: `Guest${index + 1}`, surname: 'Lam' },
      ...(index === 0 && { email: 'mei.lam@example.org', phone: { country: '852', number: '5550123' } }),
    }))

/** The house's hotels; `own`: these houses and no other. */
export function openHotelShop(db: Db, own?: readonly Property[]) {
  let now = Date.parse('2027-03-01T09:00:00Z')
  const clock = { now: () => new Date(now) }
  const time = { now: () => now }
  const supplier = makeHouseHotel({
    ...{ db, clock, expiryClock: clock, log: { warn: () => undefined } },
    safe: makeSafe(['a secret for rooms']),
    houses: own ? housesOf(() => own) : allHouses,
  })
  const purchaseOf = (
    offers: readonly RoomOffer[],
    travelers: readonly Traveler[] = guestsOf(offers.map(({ detail }) => detail.guests)),
    more: Partial<Purchase> = {},
  ): Purchase => ({
    offers: offers.map(({ ref }) => ref),
    travelers,
    accept: { minor: offers.reduce((sum, { price }) => sum + price.total.minor, 0), currency: 'EUR' },
    ...more,
  })
  const write = () => writeContext(time)
  const quoteCancel = (reservation: ReservationRef, offers?: readonly OfferRef[]) =>
    supplier.cancel({ reservation, mode: 'quote', ...(offers && { offers }) }, write())
  return {
    ...{ supplier, purchaseOf, write, quoteCancel },
    now: () => now,
    setNow(next: number) {
      now = next
    },
    read: (locale = 'en-GB') => readContext(time, { locale }),
    ask: (query: Queries['hotel']) => supplier.search(query, readContext(time)),
    search: async (query: Queries['hotel']): Promise<readonly RoomOffer[]> =>
      valueIn(await supplier.search(query, readContext(time))),
    quote: (offers: readonly RoomOffer[]) =>
      supplier.quote({ offers: offers.map(({ ref }) => ref), party: [] }, readContext(time)),
    buy: (purchase: Purchase) =>
      supplier.confirm(purchase, write()) as Promise<Outcome<Reservation<HotelReservationDetail>>>,
    /** Quoted and agreed to. */
    async cancel(reservation: ReservationRef, offers?: readonly OfferRef[]) {
      const { quote } = valueIn(await quoteCancel(reservation, offers))
      const accept: CancelQuote = quote ?? expect.fail('no quote')
      const { reservation: left } = valueIn(await supplier.cancel({ reservation, mode: 'commit', accept }, write()))
      return { quote: accept, reservation: left as Reservation<HotelReservationDetail> }
    },
    /** Of all rooms of a house in the nights of May. */
    soldIn: (house: string) => readSold(db, [house], { checkIn: '2027-05-01', checkOut: '2027-06-01' }),
  }
}
