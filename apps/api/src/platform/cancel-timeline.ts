import type { CancelPenalty } from '@portolan/contract/shared'
import { convert, decimalOf, type Money, share, sum } from '@portolan/domain/money'
import type { CancelRule } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'

/** What is sold at a price and given back by rules of its own. */
interface Part {
  readonly price: { readonly selling: Money; readonly trace: { readonly rate: { readonly value: string } } }
  readonly penalties?: readonly CancelRule[] | undefined
}

/** What cancelling costs of one part from a moment on, in the customer's currency. */
function feeAt({ penalties = [], price }: Part, at: Instant): Money {
  const rule: CancelRule | undefined = penalties.find(({ until }) => until === undefined || at < until)
  const { selling, trace } = price
  if (!rule || rule.charge === 'nonRefundable') return selling
  if ('percent' in rule.charge) return share(selling, rule.charge.percent * 100)
  const fee = convert(rule.charge, trace.rate.value, selling.currency)
  return fee.minor < selling.minor ? fee : selling
}

/**
 * One timeline for several parts that are given back together: each time the fee of one changes, what giving back all of
 * them costs then. What is over by `now` is left out; the last entry has no end.
 */
export function mergedPenalties(offers: readonly Part[], now: Instant): CancelPenalty[] {
  const currency = offers[0]?.price.selling.currency ?? ''
  const all = sum(
    offers.map(({ price }) => price.selling),
    currency,
  )
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
  return steps.map(({ until, cost }) => ({
    ...(until !== undefined && { deadline: { absoluteDeadline: new Date(until).toISOString() } }),
    ...(cost.minor >= all.minor
      ? { nonRefundable: true }
      : { amountPercent: { currencyCode: currency, amount: decimalOf(cost) } }),
  }))
}
