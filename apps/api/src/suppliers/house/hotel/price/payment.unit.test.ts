import { describe, expect, test } from 'vitest'
import { plainMarket, pricedPlan, sampleStay } from '../../../../testing/house-hotel-sample.ts'
import type { Market } from '../catalogue/market.ts'
import { priceStay } from './stay.ts'

const levy: Market = {
  ...plainMarket,
  tax: { basis: 'person_night', amount: { 2: 500, 3: 500, 4: 500, 5: 500 } },
}
const sold = (code: string, today?: string) =>
  priceStay(sampleStay({ market: levy, ...(today && { today }) }), pricedPlan(code))
/** Two for three nights. */
const tax = 3000

describe('what is paid when', () => {
  test('at the house: all of it', () => {
    const { payNow, payLater, payAtProperty, total } = sold('RO-F1-PH')
    expect([payNow, payLater, payAtProperty]).toEqual([0, undefined, total])
  })

  test('now: all but the tax that the house takes, which is part of the total', () => {
    const { payNow, payLater, payAtProperty, total } = sold('RO-NR-PN')
    expect([payNow, payLater, payAtProperty]).toEqual([total - tax, undefined, tax])
  })

  test('a deposit: 30 % now, the rest a week before arrival, the tax there', () => {
    const { payNow, payLater, payAtProperty, total } = sold('RO-F7-DP')
    const bill = total - tax
    expect(payNow).toBe(Math.round(bill * 0.3))
    expect(payLater).toEqual({ amount: bill - payNow, on: '2027-05-03' })
    expect(payAtProperty).toBe(tax)
  })

  test('in the last week a deposit is the whole bill', () => {
    const { payNow, payLater, payAtProperty, total } = sold('RO-F7-DP', '2027-05-03')
    expect([payNow, payLater, payAtProperty]).toEqual([total - tax, undefined, tax])
    expect(sold('RO-F7-DP', '2027-05-02').payLater?.on).toBe('2027-05-03')
  })
})
