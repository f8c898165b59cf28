import type { RoomStay } from '@portolan/contract/hotel-stay'
import type { PackageTotal } from '@portolan/contract/package'
import type { Amount } from '@portolan/contract/shared'
import { addPrices, lessBy } from '../../price/sum.ts'
import { kindCodeOf, type Place, ratesOf } from '../../stay/detail/places.ts'

/** What the trip costs with each room, the others at their cheapest; by handle. */
export type Totals = ReadonlyMap<string, PackageTotal>

export const totalsOf = (totals: readonly PackageTotal[]): Totals => new Map(totals.map((total) => [total.key, total]))

/** Kind and plan: they outlive every handle, and stand in the address. */
export const nameOf = (stay: RoomStay): string => `${kindCodeOf(stay)}~${stay.ratePlans[0]?.ratePlanCode ?? ''}`

const differenceOf = ({ reference }: RoomStay, totals: Totals): number =>
  totals.get(reference.id)?.difference.amount ?? Number.POSITIVE_INFINITY

/** The room that the differences are told from; where there is none, the cheapest. */
const usualOf = (place: Place, totals: Totals): RoomStay | undefined => {
  const rates = ratesOf(place)
  return rates.find((stay) => differenceOf(stay, totals) === 0) ?? rates[0]
}

/** What the address says; without a word from it the usual room. */
export const chosenOf = (place: Place, wanted: string | undefined, totals: Totals): RoomStay | undefined =>
  ratesOf(place).find((stay) => nameOf(stay) === wanted) ?? usualOf(place, totals)

export interface RoomTrip {
  readonly total: Amount
  /** Undefined where the server has not told it of just these rooms: it is told with the price that is verified. */
  readonly saving: Amount | undefined
}

/**
 * Every total counts the other rooms at their cheapest: with one room that is another, it is the server's own figure.
 * With several, what each costs more is put on top. Only shown: what is bought is told by its handles.
 */
export function tripWith(places: readonly Place[], chosen: readonly RoomStay[], totals: Totals): RoomTrip | undefined {
  const own = chosen.flatMap(({ reference }) => totals.get(reference.id) ?? [])
  const [first] = own
  if (!first || own.length !== places.length) return undefined
  const usual = new Set(places.map((place) => usualOf(place, totals)?.reference.id))
  const others = own.filter(({ key }) => !usual.has(key))
  const [only = first, ...more] = others
  if (more.length === 0) return { total: only.total, saving: only.saving }
  const base = lessBy(first.total, first.difference)
  return { total: own.reduce((sum, { difference }) => addPrices(sum, difference), base), saving: undefined }
}
