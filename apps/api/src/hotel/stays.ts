import { compare, decimalOf, type Money } from '@portolan/domain/money'
import type { HotelRequest } from './request.ts'
import type { Room, Rooms } from './room.ts'
import { sellingOf } from './share.ts'

/** A house with the cheapest room for each that was asked for. */
export interface Stay {
  rooms: Rooms
  /** Of all of them, for the whole stay. */
  price: Money
}

const isCheaper = (one: Room, other: Room): boolean => compare(one.offer.price.selling, other.offer.price.selling) < 0

/** The cheapest for each place; undefined where one of them has none. */
function cheapestOf(rooms: readonly Room[], places: number): Stay | undefined {
  const best: (Room | undefined)[] = Array.from({ length: places })
  for (const room of rooms) {
    const known = best[room.detail.place]
    if (!known || isCheaper(room, known)) best[room.detail.place] = room
  }
  const [first, ...more] = best.slice(0, places).filter((room) => room !== undefined)
  return first && more.length + 1 === places
    ? { rooms: [first, ...more], price: sellingOf([first, ...more]) }
    : undefined
}

/** Whoever sells it: a house stands in the list once, at its best price. Rooms of one stay are bought of one supplier. */
export function staysOf(rooms: readonly Room[], places: number): Stay[] {
  const groups = new Map<string, Room[]>()
  for (const room of rooms) {
    const name = `${room.offer.supplier} ${room.detail.house.id}`
    const group = groups.get(name)
    if (group) group.push(room)
    else groups.set(name, [room])
  }
  const best = new Map<string, Stay>()
  for (const group of groups.values()) {
    const stay = cheapestOf(group, places)
    if (!stay) continue
    const { id } = stay.rooms[0].detail.house
    const known = best.get(id)
    if (!known || compare(stay.price, known.price) < 0) best.set(id, stay)
  }
  return [...best.values()]
}

export const isWanted = ({ rooms: [{ detail }], price }: Stay, { stars, least, dearest }: HotelRequest): boolean =>
  (stars.size === 0 || stars.has(detail.house.star)) &&
  (least === undefined || decimalOf(price) >= least) &&
  (dearest === undefined || decimalOf(price) <= dearest)

const ratingOf = ({ rooms: [{ detail }] }: Stay): number => detail.house.rating ?? 0
const byPrice = (one: Stay, other: Stay): number => compare(one.price, other.price)
const byRating = (one: Stay, other: Stay): number => ratingOf(one) - ratingOf(other)

/** What is alike always stands in the same order. */
const byName = ({ rooms: [one] }: Stay, { rooms: [other] }: Stay): number =>
  Number(one.detail.house.id > other.detail.house.id) - Number(one.detail.house.id < other.detail.house.id)

/**
 * PA and PD: by the price of the whole stay, all rooms and taxes in it, up or down; of the same price the better rated
 * first. RA and RD: by what guests gave the house, up or down; of the same rating the cheaper first. PA is the usual one:
 * the cheapest first, and nobody stands higher for any other reason.
 */
const orders: Readonly<Record<HotelRequest['order'], (one: Stay, other: Stay) => number>> = {
  PA: (one, other) => byPrice(one, other) || byRating(other, one),
  PD: (one, other) => byPrice(other, one) || byRating(other, one),
  RA: (one, other) => byRating(one, other) || byPrice(one, other),
  RD: (one, other) => byRating(other, one) || byPrice(one, other),
}

export const inOrder =
  (order: HotelRequest['order']) =>
  (one: Stay, other: Stay): number =>
    orders[order](one, other) || byName(one, other)
