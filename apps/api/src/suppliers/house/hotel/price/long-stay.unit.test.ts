import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { longStayDiscount } from './long-stay.ts'

const same = (nights: number): number[] => Array.from({ length: nights }, () => 10_000)
const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0)
const costOf = (amounts: readonly number[]): number => sum(amounts) - longStayDiscount(amounts)

describe('long stays', () => {
  test('4 % from seven nights, 8 % from fourteen', () => {
    expect([6, 7, 13, 14, 30].map((nights) => longStayDiscount(same(nights)))).toEqual([0, 2800, 5200, 11_200, 24_000])
  })

  test('a cheap seventh night does not make six dear ones cheaper', () => {
    expect(longStayDiscount([...same(6), 900])).toBe(600)
  })

  test('cost more than each of their parts, by a third of the nights beyond, whatever nights cost', () => {
    const amounts = fc.array(fc.integer({ min: 50, max: 1_000_000 }), { minLength: 2, maxLength: 30 })
    fc.assert(
      fc.property(amounts, (all) => {
        const whole = costOf(all)
        for (let from = 0; from < all.length; from += 1)
          for (let until = from + 1; until <= all.length; until += 1) {
            const part = all.slice(from, until)
            // Discounts are whole cents.
            expect(whole).toBeGreaterThanOrEqual(costOf(part) + (sum(all) - sum(part)) / 3 - 1)
          }
      }),
      { numRuns: 200 },
    )
  })
})
