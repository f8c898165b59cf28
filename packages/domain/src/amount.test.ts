import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareAmounts, placeBetween, ratioOf } from './amount.ts'
import { compare, decimalOf } from './money.ts'

const currency = fc.constantFrom('USD', 'JPY', 'KWD', 'CLF')
const minor = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })

it('[R1.5] amounts of one currency compare as their minor units do', () => {
  fc.assert(
    fc.property(currency, minor, fc.integer({ min: -2, max: 2 }), (code, one, apart) => {
      const [first, second] = [one, one + apart].map((units) => ({ minor: units, currency: code }))
      if (!first || !second) return
      expect(compareAmounts(decimalOf(first), decimalOf(second))).toBe(Math.sign(compare(first, second)))
    }),
  )
})

it('sorts what has no price last, whatever stands beside it', () => {
  const [none, prices] = [Number.POSITIVE_INFINITY, [0.3, 0.1, 0.2]]
  expect([none, ...prices, none].sort(compareAmounts)).toEqual([0.1, 0.2, 0.3, none, none])
})

it('draws shares of a whole and places on a scale', () => {
  expect([ratioOf(25, 100), ratioOf(150, 100), ratioOf(1, 0)]).toEqual([0.25, 1.5, 0])
  expect([placeBetween(100, 100, 300), placeBetween(150, 100, 300), placeBetween(300, 100, 300)]).toEqual([0, 0.25, 1])
  expect(placeBetween(100, 100, 100)).toBe(0)
})
