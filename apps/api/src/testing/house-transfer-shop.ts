import { readContext, writeContext } from '@portolan/supplier/conformance/call-context'
import type { Offer } from '@portolan/supplier/offer'
import type { Outcome } from '@portolan/supplier/outcome'
import type { Queries } from '@portolan/supplier/query'
import type { CancelQuote, Purchase, ReservationRef } from '@portolan/supplier/reservation'
import type { TransferDetail } from '@portolan/supplier/transfer'
import type { Traveler } from '@portolan/supplier/traveler'
import { expect } from 'vitest'
import { makeSafe } from '../platform/crypto.ts'
import type { Db } from '../platform/db.ts'
import { airportFacts } from '../suppliers/house/transfer/catalogue/airport.ts'
import { type FlightTimes, noFlightTimes } from '../suppliers/house/transfer/flight/flight-times.ts'
import { makeRides } from '../suppliers/house/transfer/ticket/ride.ts'
import { makeHouseTransfer } from '../suppliers/house/transfer/ticket/supplier.ts'
import { benchPlaces } from './house-transfer-bench.ts'

export type RideOffer = Offer<TransferDetail>

const valueIn = <Value>(outcome: Outcome<Value>): Value =>
  outcome.ok ? outcome.value : expect.fail(`refused: ${outcome.error.details}`)

/** From an airport to the middle of its city, for two, but for what the test says. */
export const rideQuery = (
  airport: string,
  city: string,
  more: Partial<Queries['transfer']> = {},
): Queries['transfer'] => ({
  from: { kind: 'airport', place: { code: airport, context: 'IATA' }, name: `${airport} airport` },
  to: { kind: 'address', place: { code: city, context: 'CITY' }, name: city },
  ...{ at: '2027-05-12T12:00', adults: 2, children: 0, bags: 2, childSeats: 0 },
  ...more,
})

export const lead: Traveler = {
  ...{ ref: '1', type: 'adult', lead: true, title: 'Ms', given: 'Mei', surname: 'Lam' },
  ...{ email: 'mei.lam@example.org', phone: { country: '852', number: '5550123' } },
}

/** The house's transfers on the first of March 2027. */
export function openTransferShop(db: Db, flights: FlightTimes = noFlightTimes) {
  let now = Date.parse('2027-03-01T09:00:00Z')
  const clock = { now: () => new Date(now) }
  const time = { now: () => now }
  const supplier = makeHouseTransfer({
    ...{ db, clock, expiryClock: clock, log: { warn: () => undefined }, flights },
    safe: makeSafe(['a secret for rides']),
    rides: makeRides({ places: benchPlaces, facts: airportFacts }),
  })
  const write = () => writeContext(time)
  return {
    ...{ supplier, write },
    setNow(next: number) {
      now = next
    },
    ask: (query: Queries['transfer']) => supplier.search(query, readContext(time)),
    search: async (query: Queries['transfer']): Promise<readonly RideOffer[]> =>
      valueIn(await supplier.search(query, readContext(time))),
    async offer(query: Queries['transfer'], kind = 'sedan'): Promise<RideOffer> {
      const offers = valueIn(await supplier.search(query, readContext(time)))
      return offers.find(({ detail }) => detail.vehicle.kind === kind) ?? expect.fail(`no ${kind}`)
    },
    quote: async ({ ref }: RideOffer, answers?: Purchase['answers']) =>
      valueIn(await supplier.quote({ offers: [ref], party: [], ...(answers && { answers }) }, readContext(time))),
    buy: ({ ref, price }: RideOffer, more: Partial<Purchase> = {}) =>
      supplier.confirm({ offers: [ref], travelers: [lead], accept: price.total, ...more }, write()),
    /** Quoted and agreed to. */
    async cancel(reservation: ReservationRef): Promise<CancelQuote> {
      const { quote } = valueIn(await supplier.cancel({ reservation, mode: 'quote' }, write()))
      const accept = quote ?? expect.fail('no quote')
      valueIn(await supplier.cancel({ reservation, mode: 'commit', accept }, write()))
      return accept
    },
  }
}
