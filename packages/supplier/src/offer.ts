import type { IsoDate } from '@portolan/domain/date'
import type { Money } from '@portolan/domain/money'
import { type Product, products } from '@portolan/domain/product'
import type { Instant } from './outcome.ts'
import type { Words } from './words.ts'

/** A package is no product of a supplier: it is two items of one order, all or nothing. */
export type SupplierProduct = Exclude<Product, 'package'>

export const supplierProducts: readonly SupplierProduct[] = products.filter((product) => product !== 'package')

export interface OfferRef {
  readonly supplier: string
  /** Opaque and the adapter's own; at most 4 KB, kept on the server behind an rph. */
  readonly token: string
}

/**
 * In the supplier's own currency, tax included. Rate of exchange, markup and selling price are added by `offer/`
 * after the fan-out and before sorting: an adapter cannot know them.
 */
export interface Price {
  readonly total: Money
  /** Part of the total. */
  readonly taxes?: Money
  /** Value added tax by its rate inside what we collect, which is the total less `there`: for invoices. Absent where the supplier does not say. */
  readonly vat?: readonly { readonly percent: string; readonly amount: Money }[]
  /** Part of the total that is not ours to collect: the house takes it from the guest. No markup is put on it. */
  readonly there?: Money
  /** Part of `there` that the house takes from the guest on a day before the stay, in place of on the spot. `on`: YYYY-MM-DD, at the place. */
  readonly later?: { readonly amount: Money; readonly on: IsoDate }
  /** Parts of the total, in its currency; an amount is for the whole quantity. */
  readonly lines?: readonly { readonly code: string; readonly quantity: number; readonly amount: Money }[]
}

export interface CancelRule {
  /** Up to but not at this moment; absent: from the last one on, for good. */
  readonly until?: Instant
  /** percent: of the price, 0 to 100. */
  readonly charge: Money | { readonly percent: number } | 'nonRefundable'
}

/** Bag, seat, meal, car extra, room request: chosen by code in quote, hold and confirm. */
export interface Extra {
  readonly code: string
  readonly kind: string
  /** Of one, in the offer's currency, tax included. */
  readonly price: Money
  readonly per: 'traveler' | 'segment' | 'traveler-segment' | 'order'
  /** The most of it that one choice takes. */
  readonly max?: number
  readonly segment?: string
  readonly seat?: SeatPlace
}

/** Where a seat is; a taken one stands in the map and is not sold. */
export interface SeatPlace {
  readonly row: number
  /** 'A'. */
  readonly column: string
  readonly place: 'window' | 'middle' | 'aisle'
  readonly isFree: boolean
  /** An aisle on its right, as one looks to the front. */
  readonly isBeforeAisle?: boolean
}

export interface ExtraChoice {
  readonly code: string
  readonly quantity: number
  readonly travelerRef?: string
  readonly segment?: string
}

/** Detail is the product's own, plain data that JSON carries unchanged. */
export interface Offer<Detail> {
  readonly ref: OfferRef
  readonly product: SupplierProduct
  /**
   * What is sold, whatever it costs today: two searches that find the same seat, fare or room give the same text.
   * An expired offer is found again by it. At most 256 characters.
   */
  readonly identity: string
  readonly price: Price
  /** Good before, not at this moment. An adapter invents a careful one where the supplier gives none. */
  readonly expiresAt: Instant
  readonly hold: 'supported' | 'none' | 'onRequest'
  /** Return fares that go with this one. */
  readonly combinableWith?: readonly OfferRef[]
  readonly penalties?: readonly CancelRule[]
  readonly extras?: readonly Extra[]
  readonly detail: Detail
}

/** What is asked beyond the traveller's fields: pick-up hotel, diet, arrival flight. Answered in `Purchase.answers`. */
export interface Question {
  /** Unique within the quote, at most 64 characters. */
  readonly code: string
  readonly text: Words
  /** order: once for all of them; traveler: of each one. */
  readonly per: 'traveler' | 'order'
  readonly required: boolean
  /** The answer is the value of one of them; absent: a free text. */
  readonly options?: readonly { readonly value: string; readonly text: Words }[]
  /** Of a free text, in characters; 250 unless told, 1,000 at most. */
  readonly maxLength?: number
}

/** A country of the way asks for a passport that is good until a day after the trip; of its own citizens it does not. */
export interface PassportRule {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** YYYY-MM-DD, included. */
  readonly validUntil: string
}

export interface Quote<Detail> {
  readonly offers: readonly Offer<Detail>[]
  /** The sum of the offers. */
  readonly total: Price
  /** Of the offer that expires first. */
  readonly expiresAt: Instant
  /** The price is not the one of the search. */
  readonly changed: boolean
  /** Names of the traveller's fields, of the first one and of each. */
  readonly requires: {
    readonly lead: readonly string[]
    readonly each: readonly string[]
    readonly passports?: readonly PassportRule[]
  }
  readonly questions?: readonly Question[]
}
