import { expect, test } from 'vitest'
import { shareOf } from './bill.ts'

const billOf = (currencyCode: string, amount: number) => {
  const [total, none] = [
    { currencyCode, amount },
    { currencyCode, amount: 0 },
  ]
  return { fare: none, rooms: none, saving: none, total, there: undefined }
}

test('[R1.5] what it comes to for each is rounded once, half a unit up, in the units of the currency', () => {
  // In floats 2.01 / 2 × 100 is 100.49999999999999.
  expect(shareOf(billOf('USD', 2.01), 2)).toEqual({ currencyCode: 'USD', amount: 1.01 })
  expect(shareOf(billOf('JPY', 10_000), 3)).toEqual({ currencyCode: 'JPY', amount: 3333 })
  expect(shareOf(billOf('KWD', 10), 3)).toEqual({ currencyCode: 'KWD', amount: 3.333 })
  expect(shareOf(billOf('USD', 2.01), 0)).toEqual({ currencyCode: 'USD', amount: 2.01 })
})
