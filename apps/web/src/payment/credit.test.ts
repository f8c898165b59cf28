import { expect, test } from 'vitest'
import { creditFor } from './credit.ts'

const money = (currencyCode: string, amount: number) => ({ currencyCode, amount })
const accounts = [{ limit: money('HKD', 1000), left: money('HKD', 250.1) }]

test('the account of the currency counts, to the last cent', () => {
  expect(creditFor(accounts, money('HKD', 250.1))).toMatchObject({ kind: 'enough', share: 0.2501 })
  expect(creditFor(accounts, money('HKD', 250.11))).toMatchObject({ kind: 'short', missing: money('HKD', 0.01) })
})

test('without an account in the currency there is nothing to pay from', () => {
  expect([creditFor(accounts, money('USD', 1)), creditFor(undefined, money('HKD', 1))]).toEqual([
    { kind: 'none' },
    { kind: 'none' },
  ])
})

test('an account that owes more than its limit shows an empty bar and not less', () => {
  const over = [{ limit: money('HKD', 100), left: money('HKD', -20) }]
  expect(creditFor(over, money('HKD', 10))).toMatchObject({ kind: 'short', missing: money('HKD', 30), share: 0 })
})
