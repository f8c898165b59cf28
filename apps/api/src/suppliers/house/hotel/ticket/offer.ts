import type { HotelDetail, HotelRange } from '@portolan/supplier/hotel'
import type { Offer, Price } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import { penaltiesOf } from '../price/cancel.ts'
import type { Guests } from '../price/fit.ts'
import { paidAs } from '../price/payment.ts'
import { priceStay, type Stay, type StayPrice, totalOf } from '../price/stay.ts'
import type { Property } from '../property/property.ts'
import type { CityStay } from './city-stay.ts'
import type { OpenRoom } from './open-room.ts'
import type { Telling } from './telling.ts'
import { cents, type PlanTerms } from './terms.ts'
import type { Tokens } from './token.ts'

const life = 20 * 60_000

/** More than these are many. */
const few = 5

/** One room on one plan, before it is offered. */
export interface RoomWanted {
  readonly property: Property
  readonly open: OpenRoom
  readonly plan: PlanTerms
  readonly city: CityStay
  readonly stay: Stay
  readonly place: number
  readonly guests: Guests
  readonly isWithFlight: boolean
  readonly isAlternative: boolean
  readonly range?: HotelRange
}

export interface OfferParts {
  readonly tokens: Tokens
  readonly telling: Telling
  readonly now: Instant
}

const sumOf = (all: readonly { readonly amount: number }[]): number => all.reduce((sum, { amount }) => sum + amount, 0)

/** What the house takes itself: at its desk, or of a deposit's rest on its day. */
const thereOf = ({ payLater, payAtProperty }: StayPrice): number => payAtProperty + (payLater?.amount ?? 0)

/** In what is paid now: of a deposit its share, of what is paid at the desk nothing. */
export function vatNow({ vat, payNow, payLater }: Pick<StayPrice, 'vat' | 'payNow' | 'payLater'>): number {
  const rest = payLater?.amount ?? 0
  return payNow > 0 ? Math.round((vat * payNow) / (payNow + rest)) : 0
}

function priceOf(stay: StayPrice, vatPercent: number): Price {
  const there = thereOf(stay)
  const vat = vatNow(stay)
  return {
    total: cents(stay.total),
    taxes: cents(sumOf(stay.taxes)),
    ...(vat > 0 && { vat: [{ percent: String(vatPercent), amount: cents(vat) }] }),
    ...(there > 0 && { there: cents(there) }),
    ...(stay.payLater && { later: { amount: cents(stay.payLater.amount), on: stay.payLater.on } }),
    lines: [
      { code: 'ROOM', quantity: stay.nights.length, amount: cents(sumOf(stay.nights) - stay.discount) },
      ...stay.taxes.map(({ code, amount }) => ({ code, quantity: 1, amount: cents(amount) })),
    ],
  }
}

/** As it is paid: its share of the discount is off. */
function firstNightOf({ nights, discount }: StayPrice): number {
  const first = nights[0]?.amount ?? 0
  return discount === 0 ? first : first - Math.round((first * discount) / sumOf(nights))
}

/** The oldest first, or the same family would have two names. */
const guestsText = ({ adults, children }: Guests): string =>
  children.length === 0 ? String(adults) : `${adults}+${children.toSorted((one, other) => other - one).join('+')}`

function identityOf({ property, open, plan, city, guests, isWithFlight }: RoomWanted): string {
  const room = `${property.id}/${open.type.code}/${plan.price.plan.code}`
  return `${room}/${city.checkIn}/${city.checkOut}/${guestsText(guests)}${isWithFlight ? '/flight' : ''}`
}

function detailOf(wanted: RoomWanted, price: StayPrice, telling: Telling): HotelDetail {
  const { property, open, plan, city, stay, place, guests, isWithFlight, isAlternative, range } = wanted
  const freeUntil = city.freeUntil[plan.price.plan.cancel]
  return {
    kind: 'room',
    house: telling.houseOf(property),
    room: telling.roomOf(property, open.type),
    plan: telling.planOf(plan, paidAs(plan.price.plan.payment, price)),
    place,
    guests: { adults: guests.adults, childAges: guests.children },
    checkIn: city.checkIn,
    checkOut: city.checkOut,
    nights: price.nights.map(({ date, amount }) => ({ date, amount: cents(amount) })),
    taxes: price.taxes.map(({ code, amount, isPaidThere }) => ({ code, amount: cents(amount), isPaidThere })),
    ...(price.discount > 0 && { discount: cents(price.discount) }),
    ...(price.vat > 0 && { vat: cents(price.vat) }),
    ...(price.payLater && { restOn: price.payLater.on }),
    ...(freeUntil !== undefined && { freeUntil }),
    ...(open.left <= few && { left: open.left }),
    ...(isAlternative && { isAlternative }),
    ...(isWithFlight && { withFlight: { apart: cents(totalOf(stay, plan.price)) } }),
    ...(range && { range }),
  }
}

/** A room at the price of now. */
export function makeOffer(wanted: RoomWanted, { tokens, telling, now }: OfferParts): Offer<HotelDetail> {
  const { property, open, plan, city, place, guests, isWithFlight } = wanted
  const { checkIn, checkOut, departs, deadlines } = city
  const price = priceStay(wanted.stay, plan.price, isWithFlight)
  const expiresAt = Math.min(now + life, departs)
  const [house, room, total] = [property.id, open.type.code, price.total]
  return {
    ref: tokens.write({
      house,
      room,
      plan: plan.price.plan.code,
      checkIn,
      checkOut,
      place,
      guests,
      isWithFlight,
      total,
      expiresAt,
    }),
    product: 'hotel',
    identity: identityOf(wanted),
    price: priceOf(price, wanted.stay.nights.market.vatPercent),
    expiresAt,
    hold: 'supported',
    penalties: penaltiesOf(plan.cancel, deadlines[plan.cancel.code], firstNightOf(price), now),
    detail: detailOf(wanted, price, telling),
  }
}
