import type { ActivityDetail } from '@portolan/supplier/activity'
import type { Offer, Quote } from '@portolan/supplier/offer'
import type { Instant, Outcome } from '@portolan/supplier/outcome'
import type { Party } from '@portolan/supplier/traveler'
import type { Db } from '../../../../platform/db.ts'
import { type Refused, refuse } from '../../../refusal.ts'
import { questionsOf } from '../catalogue/question.ts'
import type { Tour } from '../catalogue/tour.ts'
import { type Fit, fitParty } from '../price/fit.ts'
import { makeCityDays } from './city-days.ts'
import { type PlacesWish, readSold } from './departure-store.ts'
import { type Departure, departuresOn, type Look, soldIn, unitsFor } from './look.ts'
import { departsAt, makeOffer, startOf } from './offer.ts'
import type { ShopParts } from './parts.ts'
import { requirement } from './requirement.ts'
import { misfitRefusal, soldOut } from './rule.ts'
import type { Ticket } from './token.ts'

/** A departure at the price of now, and what has to be taken for it. */
export interface PricedAgain {
  readonly offer: Offer<ActivityDetail>
  readonly wish: PlacesWish
  readonly departs: Instant
}

/** What becomes of a departure that was offered before. `party`: as old as they are by now. */
export interface Again {
  price(db: Db, ticket: Ticket, party: Party): Promise<PricedAgain | Refused>
  quote(db: Db, ticket: Ticket, party: Party): Promise<Outcome<Quote<ActivityDetail>>>
}

const wishOf = ({ tour, fit }: Look, { group, date, time, given }: Departure): PlacesWish => ({
  ...{ tour: tour.id, day: date, hour: time, party: group.code, count: unitsFor(group, fit), given },
})

export function makeAgain({ tours, tokens, telling, now }: ShopParts): Again {
  async function lookFor(db: Db, tour: Tour, date: string, party: Party, fit: Fit): Promise<Look> {
    const span = { from: date, to: date }
    const soldOf = soldIn(await readSold(db, [tour.id], span))
    const city = makeCityDays(span, tours, now())(tour.city)
    return { tour, groups: telling.groupsOf(tour), party, fit, city, soldOf }
  }

  const price: Again['price'] = async (db, { tour: id, group, startsAt }, party) => {
    const tour = tours.tourOf(id)
    if (!tour) return refuse('noAvailability', 'This activity is not sold any more.')
    const fit = fitParty(tour, party)
    if ('why' in fit) return misfitRefusal(fit)
    const look = await lookFor(db, tour, startsAt.slice(0, 10), party, fit)
    const departure = look.city.days
      .flatMap((day) => departuresOn(day, look))
      .find((one) => one.group.code === group && startOf(one) === startsAt)
    if (!departure?.isOpen) return soldOut()
    const offer = makeOffer(look, departure, { tokens, telling, now: now() })
    return { offer, wish: wishOf(look, departure), departs: departsAt(look, departure) }
  }

  return {
    price,
    async quote(db, ticket, party) {
      const again = await price(db, ticket, party.length > 0 ? party : ticket.party)
      if ('error' in again) return again
      const { offer } = again
      const questions = questionsOf(offer.detail.tour)
      return {
        ok: true,
        value: {
          ...{ offers: [offer], total: offer.price, expiresAt: offer.expiresAt, requires: requirement },
          changed: ticket.total !== offer.price.total.minor,
          ...(questions.length > 0 && { questions }),
        },
      }
    },
  }
}
