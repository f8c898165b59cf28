import type { Bed, RoomType } from '../catalogue/room-type.ts'

/** Who sleeps in one room. */
export interface Guests {
  readonly adults: number
  /** Their ages. */
  readonly children: readonly number[]
}

/** Where ages of children are given, all the others are of these. */
export const adultAges = { from: 18, to: 100 } as const

const isWhole = (count: number): boolean => Number.isSafeInteger(count) && count >= 0

export function whyNot({ adults, children }: Guests): string | undefined {
  if (!isWhole(adults) || adults === 0) return 'Every room needs an adult.'
  if (!children.every((age) => isWhole(age) && age < adultAges.from)) return 'A child is 0 to 17 years old.'
  return undefined
}

/** Ages of the children, by where they sleep. Grown-ups have the room's own beds. */
export interface Seating {
  readonly inBeds: readonly number[]
  /** In the bed of their parents. */
  readonly sharing: readonly number[]
  readonly inExtraBeds: readonly number[]
  readonly inCots: readonly number[]
}

/** From two on one sleeps in a bed, from twelve on in a bed of one's own. */
const bedFrom = 2
const ownBedFrom = 12

const placesOf: Readonly<Record<Bed['kind'], number>> = { single: 1, double: 2, queen: 2, king: 2, sofa: 2 }
const isWide = ({ kind }: Bed): boolean => kind === 'double' || kind === 'queen' || kind === 'king'

/** For how many there is a bed, whoever may use it. */
export const sleepsOf = (beds: readonly Bed[]): number =>
  beds.reduce((all, { kind, count }) => all + placesOf[kind] * count, 0)

const countBeds = (beds: readonly Bed[]): number => beds.reduce((all, { count }) => all + count, 0)

/**
 * Undefined: the room is too small for them. A child may have an adult's place, an adult never a child's. The oldest
 * children have the beds that are left over; of the others the youngest sleep with their parents, one in each wide bed.
 * Nobody could be put up for less: that is why a child never costs more than an adult in its place.
 */
export function seatGuests(
  { beds, maxAdults, maxChildren }: Pick<RoomType, 'beds' | 'maxAdults' | 'maxChildren'>,
  { adults, children }: Guests,
): Seating | undefined {
  if (adults > maxAdults || adults + children.length > maxAdults + maxChildren) return undefined
  const byAge = children.toSorted((one, other) => other - one)
  const sleepers = byAge.filter((age) => age >= bedFrom)
  const free = Math.max(0, sleepsOf(beds) - adults)
  const others = sleepers.slice(free)
  const wide = Math.min(adults, countBeds(beds.filter(isWide)))
  const small = others.filter((age) => age < ownBedFrom)
  const sharing = small.slice(Math.max(0, small.length - wide))
  return {
    inBeds: sleepers.slice(0, free),
    sharing,
    inExtraBeds: others.slice(0, others.length - sharing.length),
    inCots: byAge.slice(sleepers.length),
  }
}
