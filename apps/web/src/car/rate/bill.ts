import type { CarCharge, CarRatesRS } from '@portolan/contract/car'
import type { Amount } from '@portolan/contract/shared'
import { lessBy, sumPrices } from '../../price/sum.ts'
import { totalOf } from '../model/total.ts'

interface BillLine {
  readonly id: string
  readonly name: string
  /** More than one of it. */
  readonly quantity: number
  readonly price: Amount
}

export interface Bill {
  readonly total: Amount
  /** The car itself with its fees and taxes: what is left without the lines. */
  readonly rental: Amount
  readonly lines: readonly BillLine[]
  readonly now: Amount
  readonly there: Amount
  /** The same at the desk, in its own money; undefined where that is the customer's too. */
  readonly thereLocal: Amount | undefined
}

const amountOf = ({ currencyCode, amount }: Amount): Amount => ({ currencyCode, amount })

/** All of one thing, as it stands in the price. */
const priceOf = (fees: readonly CarCharge[], wanted: string): Amount | undefined =>
  sumPrices(fees.filter(({ code }) => code === wanted).map(amountOf))

function linesOf({ fees, pricedEquips, pricedCoverages }: CarRatesRS): BillLine[] {
  const extras = pricedEquips.map(({ equipType, name, quantity = 0 }) => ({ id: equipType, name, quantity }))
  const covers = pricedCoverages
    .filter(({ includedInRate }) => !includedInRate)
    .map(({ coverageType, name, chosen }) => ({ id: coverageType, name, quantity: chosen ? 1 : 0 }))
  return [...extras, ...covers].flatMap((one) => {
    const price = one.quantity > 0 ? priceOf(fees, one.id) : undefined
    return price ? [{ ...one, price }] : []
  })
}

/** Every figure is the server's; only what the car costs without the rest is what is left. */
export function billOf(rate: CarRatesRS): Bill {
  const total = totalOf(rate.totalCharge)
  const lines = linesOf(rate)
  const local = rate.payThere.flatMap(({ local: own }) => own ?? [])
  const thereLocal = local.length === rate.payThere.length ? sumPrices(local) : undefined
  return {
    ...{ total, lines, now: amountOf(rate.payNow), there: lessBy(total, rate.payNow) },
    rental: lines.reduce((rest, { price }) => lessBy(rest, price), total),
    thereLocal: thereLocal && thereLocal.currencyCode !== total.currencyCode ? thereLocal : undefined,
  }
}
