import type { CartItem } from '@portolan/contract/cart'
import { decimalOf, type Money, sum } from '@portolan/domain/money'
import type { Buyer, KeptOffer, Offers } from '../offer/offer.ts'
import { takenLaterView } from '../platform/amount.ts'
import { paidThere } from '../platform/paid-there.ts'

/** What an item without offers would cost cannot be asked: there is none. */
const currencyOf = (offers: readonly KeptOffer[]): string => offers[0]?.price.selling.currency ?? ''

export const sellingOf = (offers: readonly KeptOffer[]): Money =>
  sum(
    offers.map(({ price }) => price.selling),
    currencyOf(offers),
  )

/** One sum in one currency: where the suppliers have several, only the selling price can be told. */
function supplierPriceOf(offers: readonly KeptOffer[]): Money {
  const amounts = offers.map(({ price }) => price.supplier)
  const [first] = amounts
  const isOne = first !== undefined && amounts.every(({ currency }) => currency === first.currency)
  return isOne ? sum(amounts, first.currency) : sellingOf(offers)
}

export function priceView(offers: readonly KeptOffer[]): CartItem['price'] {
  const [selling, supplier, there] = [sellingOf(offers), supplierPriceOf(offers), paidThere(offers, currencyOf(offers))]
  return {
    currencyCode: supplier.currency,
    totalAmount: decimalOf(supplier),
    sellingCurrencyCode: selling.currency,
    sellingTotalAmount: decimalOf(selling),
    ...(there.minor > 0 && { payThere: decimalOf(there) }),
    ...takenLaterView(offers),
  }
}

export const isSameMoney = (one: Money, other: Money): boolean =>
  one.currency === other.currency && one.minor === other.minor

/** Handles are passed on between people: an agency's price is for its own. */
export const isPricedFor = ({ price, agencyId }: KeptOffer, buyer: Buyer): boolean =>
  price.selling.currency === buyer.currency && agencyId === buyer.agencyId

/** From the supplier's amount, for those priced in another currency or for somebody else; the others keep the rate they came with. */
export const pricedFor = (offers: Offers, kept: readonly KeptOffer[], buyer: Buyer): Promise<KeptOffer[]> =>
  Promise.all(
    kept.map(async (offer) =>
      isPricedFor(offer, buyer)
        ? offer
        : { ...offer, agencyId: buyer.agencyId, price: await offers.price(offer.supplierPrice, offer, buyer) },
    ),
  )
