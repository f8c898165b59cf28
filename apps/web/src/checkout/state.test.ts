import type { OrderItem } from '@portolan/contract/checkout'
import { describe, expect, test } from 'vitest'
import { firstHold, isAsking, linesOf, payableTotal, stepFor } from './state.ts'

const hkd = (amount: number) => ({ currencyCode: 'HKD', amount })

const item = (cartItemId: string, change: Partial<OrderItem> = {}): OrderItem => ({
  cartItemId,
  quoteId: 'q1',
  productType: 'rail',
  title: 'Paris – Zürich',
  status: 'Pending',
  paymentStatus: 'None',
  settlement: 'none',
  price: hkd(100),
  party: [],
  ...change,
})

const gone = { errors: { errors: [{ code: 'noAvailability', stringValue: 'Sold out.' }] } }
const order = (...items: OrderItem[]) => ({ items, total: hkd(0) })

describe('[R4.3] the lines of an order', () => {
  test('are those of the cart: two bookings of one return are one line with one price', () => {
    const [line, ...others] = linesOf(
      order(
        item('a', { status: 'OnHold', price: hkd(0.1), holdExpires: '2027-01-01T10:20:00Z' }),
        item('a', { status: 'OnHold', price: hkd(0.2), holdExpires: '2027-01-01T10:10:00Z' }),
      ),
    )
    expect(others).toEqual([])
    expect(line).toMatchObject({ state: 'held', price: hkd(0.3), was: undefined })
    expect(line?.holdUntil).toBe(Date.parse('2027-01-01T10:10:00Z'))
  })

  test('stand where their worst part stands, with its reason', () => {
    const [line] = linesOf(order(item('a', { status: 'OnHold' }), item('a', { status: 'Unsuccessful', ...gone })))
    expect(line).toMatchObject({ state: 'failed', reasons: ['Sold out.'] })
  })

  test('that could not be asked are not those that cannot be had', () => {
    const heldForOthers = item('d', { status: 'OnHold', ...gone })
    const states = linesOf(
      order(item('a', gone), item('b', { status: 'Unsuccessful', ...gone }), item('c'), heldForOthers),
    ).map(({ state }) => state)
    expect(states).toEqual(['refused', 'failed', 'open', 'refused'])
  })

  test('tell the old price where one part has moved', () => {
    const changed = { old: hkd(90), new: hkd(100), reason: 'supplier' }
    const [line] = linesOf(order(item('a', { changed }), item('a', { price: hkd(50) })))
    expect(line).toMatchObject({ was: hkd(140), price: hkd(150) })
  })

  test('count towards the total only while they can be had', () => {
    const lines = linesOf(
      order(
        item('a', { status: 'OnHold', price: hkd(10) }),
        item('b', { price: hkd(5) }),
        item('c', gone),
        item('d', { status: 'Ignored' }),
        item('e', { status: 'Unsuccessful' }),
      ),
    )
    expect(payableTotal(lines, order())).toEqual(hkd(15))
  })

  test('the clock is that of the hold that ends first', () => {
    const lines = linesOf(
      order(
        item('a', { status: 'OnHold', holdExpires: '2027-01-01T10:20:00Z' }),
        item('b', { status: 'OnHold', holdExpires: '2027-01-01T10:10:00Z' }),
        item('c', { status: 'Ignored', holdExpires: '2027-01-01T10:00:00Z' }),
      ),
    )
    expect(firstHold(lines)?.id).toBe('b')
  })
})

describe('[R4.3] the step', () => {
  const stepOf = (asked: 'travellers' | 'pay' | 'done', ...items: OrderItem[]) =>
    stepFor(linesOf(order(...items)), asked)

  test('is the one the address asks for while the order is there', () => {
    const held = item('a', { status: 'OnHold' })
    expect([stepOf('travellers', held), stepOf('pay', held), stepOf('done', held)]).toEqual([
      'travellers',
      'pay',
      'done',
    ])
  })

  test('is the confirmation once everything is bought, also for who goes back', () => {
    const bought = item('a', { status: 'Ticketed' })
    const failed = item('b', { status: 'Unsuccessful' })
    expect([stepOf('travellers', bought, failed), stepOf('pay', bought)]).toEqual(['done', 'done'])
  })

  test('waits on the pay page while a supplier or a bank has not answered', () => {
    const asking = item('a', { status: 'PendingPurchase' })
    expect([stepOf('travellers', asking), stepOf('pay', asking), stepOf('done', asking)]).toEqual([
      'pay',
      'pay',
      'done',
    ])
    expect([isAsking(order(asking)), isAsking(order(item('a'))), isAsking(undefined)]).toEqual([true, false, false])
  })

  test('leads back to the travellers when the hold has ended and nothing can be paid', () => {
    expect(stepOf('pay', item('a', { status: 'Ignored' }))).toBe('travellers')
  })
})
