import { convert, type Money } from '@portolan/domain/money'
import type { KeptOffer } from '../offer/offer.ts'

/**
 * Something beside the fare, as the whole offer is sold: at its rate, with its share of markup. The price that counts is
 * the one asked for with it.
 */
export function besidePrice(
  price: Money,
  { price: { selling, trace }, supplierPrice }: Pick<KeptOffer, 'price' | 'supplierPrice'>,
): Money {
  const plain = convert(price, trace.rate.value, selling.currency)
  const whole = convert(supplierPrice.total, trace.rate.value, selling.currency)
  const minor = whole.minor === 0 ? plain.minor : Math.round((plain.minor * selling.minor) / whole.minor)
  return { minor, currency: selling.currency }
}
