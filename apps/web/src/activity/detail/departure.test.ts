import { expect, test } from 'vitest'
import { hkd } from '../../testing/activity-offer.ts'
import { totalOf } from './departure.ts'

const kwd = (amount: number) => ({ currencyCode: 'KWD', amount })

test('[R1.5] so many of a category pay so many times the price, to the last decimal of the currency', () => {
  expect(totalOf({ qualifierInfo: 'Adult', price: kwd(1.005), quantity: 3 })).toEqual(kwd(3.015))
  expect(totalOf({ qualifierInfo: 'Adult', price: hkd(1.15), quantity: 3 })).toEqual(hkd(3.45))
})

test('[R1.5] what the server says they pay is shown as it is', () => {
  const family = { qualifierInfo: 'Child' as const, price: hkd(33.33), quantity: 3, total: hkd(100) }
  expect(totalOf(family)).toEqual(hkd(100))
})
