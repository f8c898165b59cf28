import { expect, test } from 'vitest'
import { addPrices, moreThan } from './sum.ts'

const hkd = (amount: number) => ({ currencyCode: 'HKD', amount })

test('prices are added in minor units: no cent is lost or found', () => {
  expect(addPrices(hkd(0.1), hkd(0.2))).toEqual(hkd(0.3))
  expect(moreThan(hkd(1656), hkd(1500))).toEqual(hkd(156))
  expect([moreThan(hkd(1500), hkd(1500)), moreThan(hkd(1400), hkd(1500))]).toEqual([undefined, undefined])
})
