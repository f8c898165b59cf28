import { allocate, convert, type Money, split, subtract, zero } from '@portolan/domain/money'
import type { CarCharge } from '@portolan/supplier/car'
import { taxPart } from '../platform/tax-part.ts'
import type { Rental } from './rental.ts'

/** A part of the price in the currency that it is sold in, beside the supplier's own. */
export interface ChargeShare {
  readonly charge: CarCharge
  readonly amount: Money
  /** The same in the supplier's currency, our markup included: never the net. */
  readonly local: Money
}

/** To the unit; alike where nobody says what costs what. */
function shared(whole: Money, charges: readonly CarCharge[]): Money[] {
  if (charges.length === 0) return []
  const weights = charges.map(({ amount }) => amount.minor)
  return weights.every((weight) => weight === 0) ? split(whole, weights.length) : allocate(whole, weights)
}

/** The tax as the invoice has it; the car and its fees share what is left. */
function sharedNow(whole: Money, charges: readonly CarCharge[]): Money[] {
  const at = charges.findIndex(({ code }) => code === 'VAT')
  const tax = charges[at]?.amount.minor ?? 0
  const asked = charges.reduce((all, { amount }) => all + amount.minor, 0)
  if (tax <= 0 || asked <= tax) return shared(whole, charges)
  const part = { ...whole, minor: taxPart(whole, tax, asked) }
  const rest = shared(subtract(whole, part), charges.toSpliced(at, 1))
  return rest.toSpliced(at, 0, part)
}

function sharesIn(charges: readonly CarCharge[], amounts: readonly Money[], locals: readonly Money[]): ChargeShare[] {
  return charges.map((charge, index) => ({
    ...{ charge, amount: amounts[index] ?? charge.amount, local: locals[index] ?? charge.amount },
  }))
}

export const thereOf = ({ offer: { price } }: Rental): Money => price.there ?? zero(price.selling.currency)

export const nowOf = (rental: Rental): Money => subtract(rental.offer.price.selling, thereOf(rental))

/** In the supplier's currency, with our markup. */
const localNow = ({ offer: { price, supplierPrice } }: Rental): Money =>
  subtract(price.supplier, supplierPrice.there ?? zero(price.supplier.currency))

/** All parts of the price, to the cent: what is paid now bears our markup, what is paid there is what they take there. */
export function sharesOf(rental: Rental): ChargeShare[] {
  const { charges } = rental.detail
  const [now, there] = [charges.filter(({ isPaidThere }) => !isPaidThere), charges.filter((one) => one.isPaidThere)]
  return [
    ...sharesIn(now, sharedNow(nowOf(rental), now), sharedNow(localNow(rental), now)),
    ...sharesIn(there, shared(thereOf(rental), there), []),
  ]
}

/** What is paid there and not chosen yet, as the customer would be told it. */
export const soldAs = (price: Money, { offer: { price: sold } }: Rental): Money =>
  convert(price, sold.trace.rate.value, sold.selling.currency)
