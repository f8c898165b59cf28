import type { Party, Traveler } from '@portolan/supplier/traveler'

/** What is known of who goes with a booking. */
interface Seated {
  readonly offers: readonly { readonly party: Party }[]
  readonly wanted: { readonly travelerRefs?: readonly string[] }
}

/**
 * A purchase has its own names for those who travel; a supplier knows them by their place in the party of the search. Who
 * takes which place is told by the order in which they were chosen; where nobody chose, both go by the same name.
 */
export function seatOf({ offers, wanted }: Seated, traveler: string): string {
  const place = wanted.travelerRefs?.indexOf(traveler) ?? -1
  return offers[0]?.party[place]?.ref ?? traveler
}

/** The other way round. */
export function travelerOf({ offers, wanted }: Seated, seat: string): string {
  const place = offers[0]?.party.findIndex(({ ref }) => ref === seat) ?? -1
  return wanted.travelerRefs?.[place] ?? seat
}

/** By the names of the party, place by place: who has told a birth is judged by it on every day of travel. */
export function birthsIn(
  { offers, wanted }: Seated,
  travelers: readonly Pick<Traveler, 'ref' | 'birthDate'>[],
): ReadonlyMap<string, string> {
  const refs = wanted.travelerRefs ?? travelers.map(({ ref }) => ref)
  return new Map(
    (offers[0]?.party ?? []).flatMap(({ ref }, index): [string, string][] => {
      const birthDate = travelers.find((one) => one.ref === refs[index])?.birthDate
      return birthDate === undefined ? [] : [[ref, birthDate]]
    }),
  )
}
