import type { CarDetail } from '@portolan/supplier/car'
import type { Extra, ExtraChoice, Offer, Question, Quote } from '@portolan/supplier/offer'
import type { Instant, Outcome } from '@portolan/supplier/outcome'
import type { Party } from '@portolan/supplier/traveler'
import type { Db } from '../../../../platform/db.ts'
import { type Refused, refuse } from '../../../refusal.ts'
import { officeOf } from '../catalogue/office.ts'
import { chosenFrom } from '../price/extra.ts'
import type { DayWish } from './car-day-store.ts'
import { standing, wishesFor } from './left.ts'
import { makeOffer } from './offer.ts'
import type { ShopParts } from './parts.ts'
import { requirement } from './requirement.ts'
import { refuseFor, soldOut } from './rule.ts'
import { soldFor } from './search.ts'
import { ruleOf } from './telling.ts'
import type { Ticket } from './token.ts'
import { tellTrip } from './trip-told.ts'
import { tripsFor } from './trips.ts'

/** A car at the price of now, and what has to be taken for it. */
export interface PricedAgain {
  readonly offer: Offer<CarDetail>
  readonly wishes: readonly DayWish[]
  /** When it is fetched. */
  readonly departs: Instant
}

/** What becomes of a car that was offered before. */
export interface Again {
  price(db: Db, found: readonly Ticket[], extras?: readonly ExtraChoice[]): Promise<PricedAgain | Refused>
  quote(
    db: Db,
    found: readonly Ticket[],
    party: Party,
    extras?: readonly ExtraChoice[],
  ): Promise<Outcome<Quote<CarDetail>>>
  ancillaries(db: Db, found: readonly Ticket[]): Promise<Outcome<readonly Extra[]>>
}

/** The one office of the ticket: where it is was decided when it was found. */
const officeAlone = (code: string) => {
  const office = officeOf(code)
  return office ? [office] : []
}

/** A flight may be late: an office at an airport waits for it. */
const questionsFor = ({ pickUp }: CarDetail): readonly Question[] =>
  pickUp.office.kind === 'airport'
    ? [{ code: 'FLIGHT', text: ruleOf('FLIGHT'), per: 'order', required: false, maxLength: 12 }]
    : []

const isLike = ({ driverAges: { from, to } }: CarDetail, age: number): boolean =>
  age >= from && (to === undefined || age <= to)

const otherAge = 'The price is for a driver of another age.'

export function makeAgain({ tokens, yard, now }: Omit<ShopParts, 'officesAt'>): Again {
  const price: Again['price'] = async (db, found, extras) => {
    const [ticket, ...more] = found
    if (!ticket || more.length > 0) return refuse('invalid', 'One car is one booking.')
    const { pickUp, dropOff, pickUpAt, dropOffAt, driverAge, rate } = ticket
    const place = (code: string) => ({ code, context: 'GEO' as const })
    const query = {
      ...{
        pickUp: { place: place(pickUp), at: pickUpAt },
        dropOff: { place: place(dropOff), at: dropOffAt },
        driverAge,
      },
    }
    const trips = tripsFor(query, ({ code }) => officeAlone(code), now())
    if (typeof trips === 'string') return refuse('noAvailability', refuseFor(trips).error.details)
    const trip = trips.find(({ company }) => company.code === ticket.company)
    const car = trip && yard.carsAt(trip.company, trip.pickUp).find(({ id }) => id === ticket.car)
    const rateCode = trip?.company.rates.find((one) => one === rate)
    if (!trip || !car || !rateCode) return refuse('noAvailability', 'This car is not rented out here any more.')
    const chosen = chosenFrom(extras ?? ticket.extras, {
      ...{ market: trip.pickUp.market, car, rate: rateCode, days: trip.days },
    })
    if (!chosen) return refuse('invalid', 'Something that was chosen beside the car is not to be had here.')
    const standingNow = standing(trip, car, { ...yard, soldOf: await soldFor(db, [trip]) })
    if (!standingNow) return soldOut()
    const { stand, left } = standingNow
    const priced = { company: trip.company, car, rate: rateCode, stand, left, chosen }
    const offer = makeOffer(trip, priced, { tokens, now: now(), isWhole: true, told: tellTrip(trip) })
    return { offer, wishes: wishesFor(trip, car, standingNow), departs: trip.times.starts }
  }

  return {
    price,
    async quote(db, found, party, extras) {
      const again = await price(db, found, extras)
      if ('error' in again) return again
      const { offer } = again
      const age = party[0]?.age
      if (age !== undefined && !isLike(offer.detail, age))
        return refuse('invalid', otherAge, { fields: [{ pointer: '/party/0/age', message: otherAge }] })
      return {
        ok: true,
        value: {
          ...{ offers: [offer], total: offer.price, expiresAt: offer.expiresAt, requires: requirement },
          questions: questionsFor(offer.detail),
          changed: found[0]?.total !== offer.price.total.minor,
        },
      }
    },
    async ancillaries(db, found) {
      const again = await price(db, found)
      return 'error' in again ? again : { ok: true, value: again.offer.extras ?? [] }
    },
  }
}
