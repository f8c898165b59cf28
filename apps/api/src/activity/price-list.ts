import type { Money } from '@portolan/domain/money'
import type { Buyer, KeptOffer } from '../offer/offer.ts'
import type { ActivityParts } from './parts.ts'

/** What a supplier's sum is sold for: by the same rule and rate as the offer itself, to the cent. */
export type SoldFor = (price: Money, offer: Pick<KeptOffer, 'supplier'>) => Promise<Money>

/** A calendar has few prices and many days: each is reckoned once. */
export function makePriceList({ offers }: Pick<ActivityParts, 'offers'>, buyer: Buyer): SoldFor {
  const known = new Map<string, Promise<Money>>()
  return (price, { supplier }) => {
    const name = `${supplier} ${price.minor} ${price.currency}`
    const found =
      known.get(name) ??
      offers.price({ total: price }, { product: 'activity', supplier }, buyer).then(({ selling }) => selling)
    known.set(name, found)
    return found
  }
}
