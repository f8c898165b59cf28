import { compare } from '@portolan/domain/money'
import type { KeptOffer } from '../offer/offer.ts'
import { type Room, roomsIn } from './room.ts'
import { whyApart } from './together.ts'

/** Of each room so many are looked at, and so many ways are kept from one room to the next. */
const nearest = 5
const waysKept = 20

/** How far from what was wanted: another room is worth three others, then meals, then what cancelling costs, then pay. */
function distance({ detail: wanted }: Room, { detail: found }: Room): number {
  const isOther = (one: unknown, other: unknown): number => Number(one !== other)
  return (
    8 * isOther(wanted.room.code, found.room.code) +
    4 * isOther(wanted.plan.mealCode, found.plan.mealCode) +
    2 * isOther(wanted.freeUntil === undefined, found.freeUntil === undefined) +
    isOther(wanted.plan.payment, found.plan.payment)
  )
}

const byLikeness =
  (wanted: Room) =>
  (one: Room, other: Room): number =>
    distance(wanted, one) - distance(wanted, other) || compare(one.offer.price.selling, other.offer.price.selling)

/** Other rooms of the same house for the same guests, the likest first. */
const forOne = (wanted: Room, found: readonly Room[]): Room[] =>
  found
    .filter(
      ({ offer, detail }) =>
        offer.supplier === wanted.offer.supplier &&
        detail.house.id === wanted.detail.house.id &&
        detail.place === wanted.detail.place,
    )
    .sort(byLikeness(wanted))
    .slice(0, nearest)

const isSame = (wanted: readonly Room[], found: readonly Room[]): boolean =>
  wanted.every(({ offer }, index) => offer.identity === found[index]?.offer.identity)

/** Rooms of the same search for the whole stay, the likest to what was wanted first. */
export function roomsInstead(wanted: readonly KeptOffer[], found: readonly KeptOffer[]): KeptOffer[][] {
  const [rooms, all] = [roomsIn(wanted), roomsIn(found)]
  if (rooms.length === 0 || rooms.length < wanted.length) return []
  const far = (way: readonly Room[]): number =>
    way.reduce((sum, room, index) => sum + distance(rooms[index] ?? room, room), 0)
  const ways = rooms.reduce<Room[][]>(
    (begun, room) =>
      begun
        .flatMap((way) => forOne(room, all).map((one) => [...way, one]))
        .toSorted((one, other) => far(one) - far(other))
        .slice(0, waysKept),
    [[]],
  )
  return ways.flatMap((way) => {
    const [first, ...more] = way
    const isOne = first && !whyApart([first, ...more]) && !isSame(rooms, way)
    return isOne ? [way.map(({ offer }) => offer)] : []
  })
}
