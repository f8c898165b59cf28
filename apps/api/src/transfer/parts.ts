import type { CancelPenalty } from '@portolan/contract/shared'
import type { CancelRule } from '@portolan/supplier/offer'
import type { TransferPlace } from '@portolan/supplier/transfer'
import type { OrderDesk } from '../checkout/desk.ts'
import type { Buyer, KeptOffer, Offers } from '../offer/offer.ts'
import type { Search } from '../offer/search.ts'
import type { Place, PlaceKind } from '../place/place.ts'
import type { Clock } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'

export interface PlaceFinder {
  find(code: string, kind: PlaceKind): Place | undefined
}

/** A rule of cancelling in the customer's currency. */
export type PenaltyOf = (rule: CancelRule, offer: KeptOffer) => CancelPenalty

/** How far and how long it is at an hour, local to the place of the pick-up; undefined: nobody can be driven there. */
export interface Roads {
  between(
    from: TransferPlace,
    to: TransferPlace,
    at: string,
  ): { readonly km: number; readonly minutes: number; readonly timeZone: string } | undefined
}

/** What the supplier asks for it now, under new handles. Refuses what is gone. */
export type PriceAgain = (
  kept: readonly KeptOffer[],
  buyer: Buyer,
  context: Context,
) => Promise<{ offers: KeptOffer[] }>

export interface TransferParts {
  offers: Pick<Offers, 'find'>
  search: Search
  priceAgain: PriceAgain
  places: PlaceFinder
  /** Absent: no cars of ours; then only the suppliers know what is too far. */
  roads?: Roads | undefined
  clock: Clock
  penaltyOf: PenaltyOf
  /** Who drives, by the supplier's id. */
  carriersOf(supplier: string): readonly string[] | undefined
  /** The one way to hold and to buy. */
  desk: OrderDesk
}
