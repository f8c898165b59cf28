import type { CancelPenalty } from '@portolan/contract/shared'
import { convert, decimalOf, type Money, share, sum } from '@portolan/domain/money'
import type { CancelRule } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { KeptOffer } from '../offer/offer.ts'

/** What cancelling costs of one part from a moment on, in the customer's currency. */
function feeAt({ penalties = [], price }: KeptOffer, at: Instant): Money {
  const rule: CancelRule | undefined = penalties.find(({ until }) => until === undefined || at < until)
  const { selling, trace } = price
  if (!rule || rule.charge === 'nonRefundable') return selling
  if ('percent' in rule.charge) return share(selling, rule.charge.percent * 100)
  const fee = convert(rule.charge, trace.rate.value, selling.currency)
  return fee.minor < selling.minor ? fee : selling
}

/**
 * One timeline for the whole trip: each time the fee of a part changes, what giving back all of it costs then. The last
 * entry has no end.
 */
export function mergedPenalties(offers: readonly KeptOffer[], now: Instant): CancelPenalty[] {
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
