import type { CartItem } from '@portolan/contract/cart'
import { expect, test } from 'vitest'
import { isExpired, readEntries, totalsOf } from './model.ts'
import { summarise } from './summary.ts'

const now = Date.parse('2026-12-15T07:00:00Z')

const item = (id: string, change: Partial<CartItem> = {}): CartItem => ({
  id,
  productType: 'rail',
  rphs: [`rph-${id}`],
  display: { title: `Item ${id}`, lines: ['2 adults'], start: '2026-12-20T07:22:00' },
  addedAt: '2026-12-15T06:50:00Z',
  price: { currencyCode: 'EUR', totalAmount: 476.9, sellingCurrencyCode: 'HKD', sellingTotalAmount: 4320.1 },
  expiredDateTime: '2026-12-15T07:12:00Z',
  expired: false,
  expireIn: 12,
  ...change,
})

const priced = (sellingTotalAmount: number, sellingCurrencyCode = 'HKD'): CartItem['price'] => ({
  currencyCode: 'EUR',
  totalAmount: 1,
  sellingCurrencyCode,
  sellingTotalAmount,
})

const read = (...items: CartItem[]) => readEntries(items.map((one) => JSON.stringify(one))) ?? []

test('[R3.18] an item is read from its JSON text, with its position in the list', () => {
  const [, entry] = read(item('a'), item('b', { searchInputValues: { from: 'PAR' }, startDate: '2026-12-20' }))
  expect(entry).toMatchObject({
    id: 'b',
    index: 1,
    product: 'rail',
    title: 'Item b',
    lines: ['2 adults'],
    start: '2026-12-20T07:22:00',
    price: { currencyCode: 'HKD', amount: 4320.1 },
    supplierPrice: { currencyCode: 'EUR', amount: 476.9 },
    expiresAt: Date.parse('2026-12-15T07:12:00Z'),
    goods: { productType: 'rail', rphs: ['rph-b'], startDate: '2026-12-20', searchInputValues: { from: 'PAR' } },
  })
})

test('[R3.18] an item tells its expiry under the names of the wire', () => {
  const [entry] = read(item('a'))
  expect(entry).toMatchObject({ expired: false, expiredDateTime: '2026-12-15T07:12:00Z', expireIn: 12 })
  const own = ['id', 'index', 'product', 'title', 'lines', 'start', 'end', 'imageUrl', 'price', 'supplierPrice']
  const rest = [
    'payThere',
    'takenLater',
    'expiresAt',
    'expiredDateTime',
    'expired',
    'expireIn',
    'searchInputValues',
    'goods',
  ]
  expect(Object.keys(entry ?? {}).sort()).toEqual([...own, 'deadlines', ...rest].sort())
})

test('[R1.5] the supplier’s amount is shown only where its currency differs', () => {
  const own = { currencyCode: 'HKD', totalAmount: 10, sellingCurrencyCode: 'HKD', sellingTotalAmount: 10 }
  expect(read(item('a', { price: own }))[0]?.supplierPrice).toBeUndefined()
})

test('one item that cannot be read spoils the list: its positions would be wrong', () => {
  const good = JSON.stringify(item('a'))
  for (const bad of ['{broken', 'null', '{"id":"x"}', JSON.stringify({ ...item('b'), expiredDateTime: 'soon' })])
    expect(readEntries([good, bad])).toBeUndefined()
  expect(readEntries([])).toEqual([])
})

test('[R4.4] an item is expired at its expiry, not after it; what the server calls expired stays so', () => {
  const [entry] = read(item('a'))
  const at = entry?.expiresAt ?? 0
  expect([at - 1, at, at + 1].map((moment) => entry && isExpired(entry, moment))).toEqual([false, true, true])
  const [told] = read(item('b', { expired: true }))
  expect(told && isExpired(told, 0)).toBe(true)
})

test('sums lose no cent, and two currencies are never added', () => {
  const hkd = (amount: number) => ({ currencyCode: 'HKD', amount })
  expect(totalsOf(Array.from({ length: 10 }, () => hkd(0.1)))).toEqual([hkd(1)])
  expect(totalsOf([hkd(1.1), { currencyCode: 'USD', amount: 5 }, hkd(2.2)])).toEqual([
    hkd(3.3),
    { currencyCode: 'USD', amount: 5 },
  ])
})

test('[R1.5] a total has the decimals of its currency, three of them too', () => {
  const kwd = (amount: number) => ({ currencyCode: 'KWD', amount })
  const jpy = (amount: number) => ({ currencyCode: 'JPY', amount })
  expect(totalsOf([kwd(1.005), jpy(900), kwd(1.005), jpy(1)])).toEqual([kwd(2.01), jpy(901)])
})

test('what is paid on the spot is told apart, of what is chosen', () => {
  const entries = read(item('a', { price: { ...priced(100), payThere: 12.5 } }), item('b', { price: priced(50) }))
  expect(entries.map(({ payThere }) => payThere)).toEqual([{ currencyCode: 'HKD', amount: 12.5 }, undefined])
  expect(summarise(entries, [], 0).payThere).toEqual([{ currencyCode: 'HKD', amount: 12.5 }])
  expect(summarise(entries, ['a'], 0).payThere).toEqual([])
  const later = { on: '2027-05-07', price: { currencyCode: 'HKD', amount: 12 } }
  const deposit = read(item('a', { price: { ...priced(100), payThere: 12.5, takenLater: [later] } }), item('b'))
  expect(summarise(deposit, [], 0).takenLater).toEqual([later])
  expect(summarise(deposit, ['a'], 0).takenLater).toEqual([])
})

test('[R4.4] the summary counts what is chosen and held; the expired are named and not counted', () => {
  const entries = read(
    item('a', { price: priced(100) }),
    item('b', { price: priced(50), productType: 'hotel', expiredDateTime: '2026-12-15T07:46:00Z' }),
    item('c', { price: priced(7), productType: 'railPass', expired: true }),
    item('d', { price: priced(30) }),
    item('e', { price: priced(1000) }),
  )
  expect(summarise(entries, ['e'], now)).toMatchObject({
    lines: [
      { product: 'rail', prices: [{ amount: 130, currencyCode: 'HKD' }] },
      { product: 'hotel', prices: [{ amount: 50, currencyCode: 'HKD' }] },
    ],
    expired: ['railPass'],
    totals: [{ amount: 180, currencyCode: 'HKD' }],
    count: 3,
    live: 4,
    firstExpiry: Date.parse('2026-12-15T07:12:00Z'),
  })
})
