import type { CancelPenalty } from '@portolan/contract/shared'
import type { CancelRule } from '@portolan/supplier/offer'
import type { OrderDesk } from '../checkout/desk.ts'
import type { Buyer, KeptOffer, Offers } from '../offer/offer.ts'
import type { Requires } from '../offer/reprice.ts'
import type { Search } from '../offer/search.ts'
import type { Place, PlaceKind } from '../place/place.ts'
import type { Clock } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import type { Platform } from '../platform/module.ts'
import type { Registry } from '../suppliers/registry.ts'

export interface PlaceFinder {
  find(code: string, kind: PlaceKind): Place | undefined
}

/** A rule of cancelling in the customer's currency. */
export type PenaltyOf = (rule: CancelRule, offer: KeptOffer) => CancelPenalty

/** What the supplier asks for it now, under new handles, and what it asks of the guests. Refuses what is gone. */
export type PriceAgain = (
  kept: readonly KeptOffer[],
  buyer: Buyer,
  context: Context,
) => Promise<{ offers: KeptOffer[]; requires: Requires }>

/** A city with houses, and how many. */
export interface HotelCity {
  readonly code: string
  readonly hotels: number
}

export interface HotelParts extends Pick<Platform, 'cache'> {
  registry: Pick<Registry, 'search' | 'suppliersOf'>
  offers: Offers
  search: Search
  priceAgain: PriceAgain
  places: PlaceFinder
  clock: Clock
  penaltyOf: PenaltyOf
  /** Where there are houses of ours. */
  hotelCities: readonly HotelCity[]
  /** The one way to hold and to buy. */
  desk: OrderDesk
}
