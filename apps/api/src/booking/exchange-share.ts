import { allocate, convert, type Money, subtract, sum, zero } from '@portolan/domain/money'
import type { Exchange } from '@portolan/supplier/reservation'
import type { KeptOffer } from '../offer/offer.ts'
import type { AgreedExchange, BookingRecord } from './booking.ts'

type Priced = Pick<BookingRecord, 'offers' | 'price'>

const supplierTotal = (offers: readonly KeptOffer[], currency: string): Money =>
  sum(
    offers.map(({ supplierPrice }) => supplierPrice.total),
    currency,
  )

/** Of what the customer paid for the old journey, as much as the supplier credits of its own price. */
function creditedOf({ offers, price }: Priced, credit: Money): Money {
  const whole = supplierTotal(offers, credit.currency)
  const share = Math.max(0, credit.minor)
  if (share >= whole.minor) return price
  return allocate(price, [share, whole.minor - share])[0] ?? zero(price.currency)
}

/**
 * What an exchange costs the customer: the new price as any other customer pays it, less what is credited of the old one,
 * and the supplier's fee at the rate of the sale.
 */
export function exchangeShare(
  booking: Priced,
  offers: readonly KeptOffer[],
  quote: Pick<Exchange<unknown>, 'difference' | 'fee'>,
): Pick<AgreedExchange, 'price' | 'difference' | 'fee'> {
  const { currency } = booking.price
  const rate = booking.offers[0]?.price.trace.rate
  const price = sum(
    offers.map((offer) => offer.price.selling),
    currency,
  )
  const credit = subtract(supplierTotal(offers, quote.difference.currency), quote.difference)
  return {
    price,
    difference: subtract(price, creditedOf(booking, credit)),
    fee: rate ? convert(quote.fee, rate.value, rate.to) : zero(currency),
  }
}
