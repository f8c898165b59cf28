import type { ActivityDetail } from '@portolan/supplier/activity'
import { readContext, writeContext } from '@portolan/supplier/conformance/call-context'
import type { Offer } from '@portolan/supplier/offer'
import type { Outcome } from '@portolan/supplier/outcome'
import type { Queries } from '@portolan/supplier/query'
import type { CancelQuote, Purchase, ReservationRef } from '@portolan/supplier/reservation'
import type { Party, Traveler } from '@portolan/supplier/traveler'
import { expect } from 'vitest'
import { loadCatalogue } from '../place/catalogue/load.ts'
import { makePlaces } from '../place/places.ts'
import { makeSafe } from '../platform/crypto.ts'
import type { Db } from '../platform/db.ts'
import type { Tour } from '../suppliers/house/activity/catalogue/tour.ts'
import { makeTours, type Tours } from '../suppliers/house/activity/ticket/register.ts'
import { makeHouseActivity } from '../suppliers/house/activity/ticket/supplier.ts'

export type DepartureOffer = Offer<ActivityDetail>

const places = makePlaces(loadCatalogue())

/** All tours as they are sold. */
export const allTours: Tours = makeTours(places)

/** These tours and no others. */
export const toursOf = (tours: readonly Tour[]): Tours => makeTours(places, tours)

/** A walk in Paris, in one group of sixty, but for what the test says. */
export function sampleTour(id: string, more: Partial<Tour> = {}): Tour {
  const model = allTours.tourOf('PAR-04') ?? expect.fail('There is no such walk.')
  return { ...model, id, kind: 'museum', maxGroup: 60, times: ['10:00', '14:30'], ...more }
}

export const person = (ref: string, type: Traveler['type'], age?: number): Party[number] => ({
  ...{ ref, type },
  ...(age !== undefined && { age }),
})

export const couple: Party = [person('1', 'adult'), person('2', 'adult')]

/** May, for a couple, every departure of one day, but for what the test says. */
export const tourQuery = (more: Partial<Queries['activity']> = {}): Queries['activity'] => ({
  where: { code: 'PAR', context: 'CITY' },
  ...{ from: '2027-05-14', to: '2027-05-14', party: couple, show: 'departures' },
  ...more,
})

export const namedParty = (party: Party): Traveler[] =>
  party.map((member, index) => ({
    ...{ ...member, lead: index === 0, title: 'Ms', given: `Guest${index + 1}`, surname: 'Lam' },
    ...(index === 0 && { email: 'mei.lam@example.org', phone: { country: '852', number: '5550123' } }),
  }))

export function valueIn<Value>(outcome: Outcome<Value>): Value {
  return outcome.ok ? outcome.value : expect.fail(`refused: ${outcome.error.details}`)
}

/** The house's activities; `own`: these tours and no other. */
export function openActivityShop(db: Db, own?: readonly Tour[]) {
  let now = Date.parse('2027-03-01T09:00:00Z')
  const clock = { now: () => new Date(now) }
  const time = { now: () => now }
  const supplier = makeHouseActivity({
    ...{ db, clock, expiryClock: clock, log: { warn: () => undefined } },
    safe: makeSafe(['a secret for tours']),
    tours: own ? toursOf(own) : allTours,
  })
  const write = () => writeContext(time)
  return {
    ...{ supplier, write },
    setNow(next: string) {
      now = Date.parse(next)
    },
    read: (locale = 'en-GB') => readContext(time, { locale }),
    ask: (query: Queries['activity']) => supplier.search(query, readContext(time)),
    search: async (query: Queries['activity']): Promise<readonly DepartureOffer[]> =>
      valueIn(await supplier.search(query, readContext(time))),
    quote: ({ ref }: DepartureOffer, party: Party = []) => supplier.quote({ offers: [ref], party }, readContext(time)),
    purchaseOf: (offer: DepartureOffer, party: Party = couple, more: Partial<Purchase> = {}): Purchase => ({
      ...{ offers: [offer.ref], travelers: namedParty(party), accept: offer.price.total, ...more },
    }),
    buy: (purchase: Purchase) => supplier.confirm(purchase, write()),
    quoteCancel: (reservation: ReservationRef) => supplier.cancel({ reservation, mode: 'quote' }, write()),
    commitCancel: (reservation: ReservationRef, accept: CancelQuote) =>
      supplier.cancel({ reservation, mode: 'commit', accept }, write()),
  }
}
