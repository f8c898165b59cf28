import { expect, test } from 'vitest'
import { priceOf } from './offer.ts'

const charge = (code: string, amount: number, isPaidThere: boolean) => ({
  code,
  amount,
  quantity: 1,
  isPaidThere,
  isTaxed: isPaidThere,
})

test('[F6] the price of a car says its value added tax by the rate of the country, of what is paid now alone', () => {
  const charges = [
    charge('RENTAL', 10_000, false),
    { ...charge('VAT', 2_300, false), percent: 23 },
    charge('YOUNG_DRIVER', 1_230, true),
  ]
  const { total, there, vat } = priceOf(charges)
  expect([total.minor, there?.minor]).toEqual([13_530, 1_230])
  expect(vat).toEqual([{ percent: '23', amount: { minor: 2_300, currency: 'EUR' } }])
  expect(priceOf([charge('RENTAL', 10_000, false)])).not.toHaveProperty('vat')
})
