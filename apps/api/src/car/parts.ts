import type { CancelPenalty } from '@portolan/contract/shared'
import type { CancelRule, Offer, Quote } from '@portolan/supplier/offer'
import type { Queries } from '@portolan/supplier/query'
import type { OrderDesk } from '../checkout/desk.ts'
import type { Buyer, KeptOffer, Offers } from '../offer/offer.ts'
import type { Search } from '../offer/search.ts'
import type { Place, PlaceKind } from '../place/place.ts'
import type { Clock } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import type { Registry } from '../suppliers/registry.ts'

export interface PlaceFinder {
  find(code: string, kind: PlaceKind): Place | undefined
}

/** A rule of cancelling in the customer's currency. */
export type PenaltyOf = (rule: CancelRule, offer: KeptOffer) => CancelPenalty

/** What the supplier asks for it now, under new handles. Refuses what is gone. */
export type PriceAgain = (
  kept: readonly KeptOffer[],
  buyer: Buyer,
  context: Context,
) => Promise<{ offers: KeptOffer[] }>

/** Why no car can be had as it was asked for: each is told beside its field. */
export type CarTrouble =
  | 'format'
  | 'past'
  | 'return'
  | 'days'
  | 'horizon'
  | 'age'
  | 'pickUpOffice'
  | 'returnOffice'
  | 'pickUpClosed'
  | 'returnClosed'
  | 'oneWay'

export interface CarParts {
  registry: Pick<Registry, 'supplier'>
  offers: Offers
  search: Search
  priceAgain: PriceAgain
  /** The offers of a quote at its price; undefined for a quote that makes no sense. */
  offersAsQuoted(quote: Quote<unknown>): Offer<unknown>[] | undefined
  places: PlaceFinder
  clock: Clock
  penaltyOf: PenaltyOf
  /** Undefined: something could be had, or nobody knows why not. */
  carTrouble(query: Queries['car']): CarTrouble | undefined
  /** The one way to hold and to buy. */
  desk: OrderDesk
}
