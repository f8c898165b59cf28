import type { RoomStay } from '@portolan/contract/hotel-stay'
import { compareAmounts } from '@portolan/domain/amount'
import type { RoomAsked } from '../address.ts'
import { priceOf } from '../price.ts'

/** One kind of room with every plan that it can be had on, the cheapest first. */
export interface RoomKind {
  readonly code: string
  readonly rates: readonly RoomStay[]
}

/** One room of the stay: who sleeps in it, and what there is for them. */
export interface Place {
  readonly index: number
  readonly guests: RoomAsked
  readonly kinds: readonly RoomKind[]
}

const costOf = ({ total }: RoomStay): number => priceOf(total).amount

export const kindCodeOf = ({ roomTypes }: RoomStay): string => roomTypes[0]?.roomTypeCode ?? ''

const isToBeHad = ({ availabilityStatus }: RoomStay): boolean => availabilityStatus !== 'NoAvailability'

/** What fits comes first, then what is larger than asked for; both by their cheapest plan. */
function kindsOf(stays: readonly RoomStay[]): RoomKind[] {
  const byPrice = stays.toSorted((one, other) => compareAmounts(costOf(one), costOf(other)))
  const codes = [...new Set(byPrice.map(kindCodeOf))]
  const all = codes.map((code): RoomKind => ({ code, rates: byPrice.filter((stay) => kindCodeOf(stay) === code) }))
  const isOther = ({ rates }: RoomKind): boolean => rates.every(({ isAlternate }) => isAlternate === true)
  return [...all.filter((kind) => !isOther(kind)), ...all.filter(isOther)]
}

/** A room of the answer names the candidate that it is for. */
export const placesOf = (stays: readonly RoomStay[], rooms: readonly RoomAsked[]): Place[] =>
  rooms.map((guests, index) => ({
    ...{ index, guests },
    kinds: kindsOf(stays.filter((stay) => isToBeHad(stay) && stay.roomStayCandidateRPH === String(index + 1))),
  }))

export const ratesOf = ({ kinds }: Place): RoomStay[] => kinds.flatMap(({ rates }) => rates)
