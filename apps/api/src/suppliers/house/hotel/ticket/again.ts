import { addDays } from '@portolan/domain/date'
import type { HotelDetail } from '@portolan/supplier/hotel'
import type { Offer, Quote } from '@portolan/supplier/offer'
import type { Instant, Outcome } from '@portolan/supplier/outcome'
import type { Db } from '../../../../platform/db.ts'
import { type Refused, refuse } from '../../../refusal.ts'
import { questions } from '../catalogue/question.ts'
import { type NightWish, readSold } from './allotment-store.ts'
import { hasLargeOnly, openRooms, plansOf, roomsFor } from './look.ts'
import { makeOffer } from './offer.ts'
import { type OpenRoom, soldIn } from './open-room.ts'
import type { ShopParts } from './parts.ts'
import { requirement } from './requirement.ts'
import { soldOut, whyApart } from './rule.ts'
import { makeStays } from './stays.ts'
import type { Ticket } from './token.ts'
import { totalOf } from './total.ts'

/** A room at the price of now, and what has to be taken for it. */
export interface PricedAgain {
  readonly offer: Offer<HotelDetail>
  readonly wishes: readonly NightWish[]
  /** Until when somebody may arrive. */
  readonly departs: Instant
}

/** What becomes of rooms that were offered before. */
export interface Again {
  price(db: Db, found: readonly Ticket[]): Promise<readonly PricedAgain[] | Refused>
  quote(db: Db, found: readonly Ticket[]): Promise<Outcome<Quote<HotelDetail>>>
}

const wishesFor = ({ house, checkIn, room }: Ticket, { given }: OpenRoom): NightWish[] =>
  given.map((units, index) => ({
    ...{ property: house, room, night: addDays(checkIn, index), count: 1, given: units },
  }))

export function makeAgain({ houses, tokens, telling, now }: ShopParts): Again {
  const price: Again['price'] = async (db, found) => {
    const [first] = found
    const why = whyApart(found)
    if (why || !first) return refuse('invalid', why ?? 'There is nothing to buy.')
    const property = houses.register().propertyOf(first.house)
    if (!property) return refuse('noAvailability', 'This house is not sold any more.')
    const city = makeStays(first, houses, now())(property.city)
    if (typeof city === 'string') return refuse('noAvailability', city)
    const soldOf = soldIn(await readSold(db, [property.id], first), first)
    const open = openRooms({ property, city, soldOf })
    const again: PricedAgain[] = []
    for (const ticket of found) {
      const { place, guests, isWithFlight } = ticket
      const rooms = roomsFor({ property, city }, open, guests)
      const room = rooms.find(({ open: { type } }) => type.code === ticket.room)
      const plan = plansOf(property).find((one) => one.price.plan.code === ticket.plan)
      const count = found.filter((other) => other.room === ticket.room).length
      if (!room || !plan || room.open.left < count) return soldOut()
      const wanted = { property, city, ...room, plan, place, guests, isWithFlight }
      const offer = makeOffer(
        { ...wanted, isAlternative: hasLargeOnly(rooms, guests) },
        { tokens, telling, now: now() },
      )
      again.push({ offer, wishes: wishesFor(ticket, room.open), departs: city.departs })
    }
    return again
  }

  return {
    price,
    async quote(db, found) {
      const again = await price(db, found)
      if ('error' in again) return again
      const offers = again.map(({ offer }) => offer)
      const total = totalOf(offers.map((offer) => offer.price))
      return {
        ok: true,
        value: {
          ...{ offers, total, requires: requirement, questions },
          expiresAt: Math.min(...offers.map(({ expiresAt }) => expiresAt)),
          changed: found.reduce((all, ticket) => all + ticket.total, 0) !== total.total.minor,
        },
      }
    },
  }
}
