import { expect, test } from 'vitest'
import { addPrices, lessBy, moreThan, pricePer, sumPrices, timesPrice } from './sum.ts'

const hkd = (amount: number) => ({ currencyCode: 'HKD', amount })

test('prices are added in minor units: no cent is lost or found', () => {
  expect(addPrices(hkd(0.1), hkd(0.2))).toEqual(hkd(0.3))
  expect(moreThan(hkd(1656), hkd(1500))).toEqual(hkd(156))
  expect([moreThan(hkd(1500), hkd(1500)), moreThan(hkd(1400), hkd(1500))]).toEqual([undefined, undefined])
})

test('[R1.5] a difference below zero is added and taken away like any other', () => {
  expect(addPrices(hkd(1500), hkd(-540.1))).toEqual(hkd(959.9))
  expect(lessBy(hkd(1500), hkd(-540.1))).toEqual(hkd(2040.1))
  expect(lessBy(hkd(0.1), hkd(0.3))).toEqual(hkd(-0.2))
})

test('[R1.5] several, so many of one, and one of so many', () => {
  expect(sumPrices([hkd(0.1), hkd(0.2), hkd(0.3)])).toEqual(hkd(0.6))
  expect(sumPrices([])).toBeUndefined()
  expect(timesPrice(hkd(1.15), 3)).toEqual(hkd(3.45))
  expect(pricePer(hkd(2.01), 2)).toEqual(hkd(1.01))
  expect(pricePer(hkd(2.01), 0)).toEqual(hkd(2.01))
})
