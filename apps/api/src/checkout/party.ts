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
