import { sum } from '@portolan/domain/money'
import type { HotelDetail, HotelReservationDetail } from '@portolan/supplier/hotel'
import type { CancelRule, OfferRef, Price } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { CancelQuote, Reservation } from '@portolan/supplier/reservation'
import { type Booking, headOf, isLive, type SoldBase, stateOf } from '../../book/booking.ts'
import { cancelFee } from '../../book/cancel-fee.ts'
import type { Split } from '../../book/part.ts'
import { quoteRefund } from '../../book/refund.ts'
import { seedOf } from '../../seed.ts'
import type { NightTaken } from './allotment-store.ts'
import { cents, currency } from './terms.ts'
import { oursOf, totalOf } from './total.ts'

interface SoldRoom {
  readonly detail: HotelDetail
  readonly price: Price
  readonly penalties: readonly CancelRule[]
  /** That it was bought by. */
  readonly token: string
  readonly travelerRefs: readonly string[]
  readonly isCancelled: boolean
}

/** As it was sold, whatever the house asks later. Total and what is taken are of the rooms that are not cancelled. */
export interface Sold extends SoldBase<NightTaken> {
  readonly rooms: readonly SoldRoom[]
}

/** The nights of a room, as the allotment counts them. */
export const nightsTaken = ({ detail: { house, room, nights } }: Pick<SoldRoom, 'detail'>): NightTaken[] =>
  nights.map(({ date }) => ({ property: house.id, room: room.code, night: date, count: 1 }))

/** The house's own number: seven digits, and which room. */
const confirmationOf = (locator: string, room: number): string =>
  `${1_000_000 + (seedOf('confirmation', locator) % 9_000_000)}${room + 1}`

export function reservationOf(booking: Booking<Sold>, now: Instant): Reservation<HotelReservationDetail> {
  const { locator, sold } = booking
  const head = headOf(booking, now)
  const isBought = head.state === 'confirmed'
  const rooms = sold.rooms.map(({ detail, token, travelerRefs, isCancelled }, index) => ({
    ...{ detail, token, travelerRefs },
    ...(isBought && { confirmation: confirmationOf(locator, index) }),
    isCancelled: isCancelled || !isLive(stateOf(booking, now)),
  }))
  const staying = sold.rooms.filter(({ isCancelled }) => !isCancelled)
  const [first] = staying
  if (!first) throw new Error('A reservation without a room.')
  return {
    ...head,
    // Rooms under several terms have no common list; each offer told its own.
    ...(staying.length === 1 && { penalties: first.penalties }),
    ...(isBought && {
      documents: rooms.flatMap(({ confirmation, travelerRefs, isCancelled }) =>
        isCancelled || confirmation === undefined ? [] : [{ kind: 'voucher' as const, id: confirmation, travelerRefs }],
      ),
    }),
    detail: { ...first.detail, rooms },
  }
}

/** Each room by its own rule, and never more than came to us. */
export function refundOf(booking: Booking<Sold>, now: Instant): CancelQuote {
  const fees = booking.sold.rooms
    .filter(({ isCancelled }) => !isCancelled)
    .map(({ penalties, price }) => {
      const fee = cancelFee(penalties, price.total, now)
      return cents(Math.min(fee.minor, oursOf(price).minor))
    })
  return quoteRefund(booking, sum(fees, currency), now)
}

function withRooms(sold: Sold, rooms: readonly SoldRoom[]): Sold {
  const staying = rooms.filter(({ isCancelled }) => !isCancelled)
  return {
    ...sold,
    rooms,
    total: totalOf(staying.map(({ price }) => price)),
    taken: staying.flatMap(nightsTaken),
  }
}

/** The rooms of these offers, by their place in the booking. */
export function roomsOf({ rooms }: Sold, offers: readonly OfferRef[]): readonly number[] | undefined {
  const places = offers.map(({ token }) => rooms.findIndex((room) => room.token === token))
  return places.includes(-1) ? undefined : [...new Set(places)].sort((one, other) => one - other)
}

/** One booking as two: these rooms alone, and what stays without them. */
export function splitRooms(sold: Sold, part: readonly number[]): Split<Sold> | undefined {
  if (part.some((place) => sold.rooms[place]?.isCancelled !== false)) return undefined
  const marked = (isGone: (place: number) => boolean): SoldRoom[] =>
    sold.rooms.map((room, place) => ({ ...room, isCancelled: room.isCancelled || isGone(place) }))
  const rest = marked((place) => part.includes(place))
  return {
    part: withRooms(
      sold,
      marked((place) => !part.includes(place)),
    ),
    ...(rest.some(({ isCancelled }) => !isCancelled) && { rest: withRooms(sold, rest) }),
  }
}
