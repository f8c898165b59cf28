import { expect, test } from 'vitest'
import { option } from '../../testing/train-offer.ts'
import { resultOf } from './model.ts'
import { billOf } from './price.ts'
import { outPricing, plainPricing, returnPricing } from './pricing.ts'

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
  expect(pricing.of(1500, 'HKD')).toEqual({ price: hkd(3342), difference: undefined, covers: 'bothWays' })
  expect(pricing.of(1656, 'HKD')).toEqual({ price: hkd(3498), difference: hkd(156), covers: 'bothWays' })
  const dollars = { currencyCode: 'USD', amount: 200 }
  expect(pricing.of(200, 'USD')).toEqual({ price: dollars, difference: undefined, covers: 'oneWay' })
})

test('[B9] what the supplier counts is for the same ways as the price above it, or is not told', () => {
  const [out, back] = [resultOf(option({ selling: 1842 })), resultOf(option({ selling: 1500 }))]
  const eur = (amount: number) => ({ currencyCode: 'EUR', amount })
  expect([outPricing.supplier(out), plainPricing.supplier(back)]).toEqual([eur(203.35), eur(165.6)])
  expect([outPricing.of(1842, 'HKD').covers, plainPricing.of(1842, 'HKD').covers]).toEqual(['oneWay', undefined])
  const pricing = returnPricing(out, 1500)
  expect(pricing.supplier(back)).toEqual(eur(368.95))
  expect(pricing.supplier({ ...back, currencyCode: 'GBP', totalAmount: 140 })).toBeUndefined()
  // Where the two cannot be added up, the price is that of one way, and so is the supplier's.
  expect(pricing.supplier({ ...back, sellingCurrencyCode: 'USD' })).toEqual(eur(165.6))
})
