import type { OrderDesk } from '../checkout/desk.ts'
import type { Offers } from '../offer/offer.ts'
import type { Reprice } from '../offer/reprice.ts'
import type { Search } from '../offer/search.ts'
import type { Places } from '../place/places.ts'
import type { Clock } from '../platform/clock.ts'
import type { Platform } from '../platform/module.ts'
import type { Registry } from '../suppliers/registry.ts'

export interface RailParts extends Pick<Platform, 'cache'> {
  registry: Pick<Registry, 'search' | 'suppliersOf'>
  offers: Offers
  search: Search
  reprice: Reprice
  places: Pick<Places, 'expand' | 'find'>
  clock: Clock
  /** Where the shop stands: its date is the day of issue of a pass. */
  timeZone: string
  /** Whose trains a supplier sells, by their own names; one that is not known goes by its id. */
  carriersOf(supplier: string): readonly string[] | undefined
  /** The one way to hold and to buy. */
  desk: OrderDesk
}
