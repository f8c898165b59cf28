import type { CancelPenalty } from '@portolan/contract/shared'
import type { Language } from '@portolan/domain/language'
import { convert, decimalOf, type Money, share, subtract, sum } from '@portolan/domain/money'
import type { CancelRule } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import { penaltyThere } from './penalty-there.ts'

/** What is sold at a price and given back by rules of its own. */
export interface CancellablePart {
  readonly price: {
    readonly selling: Money
    readonly there?: Money | undefined
    readonly trace: { readonly rate: { readonly value: string } }
  }
  readonly penalties?: readonly CancelRule[] | undefined
}

/** All that can be lost: what we have taken. Where all of it is paid on the spot, the hotel says what it keeps. */
function mostOf({ price: { selling, there } }: CancellablePart): Money {
  const charged = there ? subtract(selling, there) : selling
  return charged.minor > 0 ? charged : selling
}

/** What cancelling costs of one part from a moment on, in the customer's currency. */
export function feeAt(part: CancellablePart, at: Instant): Money {
  const { penalties = [], price } = part
  const rule: CancelRule | undefined = penalties.find(({ until }) => until === undefined || at < until)
  const { selling, trace } = price
  const most = mostOf(part)
  if (!rule || rule.charge === 'nonRefundable') return most
  const fee =
    'percent' in rule.charge
      ? share(selling, rule.charge.percent * 100)
      : convert(rule.charge, trace.rate.value, selling.currency)
  return fee.minor < most.minor ? fee : most
}

/**
 * One timeline for several parts that are given back together: each time the fee of one changes, what giving back all of
 * them costs then, by the clock of the part that changes. What is over by `now` is left out; the last entry has no end.
 */
export function mergedPenalties<Of extends CancellablePart>(
  offers: readonly Of[],
  now: Instant,
  { zoneOf, language }: { zoneOf(part: Of): string | undefined; language: Language },
): CancelPenalty[] {
  const currency = offers[0]?.price.selling.currency ?? ''
  const all = sum(offers.map(mostOf), currency)
  const ends = new Set(
    offers.flatMap(({ penalties = [] }) =>
      penalties.flatMap(({ until }) => (until !== undefined && until > now ? [until] : [])),
    ),
  )
  const costAt = (at: Instant): Money =>
    sum(
      offers.map((offer) => feeAt(offer, at)),
      currency,
    )
  const steps: { until: Instant | undefined; cost: Money }[] = []
  let from = now
  for (const until of [...[...ends].sort((one, other) => one - other), undefined]) {
    const cost = costAt(from)
    const last = steps.at(-1)
    if (last?.cost.minor === cost.minor) last.until = until
    else steps.push({ until, cost })
    from = until ?? from
  }
  const zoneAt = (end: Instant): string | undefined => {
    const changing = offers.find(({ penalties = [] }) => penalties.some(({ until }) => until === end))
    return changing && zoneOf(changing)
  }
  return steps.map(({ until, cost }) => {
    const charge =
      cost.minor >= all.minor
        ? { nonRefundable: true }
        : { amountPercent: { currencyCode: currency, amount: decimalOf(cost) } }
    if (until === undefined) return charge
    const deadline = { absoluteDeadline: new Date(until).toISOString() }
    return penaltyThere({ deadline, ...charge }, zoneAt(until), language)
  })
}
