import { expect, test } from 'vitest'
import { cheapestDay, cheapestOf } from './cheapest.ts'

const day = (date: string, amount: number) => ({ date, from: { currencyCode: 'HKD', amount } })

test('the price of a route is that of its cheapest day, the first of equals, or none', () => {
  expect(cheapestDay([day('2026-12-15', 500), day('2026-12-16', 486), day('2026-12-17', 486)])?.date).toBe('2026-12-16')
  expect(cheapestDay([])).toBeUndefined()
})

test('the cheapest of anything that has a price', () => {
  expect(cheapestOf([{ cost: 9 }, { cost: 7 }], ({ cost }) => cost)).toEqual({ cost: 7 })
  expect(cheapestOf([], () => 0)).toBeUndefined()
})
