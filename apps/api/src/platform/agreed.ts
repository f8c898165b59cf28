import type { OtaError } from '@portolan/contract/envelope'
import { isSellingCurrency, type SellingCurrency } from '@portolan/domain/currency'
import type { Language } from '@portolan/domain/language'
import { compare, type Money } from '@portolan/domain/money'
import type { Context } from './context.ts'
import { buyerOf } from './supplier-call.ts'
import { errorText } from './text.ts'

/** Dearer than what was agreed to, or in another currency than that. */
export const isDearer = (price: Money, agreed: Money): boolean =>
  price.currency !== agreed.currency || compare(price, agreed) > 0

export const priceChanged = (language: Language): OtaError => ({
  code: 'priceChanged',
  stringValue: errorText(language, 'error.price.changed'),
})

/**
 * The same goods for the same people are one order, under whichever key they are sent: who agrees to a new price, buys
 * what was held before or comes back from the bank goes on with it, and buys nothing twice.
 */
export const withoutKey = (context: Context): Context => ({
  ...context,
  header: (name) => (name === 'idempotency-key' ? undefined : context.header(name)),
})

/** What was shown in a currency is priced and bought in it, whatever the session speaks by now. */
export function buyerFor(
  [first]: readonly { readonly price: { readonly selling: Money } }[],
  context: Context,
): { currency: SellingCurrency; agencyId: string | undefined } {
  const buyer = buyerOf(context)
  const currency = first?.price.selling.currency
  return isSellingCurrency(currency) ? { ...buyer, currency } : buyer
}
