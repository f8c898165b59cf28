import { expect, test } from 'vitest'
import { amountInput } from './shared.ts'

const isTaken = (amount: number, currencyCode: string) => amountInput.safeParse({ amount, currencyCode }).success

test('[R1.5] a sum has no more decimals than its currency, and its currency is a known one', () => {
  expect(isTaken(10.05, 'USD')).toBe(true)
  expect(isTaken(1200, 'JPY')).toBe(true)
  expect(isTaken(1.234, 'KWD')).toBe(true)
  expect(isTaken(10.005, 'USD')).toBe(false)
  expect(isTaken(1200.5, 'JPY')).toBe(false)
  expect(isTaken(1e-7, 'USD')).toBe(false)
  expect(isTaken(10, 'XXQ')).toBe(false)
  expect(isTaken(-1, 'USD')).toBe(false)
  expect(isTaken(Number.NaN, 'USD')).toBe(false)
})

test('[R1.5] decimals that are said are those of the currency', () => {
  const says = (decimalPlaces: number, currencyCode: string) =>
    amountInput.safeParse({ amount: 1200, currencyCode, decimalPlaces }).success
  expect([says(2, 'USD'), says(0, 'JPY'), says(3, 'KWD')]).toEqual([true, true, true])
  expect([says(0, 'USD'), says(2, 'JPY'), says(4, 'KWD'), says(2, 'XXQ')]).toEqual([false, false, false, false])
})
