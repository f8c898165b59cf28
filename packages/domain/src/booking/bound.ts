import { type Money, share } from '../money.ts'
import type { RefundRule } from './refundable.ts'

const feeOf = (charge: Exclude<RefundRule['charge'], 'nonRefundable'>, price: Money): Money =>
  'percent' in charge ? share(price, charge.percent * 100) : charge

/**
 * The rules of something of whose price a part was paid for what was not refundable, and exchanged: whatever the new
 * rules say, that part is not given back.
 */
export function bindRules<Rule extends RefundRule>(
  rules: readonly Rule[],
  price: Money,
  bound: Money,
): readonly (Rule | { charge: RefundRule['charge'] })[] {
  if (bound.minor <= 0) return rules
  if (bound.minor >= price.minor) return [{ charge: 'nonRefundable' }]
  return rules.map((rule) => {
    const { charge } = rule
    return charge !== 'nonRefundable' && feeOf(charge, price).minor < bound.minor ? { ...rule, charge: bound } : rule
  })
}
