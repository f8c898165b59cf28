import { expect, test } from 'vitest'
import { differenceOf, isSame } from './change.ts'

const kwd = (amount: number) => ({ currencyCode: 'KWD', amount })
const usd = (amount: number) => ({ currencyCode: 'USD', amount })

test('[R1.5] a price that moved by the last decimal of its currency is another price', () => {
  expect([isSame(kwd(1.001), kwd(1.004)), isSame(kwd(1.001), kwd(1.001))]).toEqual([false, true])
  expect(differenceOf({ was: kwd(1.001), now: kwd(1.004) })).toEqual(kwd(0.003))
})

test('[R1.5] a difference is exact, below zero too, and there is none between two currencies', () => {
  expect(differenceOf({ was: usd(0.3), now: usd(0.1) })).toEqual(usd(-0.2))
  expect([differenceOf({ was: usd(1), now: kwd(1) }), isSame(usd(1), kwd(1))]).toEqual([undefined, false])
})
