import { expect, test } from 'vitest'
import { divideRounded, readDecimal, writeDecimal } from './decimal.ts'

test('[R1.5] a text is read as far as an amount of anything is long, and no further', () => {
  const longest = '1'.padEnd(40, '0')
  expect(readDecimal(longest)).toEqual({ digits: 10n ** 39n, scale: 0 })
  expect(readDecimal(`${longest}0`)).toBeUndefined()
  expect(readDecimal('-12.340')).toEqual({ digits: -12_340n, scale: 3 })
})

test('[R1.5] nothing is written without a sign, with as many decimals as it has', () => {
  expect(writeDecimal({ digits: 0n, scale: 2 })).toBe('0.00')
  expect(writeDecimal({ digits: 0n, scale: 0 })).toBe('0')
  expect(writeDecimal({ digits: -7n, scale: 2 })).toBe('-0.07')
})

test('[R1.5] a quotient is rounded to the nearest, a half away from zero, on both sides of it', () => {
  expect([7n, 5n, 3n, 0n, -3n, -5n, -7n].map((dividend) => divideRounded(dividend, 10n))).toEqual([
    1n,
    1n,
    0n,
    0n,
    0n,
    -1n,
    -1n,
  ])
})
