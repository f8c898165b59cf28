import type { Offer, Quote } from '@portolan/supplier/offer'
import type { Instant, Outcome } from '@portolan/supplier/outcome'
import type { TransferDetail } from '@portolan/supplier/transfer'
import type { Db } from '../../../../platform/db.ts'
import { type Refused, refuse } from '../../../refusal.ts'
import { departureOf, makeOffer } from './offer.ts'
import { questionsFor, requirement } from './requirement.ts'
import type { Rides } from './ride.ts'
import { noCar, whyNotAt } from './rule.ts'
import { hasRoom, slotsOf } from './slot.ts'
import { readSold, type SlotWish } from './slot-store.ts'
import type { Ticket, Tokens } from './token.ts'
import { ridesIn } from './vehicle-ride.ts'

/** A ride at the price of now, and what has to be taken for it. */
export interface PricedAgain {
  readonly offer: Offer<TransferDetail>
  readonly wishes: readonly SlotWish[]
  readonly departs: Instant
}

export interface ShopParts {
  readonly rides: Rides
  readonly tokens: Tokens
  now(): Instant
}

export type PriceAgain = (db: Db, ticket: Ticket) => Promise<PricedAgain | Refused>

export function makePriceAgain({ rides, tokens, now }: ShopParts): PriceAgain {
  return async (db, { asked, kind }) => {
    const ride = rides.find(asked)
    if (typeof ride === 'string') return refuse('noAvailability', ride)
    const found = ridesIn(ride).find(({ vehicle }) => vehicle.kind === kind)
    if (!found) return noCar()
    const departs = departureOf(found)
    const why = whyNotAt(departs, now())
    if (why) return refuse('noAvailability', why)
    const wishes = slotsOf(found)
    const sold = await readSold(
      db,
      ride.region.code,
      wishes.map(({ begins }) => begins),
    )
    return hasRoom(wishes, sold) ? { offer: makeOffer(found, tokens, now()), wishes, departs } : noCar()
  }
}

export const makeQuote =
  (priceAgain: PriceAgain) =>
  async (db: Db, ticket: Ticket): Promise<Outcome<Quote<TransferDetail>>> => {
    const again = await priceAgain(db, ticket)
    if ('error' in again) return again
    const { price, expiresAt, detail } = again.offer
    return {
      ok: true,
      value: {
        ...{ offers: [again.offer], total: price, expiresAt, requires: requirement },
        changed: ticket.total !== price.total.minor,
        questions: questionsFor(ticket.asked, detail.level === 'shared'),
      },
    }
  }
