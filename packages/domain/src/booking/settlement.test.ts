import { describe, expect, test } from 'vitest'
import type { paymentStatuses } from './payment.ts'
import { type BookingMoney, paymentStatusOf, settlementOf } from './settlement.ts'

const bought: BookingMoney = {
  payment: { status: 'Captured', method: 'token' },
  paid: 9000,
  refunded: 0,
  refund: null,
  exchanges: [],
  there: 0,
  isBought: true,
}
const statusOf = (change: Partial<BookingMoney>) => paymentStatusOf({ ...bought, ...change })
const wayOf = (change: Partial<BookingMoney>) => settlementOf({ ...bought, ...change })
const asked = (status: (typeof paymentStatuses)[number]): Partial<BookingMoney> => ({
  payment: { status, method: 'token' },
})

describe('[R4.3] where the money for a booking is', () => {
  test('what goes back for another booking of the order is no news of this one', () => {
    for (const status of ['Captured', 'Refunding', 'RefundFailed', 'PartiallyRefunded', 'Refunded'] as const)
      expect(statusOf(asked(status))).toBe('Captured')
  })

  test('its own refunds decide: one on its way, one that failed, a part, the whole', () => {
    expect(statusOf({ refund: 'Refunding' })).toBe('Refunding')
    expect(statusOf({ refund: 'Refunding', refunded: 100 })).toBe('Refunding')
    expect(statusOf({ refund: 'RefundFailed' })).toBe('RefundFailed')
    expect(statusOf({ refunded: 1 })).toBe('PartiallyRefunded')
    expect(statusOf({ refunded: 8999 })).toBe('PartiallyRefunded')
    expect(statusOf({ refunded: 9000 })).toBe('Refunded')
  })

  test('until money was taken it is where the payment is', () => {
    for (const status of ['None', 'Authorizing', 'ActionRequired', 'Authorized', 'Capturing', 'Voided'] as const)
      expect(statusOf({ ...asked(status), paid: 0, isBought: false })).toBe(status)
    expect(statusOf({ payment: null, paid: 0, isBought: false })).toBe('None')
  })

  test('of what is paid on the spot nothing was taken, and what was let go was not paid', () => {
    expect(statusOf({ paid: 0, there: 9000 })).toBe('None')
    expect(statusOf({ ...asked('PartiallyRefunded'), paid: 0, there: 9000 })).toBe('None')
    expect(statusOf({ paid: 0, isBought: false })).toBe('Voided')
    expect(statusOf({ ...asked('Refunded'), paid: 0, isBought: false })).toBe('Voided')
  })
})

describe('[R4.3] how a booking is paid', () => {
  test('by what took its money, to the hotel, or not at all', () => {
    expect(wayOf({})).toBe('card')
    expect(wayOf({ payment: { status: 'Captured', method: 'account' } })).toBe('account')
    expect(wayOf({ paid: 0, there: 9000 })).toBe('there')
    expect(wayOf({ paid: 0, payment: null, isBought: false })).toBe('none')
    expect(wayOf({ paid: 0 })).toBe('none')
    expect(wayOf({ paid: 0, there: 9000, isBought: false })).toBe('none')
  })

  test('in several ways: a deposit and the rest at the hotel, an exchange on another card or account', () => {
    expect(wayOf({ there: 100 })).toBe('mixed')
    expect(wayOf({ exchanges: ['account'] })).toBe('mixed')
    expect(wayOf({ exchanges: ['token', 'token'] })).toBe('card')
  })

  test('what was refunded was paid all the same', () => {
    expect(wayOf({ refunded: 9000, isBought: false })).toBe('card')
  })
})
