import { expect, test } from 'vitest'
import { bindRules } from './bound.ts'
import type { RefundRule } from './refundable.ts'

const euros = (minor: number) => ({ minor, currency: 'EUR' })
const price = euros(10_000)
const rules: RefundRule[] = [
  { until: 100, charge: { percent: 0 } },
  { until: 200, charge: { percent: 50 } },
  { until: 300, charge: euros(2_000) },
  { charge: 'nonRefundable' },
]

test('[R7.44] what was not refundable raises every fee that is lower, and no other', () => {
  expect(bindRules(rules, price, euros(3_000))).toEqual([
    { until: 100, charge: euros(3_000) },
    rules[1],
    { until: 300, charge: euros(3_000) },
    rules[3],
  ])
})

test('[R7.44] a price that was not refundable at all is not refundable at any time', () => {
  for (const minor of [10_000, 12_000]) expect(bindRules(rules, price, euros(minor))).toEqual([rules[3]])
})

test('where everything was refundable, and where nothing is said, the rules stay as they are', () => {
  expect(bindRules(rules, price, euros(0))).toBe(rules)
  expect(bindRules([], price, euros(3_000))).toEqual([])
})
