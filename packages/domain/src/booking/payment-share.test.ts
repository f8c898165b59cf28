import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareOut } from './payment-share.ts'

test('[R7.34] what goes back is taken from the first payment that has it, then from the next', () => {
  expect(shareOut(70, [50, 100])).toEqual([50, 20])
  expect(shareOut(30, [50, 100])).toEqual([30, 0])
  expect(shareOut(200, [50, 100])).toEqual([50, 100])
  expect(shareOut(10, [-5, 100])).toEqual([0, 10])
  expect(shareOut(-10, [50])).toEqual([0])
})

test('nobody gives more than there is, and together never more than asked', () => {
  const minor = fc.integer({ min: 0, max: 1_000_000 })
  fc.assert(
    fc.property(minor, fc.array(minor, { maxLength: 5 }), (sum, left) => {
      const parts = shareOut(sum, left)
      const [given, had] = [parts, left].map((all) => all.reduce((total, one) => total + one, 0))
      expect(given).toBe(Math.min(sum, had ?? 0))
      for (const [index, part] of parts.entries()) expect(part).toBeLessThanOrEqual(left[index] ?? 0)
    }),
  )
})
