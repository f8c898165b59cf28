import { add, convert, type Money, subtract, sum, zero } from '@portolan/domain/money'
import type { PriceTrace } from '../offer/offer.ts'

/** Minor units of the entry's currency; above zero is debit, below is credit. */
export interface LedgerLine {
  readonly account: string
  readonly amount: number
}

/** Who has the customer's money: the provider that takes cards, or the agency that owes it. */
export type Payer = { readonly provider: string } | { readonly agency: string }

export interface Sale {
  readonly payer: Payer
  readonly supplier: string
  /** What the customer pays us for the booking. */
  readonly paid: Money
  /** One of each offer in it. */
  readonly traces: readonly Pick<PriceTrace, 'net' | 'taxes' | 'there' | 'rate'>[]
}

/** One payment's part of what moves. */
export interface Part {
  readonly payer: Payer
  readonly amount: Money
}

export interface GivenBack {
  /** What the customer gets, and through whom. */
  readonly to: readonly Part[]
  readonly supplier: string
  /** What the supplier gives back, in its own currency. */
  readonly returned: Money
  /** The one of the sale. */
  readonly rate: PriceTrace['rate']
}

export interface Exchanged {
  /** What the customer pays on top, and through whom; below zero it went back. */
  readonly moved: readonly Part[]
  readonly supplier: string
  /** Of the old journey and of the new one. */
  readonly before: Sale['traces']
  readonly after: Sale['traces']
  /** The supplier's, in the customer's currency. */
  readonly fee: Money
}

const accountOf = (payer: Payer): string =>
  'provider' in payer ? `provider:${payer.provider}` : `agency:${payer.agency}`

const line = (account: string, { minor }: Money): LedgerLine => ({ account, amount: minor })
const reverse = ({ account, amount }: LedgerLine): LedgerLine => ({ account, amount: -amount })
const isEntered = ({ amount }: LedgerLine): boolean => amount !== 0

const totalOf = (parts: readonly Part[], currency: string): Money =>
  sum(
    parts.map(({ amount }) => amount),
    currency,
  )

const rateKey = ({ rate }: Pick<PriceTrace, 'rate'>): string => `${rate.from} ${rate.value} ${rate.to}`

/** Added up before they are converted, as far as one rate goes: a refund of the whole then meets the sale to the unit. */
function costOf(traces: Sale['traces'], currency: string): Money {
  const rates = new Map(traces.map((trace) => [rateKey(trace), trace.rate]))
  const costs = [...rates].map(([key, { from, to, value }]) => {
    const alike = traces.filter((trace) => rateKey(trace) === key)
    const supplierCost = sum(
      // What is paid on the spot the supplier has already.
      alike.map(({ net, taxes, there }) => subtract(add(net, taxes), there ?? zero(from))),
      from,
    )
    return convert(supplierCost, value, to)
  })
  return sum(costs, currency)
}

/** The customer's money is asked of whoever has it; the supplier gets its price, and what is left is ours. */
export function saleLines({ payer, supplier, paid, traces }: Sale): LedgerLine[] {
  const cost = costOf(traces, paid.currency)
  return [
    line(accountOf(payer), paid),
    reverse(line(`supplier:${supplier}`, cost)),
    reverse(line('markup', subtract(paid, cost))),
  ].filter(isEntered)
}

/** The mirror of the sale, for what goes back; what the customer does not get and the supplier does not keep is ours. */
export function refundLines({ to, supplier, returned, rate }: GivenBack): LedgerLine[] {
  const cost = convert(returned, rate.value, rate.to)
  return [
    ...to.map(({ payer, amount }) => reverse(line(accountOf(payer), amount))),
    line(`supplier:${supplier}`, cost),
    line('markup', subtract(totalOf(to, rate.to), cost)),
  ].filter(isEntered)
}

/** What is paid on top or comes back; the supplier gets its own difference and its fee, and what is left is ours. */
export function exchangeLines({ moved, supplier, before, after, fee }: Exchanged): LedgerLine[] {
  const { currency } = fee
  const cost = add(subtract(costOf(after, currency), costOf(before, currency)), fee)
  return [
    ...moved.map(({ payer, amount }) => line(accountOf(payer), amount)),
    reverse(line(`supplier:${supplier}`, cost)),
    reverse(line('markup', subtract(totalOf(moved, currency), cost))),
  ].filter(isEntered)
}
