import type { Offer, Quote } from '@portolan/supplier/offer'
import type { Instant, Outcome } from '@portolan/supplier/outcome'
import type { AnswerTo } from '@portolan/supplier/reservation'
import type { TransferDetail } from '@portolan/supplier/transfer'
import type { Db } from '../../../../platform/db.ts'
import { type Refused, refuse } from '../../../refusal.ts'
import { atHourAsked, drivenBy, type makeAnswer } from './answer.ts'
import type { RideAsked } from './asked.ts'
import { departureOf, makeOffer } from './offer.ts'
import { questionsFor, requirement } from './requirement.ts'
import type { Rides } from './ride.ts'
import { noCar, whyNotAt } from './rule.ts'
import { hasRoom, slotsOf } from './slot.ts'
import { readSold, type SlotWish } from './slot-store.ts'
import type { Ticket, Tokens } from './token.ts'
import { ridesIn, type VehicleRide } from './vehicle-ride.ts'

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
  function rideFor(asked: RideAsked, kind: Ticket['kind']): VehicleRide | Refused {
    const ride = rides.find(asked)
    if (typeof ride === 'string') return refuse('noAvailability', ride)
    return ridesIn(ride).find(({ vehicle }) => vehicle.kind === kind) ?? noCar()
  }

  return async (db, ticket) => {
    const { asked, answered, kind } = ticket
    const searched = rideFor(asked, kind)
    if ('error' in searched) return searched
    const found = answered ? rideFor(drivenBy(ticket), kind) : searched
    if ('error' in found) return found
    const departs = departureOf(found)
    const why = whyNotAt(departs, now())
    if (why) return refuse('noAvailability', why)
    const wishes = slotsOf(found)
    const sold = await readSold(
      db,
      found.ride.region.code,
      wishes.map(({ begins }) => begins),
    )
    if (!hasRoom(wishes, sold)) return noCar()
    return { offer: makeOffer(found, tokens, now(), { searched, answered }), wishes, departs }
  }
}

export function makeQuote(priceAgain: PriceAgain, answer: ReturnType<typeof makeAnswer>) {
  /** Where no car is left at the flight's hour, or none goes, the ride stays what it was searched for. */
  async function priceAnswered(db: Db, ticket: Ticket): Promise<PricedAgain | Refused> {
    const again = await priceAgain(db, ticket)
    const isMoved = ticket.answered?.flight.at !== undefined
    return 'error' in again && isMoved ? priceAgain(db, atHourAsked(ticket)) : again
  }

  return async (
    db: Db,
    ticket: Ticket,
    answers: readonly AnswerTo[] | undefined,
  ): Promise<Outcome<Quote<TransferDetail>>> => {
    const again = await priceAnswered(db, answers ? await answer(ticket, answers) : ticket)
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
}
