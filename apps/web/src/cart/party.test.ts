import type { CartItem } from '@portolan/contract/cart'
import { expect, test } from 'vitest'
import { partyOf } from './party.ts'

const item = (productType: CartItem['productType'], change: Partial<CartItem> = {}): CartItem => ({
  ...{ id: productType, productType, rphs: ['rph'], addedAt: '2026-11-15T06:50:00Z' },
  display: { title: productType, lines: [] },
  price: { currencyCode: 'EUR', totalAmount: 1, sellingCurrencyCode: 'HKD', sellingTotalAmount: 10 },
  ...{ expiredDateTime: '2026-11-15T07:20:00Z', expired: false, expireIn: 30 },
  ...change,
})
const pass = (passengers: { code: 'ADULT' | 'SENIOR' | 'YOUTH'; quantity: number }[]): CartItem['display'] => ({
  title: 'Global Pass',
  lines: [],
  pass: {
    ...{ label: 'Global Pass', class: '2', validity: 'P4D', amount: 1, rph: 'rph' },
    ...{ expiredDateTime: '2026-11-15T07:20:00Z', conditions: [], passengers },
  },
})

test('the party is that of the first rail item, the youths with the ages they were searched with', () => {
  const display = pass([
    { code: 'ADULT', quantity: 2 },
    { code: 'YOUTH', quantity: 2 },
  ])
  const { wanted, typed } = partyOf([
    item('hotel'),
    item('railPass', { display, searchInputValues: { youths: '19,12' } }),
  ])
  expect(wanted).toEqual([
    { ref: '1', kind: 'adult', age: 31 },
    { ref: '2', kind: 'adult', age: 31 },
    { ref: '3', kind: 'youth', age: 19 },
    { ref: '4', kind: 'youth', age: 12 },
  ])
  expect(typed).toEqual([])
})

test('travellers who were named on the way into the cart are not asked for again', () => {
  const travelers = [{ ref: 'p1', type: 'senior' as const, age: 62, firstName: 'MEI', lastName: 'LAM', loyalty: [] }]
  const { wanted, typed } = partyOf([item('rail', { display: pass([{ code: 'ADULT', quantity: 3 }]), travelers })])
  expect(wanted).toEqual([{ ref: 'p1', kind: 'senior', age: 62 }])
  expect(typed).toEqual([{ ref: 'p1', type: 'senior', age: 62, firstName: 'MEI', lastName: 'LAM' }])
})

test('without rail somebody travels all the same', () => {
  expect(partyOf([item('hotel')]).wanted).toEqual([{ ref: '1', kind: 'adult', age: 31 }])
})
