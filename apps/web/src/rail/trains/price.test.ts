import { expect, test } from 'vitest'
import { option } from '../../testing/train-offer.ts'
import { resultOf } from './model.ts'
import { billOf } from './price.ts'
import { returnPricing } from './pricing.ts'

const hkd = (amount: number) => ({ currencyCode: 'HKD', amount })

test('[R9.3] a bill has one line for each kind of passenger in their order, the fees even when there are none, and the total', () => {
  const [out, back] = [resultOf(option({ selling: 1842 })), resultOf(option({ selling: 1500 }))]
  const [adult, youth] = out.priceBreakdown
  if (!adult || !youth) throw new Error('The ticket has no lines.')
  const fee = { code: 'BOOKING_FEE', quantity: 1, amount: 1, sellingAmount: 8.5, conditions: [] }
  const bill = billOf([{ ...out, priceBreakdown: [youth, fee, adult] }, back])
  expect(bill?.lines).toEqual([
    { code: 'ADULT', quantity: 2, price: hkd(1381.5 + 1125) },
    { code: 'YOUTH', quantity: 1, price: hkd(460.5 + 375) },
  ])
  expect([bill?.fees, bill?.total]).toEqual([hkd(8.5), hkd(3342)])
  expect(billOf([out])?.fees).toEqual(hkd(0))
  expect(billOf([])).toBeUndefined()
})

test('on the way back a price is that of both ways, with what it is more than the cheapest', () => {
  const pricing = returnPricing(resultOf(option({ selling: 1842 })), 1500)
  expect(pricing.of(1500, 'HKD')).toEqual({ price: hkd(3342), difference: undefined })
  expect(pricing.of(1656, 'HKD')).toEqual({ price: hkd(3498), difference: hkd(156) })
  expect(pricing.of(200, 'USD')).toEqual({ price: { currencyCode: 'USD', amount: 200 }, difference: undefined })
})
