import type { RailPassengerCode } from '@portolan/contract/rail-journey'
import { type Money, moneyOfNumber, sum } from '@portolan/domain/money'
import { railPassengerCodes } from '@portolan/domain/rail/fare'
import type { KeptOffer } from '../offer/offer.ts'
import { priceLines } from './price-line.ts'

export interface PassLine {
  code: RailPassengerCode
  quantity: number
  /** What the customer pays. */
  selling: Money
}

/** Children and infants are youths here, whatever they pay. */
const codeOf = (code: string): RailPassengerCode => railPassengerCodes.find((one) => one === code) ?? 'YOUTH'

/** Who is on the pass, and for how much: the lines come to its price. */
export function passLines(offer: KeptOffer): PassLine[] {
  const { currency } = offer.price.selling
  const lines = priceLines(offer, [])
  return railPassengerCodes.flatMap((code) => {
    const own = lines.filter((line) => codeOf(line.code) === code)
    if (own.length === 0) return []
    return [
      {
        code,
        quantity: own.reduce((all, { quantity }) => all + quantity, 0),
        selling: sum(
          own.map(({ sellingAmount }) => moneyOfNumber(sellingAmount, currency)),
          currency,
        ),
      },
    ]
  })
}
