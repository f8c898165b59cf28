import type { RailPassFare, RailPassProduct } from '@portolan/contract/rail-journey'
import { expect, test } from 'vitest'
import { fareAddress, readChoice } from './address.ts'
import {
  fareIn,
  faresBeside,
  isInside,
  lastDayFrom,
  optionOf,
  priceADay,
  productIn,
  shareOfWindow,
  summaryOf,
} from './model.ts'

const fare = (validity: string, one: '1' | '2', sellingAmount: number, within?: string): RailPassFare => ({
  rph: `${validity}-${one}`,
  class: one,
  validity,
  ...(within !== undefined && { within }),
  currencyCode: 'EUR',
  amount: sellingAmount / 10,
  sellingCurrencyCode: 'HKD',
  sellingAmount,
  expiredDateTime: '2026-11-15T12:00:00Z',
  conditions: [{ code: 'TRAVEL_DAY', stringValue: 'From 00:00 to 23:59.' }],
  passengers: [{ code: 'ADULT', quantity: 2 }],
})

const product: RailPassProduct = {
  label: 'Global Pass',
  region: 'EUROPE',
  countries: ['FR', 'DE'],
  passType: 'FLEXIBLE',
  includes: ['All trains'],
  earliestDate: '2026-11-15',
  latestDate: '2027-10-15',
  fareOptions: [
    fare('P10D', '2', 9784, 'P2M'),
    fare('P4D', '1', 7711, 'P1M'),
    fare('P4D', '2', 6072, 'P1M'),
    fare('P10D', '1', 12424, 'P2M'),
  ],
}

test('[R3.15] a pass result has the fields of the specification, from its cheapest fare', () => {
  const summary = summaryOf(product)
  expect(Object.keys(summary ?? {}).sort()).toEqual(
    [
      ...['label', 'bestPrice', 'currencyCode', 'sellingBestPrice', 'sellingCurrencyCode', 'earliestDate'],
      ...['latestDate', 'passType', 'within', 'classes', 'validityOptions', 'includes'],
    ].sort(),
  )
  expect(summary).toMatchObject({
    bestPrice: 607.2,
    sellingBestPrice: 6072,
    passType: 'FLEXIBLE',
    within: ['P1M', 'P2M'],
    classes: ['2', '1'],
  })
  expect(summary?.validityOptions.map(({ validity }) => validity)).toEqual(['P4D', 'P10D'])
  expect(summaryOf({ ...product, fareOptions: [] })).toBeUndefined()
})

test('[R3.15] an option has class, validity, amount, rph, expiry, conditions and passengers', () => {
  expect(optionOf(fare('P4D', '2', 6072, 'P1M'))).toEqual({
    class: '2',
    validity: 'P4D',
    amount: 607.2,
    rph: 'P4D-2',
    expiredDateTime: '2026-11-15T12:00:00Z',
    conditions: [{ code: 'TRAVEL_DAY', stringValue: 'From 00:00 to 23:59.' }],
    passengers: [{ code: 'ADULT', quantity: 2 }],
  })
})

test('[R2.6] a link finds the same fare again, under whatever handle it has that day', () => {
  const search = { region: 'EUROPE' as const, start: '2026-12-15', adults: 2, seniors: 0, youths: [] }
  const [wanted] = product.fareOptions
  if (!wanted) throw new Error('no fare')
  const choice = readChoice(fareAddress(search, product, wanted))
  const other = { ...product, fareOptions: product.fareOptions.map((one) => ({ ...one, rph: `new ${one.rph}` })) }
  const consecutive = { ...product, passType: 'CONSECUTIVE' as const }
  expect(productIn([consecutive, other], choice)).toBe(other)
  expect(fareIn(other, choice)?.rph).toBe('new P10D-2')
  expect(fareIn(other, { ...choice, within: undefined })).toBeUndefined()
})

test('a day costs each person what the whole costs all of them over all days', () => {
  expect(priceADay(fare('P4D', '2', 6072, 'P1M'))).toEqual({ currencyCode: 'HKD', amount: 759 })
})

test('[B16] a day is shown to the cent that it comes to, not to the dollar', () => {
  const one = { ...fare('P4D', '2', 334.38, 'P1M'), sellingCurrencyCode: 'USD', passengers: [] }
  expect(priceADay(one)).toEqual({ currencyCode: 'USD', amount: 83.6 })
  expect(priceADay({ ...one, sellingCurrencyCode: 'JPY', sellingAmount: 50_001 }).amount).toBe(12_500)
  // Rounded once: 0.10 over 4 days and 2 people is 0.0125, not half of a rounded 0.03.
  const two = { ...one, sellingAmount: 0.1, passengers: [{ code: 'ADULT' as const, quantity: 2 }] }
  expect(priceADay(two).amount).toBe(0.01)
})

test('a flexible pass ends with its span, another with its days', () => {
  expect(lastDayFrom('2026-12-15', { validity: 'P5D', within: 'P1M' })).toBe('2027-01-14')
  expect(lastDayFrom('2026-12-15', { validity: 'P15D' })).toBe('2026-12-29')
})

test('[R3.15] the first day lies between the earliest and the latest, both included', () => {
  expect(['2026-11-14', '2026-11-15', '2027-10-15', '2027-10-16'].map((day) => isInside(day, product))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('the run of a pass on the scale of its sale window never leaves the scale', () => {
  const year = { earliestDate: '2026-01-01', latestDate: '2026-04-11' }
  expect(shareOfWindow(year, { validity: 'P10D' }, '2026-01-11')).toEqual({ from: 10, run: 10 })
  expect(shareOfWindow(year, { validity: 'P10D' }, '2026-04-06')).toEqual({ from: 95, run: 5 })
})

test('the conditions are compared for the same validity in both classes', () => {
  const summary = summaryOf(product)
  const chosen = product.fareOptions[1]
  if (!summary || !chosen) throw new Error('no fare')
  expect(faresBeside(summary, chosen).map(({ rph }) => rph)).toEqual(['P4D-2', 'P4D-1'])
})
