import { type Money, subtract, sum } from '@portolan/domain/money'

/** Goods at the price the customer is told. */
interface Told {
  readonly price: { readonly there?: Money }
}

/** What of it is paid on the spot: at the hotel or the desk, and not to us. */
export const paidThere = (offers: readonly Told[], currency: string): Money =>
  sum(
    offers.flatMap(({ price }) => price.there ?? []),
    currency,
  )

/** What we take for goods at this price. */
export const chargedFor = ({ offers, price }: { offers: readonly Told[]; price: Money }): Money =>
  subtract(price, paidThere(offers, price.currency))
