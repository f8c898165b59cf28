import type { CartItem } from '@portolan/contract/cart'
import type { Language } from '@portolan/domain/language'
import type { Product } from '@portolan/domain/product'
import type { KeptOffer } from '../offer/offer.ts'

/** What the customer asked for beside the handles. */
export interface Wanted {
  startDate?: string | undefined
}

/** All the cart knows of a product. Each product registers one at wiring. */
export interface CartView {
  products: readonly Product[]
  /** Whether these offers are of the kind it shows; absent: any of its products. The first that suits is asked. */
  suits?(offers: readonly KeptOffer[]): boolean
  /** Refuses (400) goods that do not belong together; says how the item is shown. */
  display(offers: readonly KeptOffer[], wanted: Wanted, language: Language): CartItem['display']
  /** The title of `display` alone, for lists: all the rest of it costs a hundred times more. Absent, or undefined: `display` says it. */
  title?(offers: readonly KeptOffer[], language: Language): string | undefined
  /** Whose clock the terms of an offer go by: the zone of the hotel, the office, or where the journey begins. */
  zoneOf?(offer: KeptOffer): string | undefined
  /** Refuses (400) what is sold with something else only; asked where it is wanted alone. */
  checkAlone?(offers: readonly KeptOffer[]): void
  /** Of what the same search finds now, what could stand in for goods that are gone, the likest first. */
  instead?(wanted: readonly KeptOffer[], found: readonly KeptOffer[]): KeptOffer[][]
}
