import type { CancelPenalty } from '@portolan/contract/shared'
import type { CancelRule, Offer, Quote } from '@portolan/supplier/offer'
import type { OrderDesk } from '../checkout/desk.ts'
import type { KeptOffer, Offers } from '../offer/offer.ts'
import type { Reprice } from '../offer/reprice.ts'
import type { Search } from '../offer/search.ts'
import type { Place, PlaceKind } from '../place/place.ts'
import type { Places } from '../place/places.ts'
import type { Clock } from '../platform/clock.ts'
import type { Platform } from '../platform/module.ts'
import type { Registry } from '../suppliers/registry.ts'

export interface PlaceFinder {
  find(code: string, kind: PlaceKind): Place | undefined
}

/** A rule of cancelling in the customer's currency. */
export type PenaltyOf = (rule: CancelRule, offer: KeptOffer) => CancelPenalty

export interface AirParts extends Pick<Platform, 'cache'> {
  registry: Pick<Registry, 'search' | 'supplier' | 'suppliersOf'>
  offers: Offers
  search: Search
  reprice: Reprice
  /** The offers of a quote at its price; undefined for a quote that makes no sense. */
  offersAsQuoted(quote: Quote<unknown>): Offer<unknown>[] | undefined
  places: Pick<Places, 'expand' | 'find' | 'nearest'>
  clock: Clock
  /** Whose flights a supplier sells, by their own names; one that is not known goes by its id. */
  carriersOf(supplier: string): readonly string[] | undefined
  penaltyOf: PenaltyOf
  /** The one way to hold and to buy. */
  desk: OrderDesk
}
