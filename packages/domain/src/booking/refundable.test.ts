import { describe, expect, test } from 'vitest'
import { type RefundRule, refundableShare, ruleAt } from './refundable.ts'

const price = { minor: 10_000, currency: 'EUR' }
const rules: RefundRule[] = [
  { charge: 'nonRefundable' },
  { until: 200, charge: { minor: 2_500, currency: 'EUR' } },
  { until: 100, charge: { percent: 0 } },
]

describe('what comes back', () => {
  test('follows the rule in force, up to its moment and not at it', () => {
    expect([0, 99, 100, 199, 200].map((now) => refundableShare(rules, price, now))).toEqual([
      10_000, 10_000, 7_500, 7_500, 0,
    ])
    expect(ruleAt(rules, 150)?.until).toBe(200)
  })

  test('is what the one rule says, where it has no end', () => {
    expect(refundableShare([{ charge: { percent: 10 } }], price, 0)).toBe(9_000)
    expect(refundableShare([{ charge: { percent: -5 } }], price, 0)).toBe(10_000)
  })

  test('is nothing of what costs nothing', () => {
    const free = [{ charge: { minor: 0, currency: 'EUR' } }]
    for (const minor of [0, -1]) expect(refundableShare(free, { ...price, minor }, 0), `${minor}`).toBe(0)
  })

  test('is nothing where nothing is said, or where it cannot be told', () => {
    expect(refundableShare([], price, 0)).toBe(0)
    expect(refundableShare([{ charge: { minor: 1, currency: 'USD' } }], price, 0)).toBe(0)
    expect(refundableShare([{ charge: { minor: 20_000, currency: 'EUR' } }], price, 0)).toBe(0)
    expect(refundableShare([{ charge: { percent: 130 } }], price, 0)).toBe(0)
  })
})
