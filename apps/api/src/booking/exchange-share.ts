import { bindRules } from '@portolan/domain/booking/bound'
import { allocate, compare, convert, type Money, subtract, sum, zero } from '@portolan/domain/money'
import type { Exchange } from '@portolan/supplier/reservation'
import type { KeptOffer } from '../offer/offer.ts'
import type { AgreedExchange, BookingRecord } from './booking.ts'

type Priced = Pick<BookingRecord, 'offers' | 'price'>
type Quoted = Pick<Exchange<unknown>, 'difference' | 'fee' | 'bound'>

const supplierTotal = (offers: readonly KeptOffer[], currency: string): Money =>
  sum(
    offers.map(({ supplierPrice }) => supplierPrice.total),
    currency,
  )

/** Of what the customer paid for the old journey, the same part as this is of the supplier's own price. */
function shareOf({ offers, price }: Priced, part: Money): Money {
  const whole = supplierTotal(offers, part.currency)
  const share = Math.max(0, part.minor)
  if (share >= whole.minor) return price
  return allocate(price, [share, whole.minor - share])[0] ?? zero(price.currency)
}

/** Where a part stays bound, the rate of another day brings no more of it back than the supplier gives. */
function atMostGiven(booking: Priced, difference: Money, { difference: given, bound }: Quoted): Money {
  if (!bound) return difference
  const least = subtract(zero(difference.currency), shareOf(booking, subtract(zero(given.currency), given)))
  return compare(difference, least) < 0 ? least : difference
}

/**
 * What an exchange costs the customer: the new price as any other customer pays it, less what is credited of the old one,
 * and the supplier's fee at the rate of the sale.
 */
export function exchangeShare(
  booking: Priced,
  offers: readonly KeptOffer[],
  quote: Quoted,
): Pick<AgreedExchange, 'price' | 'difference' | 'fee' | 'bound'> {
  const { currency } = booking.price
  const rate = booking.offers[0]?.price.trace.rate
  const price = sum(
    offers.map((offer) => offer.price.selling),
    currency,
  )
  const credit = subtract(supplierTotal(offers, quote.difference.currency), quote.difference)
  return {
    price,
    difference: atMostGiven(booking, subtract(price, shareOf(booking, credit)), quote),
    fee: rate ? convert(quote.fee, rate.value, rate.to) : zero(currency),
    ...(quote.bound && { bound: boundOf(offers, price, quote.bound) }),
  }
}

/** As the fee of a later cancellation will be told: the whole price, or the supplier's figure at the rate of the sale. */
function boundOf(offers: readonly KeptOffer[], price: Money, bound: Money): Money {
  const rate = offers[0]?.price.trace.rate
  if (!rate || compare(bound, supplierTotal(offers, bound.currency)) >= 0) return price
  return convert(bound, rate.value, rate.to)
}

/** The new tickets, under the terms that they are had on by whoever exchanged for them. */
export function bindOffers(offers: readonly KeptOffer[], bound: Money | undefined): readonly KeptOffer[] {
  if (!bound) return offers
  const shares = allocate(
    bound,
    offers.map(({ supplierPrice }) => supplierPrice.total.minor),
  )
  return offers.map((offer, index) => {
    const { penalties = [], supplierPrice } = offer
    return { ...offer, penalties: bindRules(penalties, supplierPrice.total, shares[index] ?? zero(bound.currency)) }
  })
}
