import type { TourActivityInfo } from '@portolan/contract/activity'
import type { CancelPenalty } from '@portolan/contract/shared'
import type { Language } from '@portolan/domain/language'
import type { CancelRule, Question } from '@portolan/supplier/offer'
import type { OrderDesk } from '../checkout/desk.ts'
import type { Buyer, KeptOffer, Offers } from '../offer/offer.ts'
import type { Requires } from '../offer/reprice.ts'
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

export interface ActivityParts {
  registry: Pick<Registry, 'suppliersOf'>
  offers: Offers
  search: Search
  /** What the supplier asks for it now, under new handles, and what it asks of those who come. Refuses what is gone. */
  priceAgain(
    kept: readonly KeptOffer[],
    buyer: Buyer,
    context: Context,
  ): Promise<{ offers: KeptOffer[]; requires: Requires }>
  places: PlaceFinder
  clock: Clock
  penaltyOf: PenaltyOf
  /** What a supplier asks, in the caller's language. */
  questionsOf(questions: readonly Question[], language: Language): TourActivityInfo['questions']
  /** The one way to hold and to buy. */
  desk: OrderDesk
}
