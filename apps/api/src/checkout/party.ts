import type { KeptOffer } from '../offer/offer.ts'

/** How many of the party an offer is for, where it says so: those who sleep in one room. */
function headsOf({ detail }: KeptOffer): number | undefined {
  const { adults, childAges } = (detail as { guests?: Guests } | null)?.guests ?? {}
  return adults === undefined || childAges === undefined ? undefined : adults + childAges.length
}

interface Guests {
  adults: number
  childAges: readonly number[]
}

/** The handle of each one's room, in the order of the party; empty where an offer is for all of them. */
export function groupsOf(offers: readonly KeptOffer[]): string[] {
  const heads = offers.map(headsOf)
  if (heads.length < 2 || heads.some((count) => count === undefined)) return []
  return offers.flatMap(({ rph }, index) => Array<string>(heads[index] ?? 0).fill(rph))
}

interface Assigned {
  readonly travelerRefs: readonly string[]
  readonly groups?: readonly { readonly travelerRefs: readonly string[] }[] | undefined
}

const placeOf = ({ detail }: KeptOffer): number => (detail as { place?: number } | null)?.place ?? 0

/**
 * Who takes which seat, by the order of the seats. The party of a search counts room by room, so whoever is said to
 * sleep in a room takes a seat of that room: its supplier judges ages by the seats before anything is held. Where what
 * is said fits the rooms not, the order stays as it was told.
 */
export function seatedByRooms(offers: readonly KeptOffer[], { travelerRefs, groups = [] }: Assigned): string[] {
  const heads = offers.map(headsOf)
  const isFit = groups.length === offers.length && groups.every((one, at) => one.travelerRefs.length === heads[at])
  const rooms = groups.map((one, at) => ({ place: offers[at] ? placeOf(offers[at]) : 0, refs: one.travelerRefs }))
  const seated = rooms
    .toSorted((one, other) => one.place - other.place)
    .flatMap(({ refs }) => travelerRefs.filter((ref) => refs.includes(ref)))
  const isEachOnce = seated.length === travelerRefs.length && new Set(seated).size === seated.length
  return isFit && isEachOnce ? seated : [...travelerRefs]
}
