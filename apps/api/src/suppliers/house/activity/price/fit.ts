import type { ActivityKind } from '@portolan/supplier/activity'
import type { Party, TravelerType } from '@portolan/supplier/traveler'
import type { AgeBand, AgeCode, Tour } from '../catalogue/tour.ts'

/** Why a party cannot take part: nobody comes, somebody's age is in no band, children come without an adult. */
export interface Misfit {
  readonly why: 'nobody' | 'age' | 'adult'
  /** Whose age, by the place in the party. */
  readonly place?: number
}

/** A party, sorted into the bands of a tour. */
export interface Fit {
  /** In the order of the party. */
  readonly bands: readonly { readonly ref: string; readonly band: AgeBand }[]
  readonly counts: ReadonlyMap<AgeCode, number>
  /** How many take a place. */
  readonly places: number
}

/** Of somebody who told no age. A youth is told by one: some tours count them as children. */
const codesOf: Readonly<Record<TravelerType, readonly AgeCode[]>> = {
  adult: [10],
  senior: [11, 10],
  youth: [10],
  child: [8],
  infant: [7],
}
const usualYouth = 16

function bandFor({ type, age = type === 'youth' ? usualYouth : undefined }: Party[number], { ages }: Tour) {
  if (age !== undefined) return ages.find(({ from, to }) => age >= from && age <= to)
  return codesOf[type].map((code) => ages.find((band) => band.code === code)).find(Boolean)
}

/** Where everybody needs a seat or a harness, the smallest do too; elsewhere they are carried. */
const isSeated: ReadonlySet<ActivityKind> = new Set(['adventure', 'boat', 'dayTrip', 'show'])

/** Whether an infant takes a place from somebody else. */
export const infantsTakePlace = ({ kind, ages }: Pick<Tour, 'kind' | 'ages'>): boolean =>
  isSeated.has(kind) || ages.some(({ code, price }) => code === 7 && price > 0)

const isGrown = (code: AgeCode): boolean => code === 10 || code === 11

export function fitParty(tour: Tour, party: Party): Fit | Misfit {
  if (party.length === 0) return { why: 'nobody' }
  const bands: { ref: string; band: AgeBand }[] = []
  const counts = new Map<AgeCode, number>()
  for (const [place, member] of party.entries()) {
    const band = bandFor(member, tour)
    if (!band) return { why: 'age', place }
    bands.push({ ref: member.ref, band })
    counts.set(band.code, (counts.get(band.code) ?? 0) + 1)
  }
  if (![...counts.keys()].some(isGrown)) return { why: 'adult' }
  const carried = infantsTakePlace(tour) ? 0 : (counts.get(7) ?? 0)
  return { bands, counts, places: party.length - carried }
}
