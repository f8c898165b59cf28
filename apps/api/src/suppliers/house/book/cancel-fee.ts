import { type Money, share } from '@portolan/domain/money'
import type { CancelRule } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'

/** What stays with the operator of a price that is given back now. */
export function cancelFee(penalties: readonly CancelRule[], price: Money, now: Instant): Money {
  const rule = penalties.find(({ until }) => until === undefined || now < until)
  if (!rule || rule.charge === 'nonRefundable') return price
  if ('percent' in rule.charge) return share(price, rule.charge.percent * 100)
  return rule.charge.minor < price.minor ? rule.charge : price
}
