import type { SellingCurrency } from '@portolan/domain/currency'
import type { IsoDate } from '@portolan/domain/date'
import type { Money } from '@portolan/domain/money'
import type { CancelRule, Extra, Offer, OfferRef, Price, SupplierProduct } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { Party } from '@portolan/supplier/traveler'

/** For whom a price is made. */
export interface Buyer {
  currency: SellingCurrency
  agencyId: string | undefined
}

/** How a selling price came about: supplier's net, tax, markup, rate; kept with the offer and with what is bought. */
export interface PriceTrace {
  /** Supplier's currency. */
  net: Money
  /** Supplier's currency. */
  taxes: Money
  /** Supplier's currency; of the net and the taxes, what is not ours to collect. Absent: nothing. */
  there?: Money
  /** Supplier's currency. */
  markup: Money
  /** Which rule said so; absent where none applies. */
  rule: string | undefined
  /** One unit of `from` buys `value` of `to`; decimal text as the database has it. day: YYYY-MM-DD, of the rate. */
  rate: { from: string; to: string; value: string; day: string }
}

export interface SellingPrice {
  /** What the customer pays, wherever it is paid. */
  selling: Money
  /** The part of it that is paid on the spot and not to us; absent: nothing. */
  there?: Money
  /** Part of `there`, taken by the house itself on this day; the rest is paid on the spot. Absent: all of it. */
  later?: { amount: Money; on: IsoDate }
  /** The same in the supplier's currency at the kept rate, markup included: never the net. */
  supplier: Money
  trace: PriceTrace
}

/** What was searched, so that an expired offer can be found again. */
export interface Searched {
  product: SupplierProduct
  /** Of the port's Queries, for this product. */
  query: unknown
  party: Party
  correlationId: string
}

/** An offer behind its handle. Plain data: it goes through JSON unchanged. */
export interface KeptOffer extends Searched {
  rph: string
  supplier: string
  token: string
  identity: string
  price: SellingPrice
  /** For whose agency it was priced; absent for consumers. Nobody else buys at it. */
  agencyId: string | undefined
  /** Supplier's own, as it came. */
  supplierPrice: Price
  expiresAt: Instant
  hold: Offer<unknown>['hold']
  /** The supplier's return fares that go with it, and no others; absent: any. */
  combinableWith?: readonly OfferRef[] | undefined
  penalties?: readonly CancelRule[] | undefined
  extras?: readonly Extra[] | undefined
  detail: unknown
}

export interface Offers {
  /**
   * Prices the offers for a buyer and keeps them all in one round trip; any node finds them until they expire. What is
   * kept elsewhere as well, in a cart or an order, can do without a cache that is away.
   */
  keep(
    offers: readonly Offer<unknown>[],
    searched: Searched,
    buyer: Buyer,
    isKeptElsewhere?: boolean,
  ): Promise<KeptOffer[]>
  /** In the order asked for. Refuses: 400 for a forged handle or one of another product, 409 for one that has expired or is gone. */
  find(rphs: readonly string[], product?: SupplierProduct): Promise<KeptOffer[]>
  /** The same supplier price for another buyer or in another currency. */
  price(supplierPrice: Price, of: { product: SupplierProduct; supplier: string }, buyer: Buyer): Promise<SellingPrice>
}
