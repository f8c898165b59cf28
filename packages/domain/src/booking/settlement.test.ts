import { describe, expect, test } from 'vitest'
import type { paymentStatuses } from './payment.ts'
import {
  type BookingMoney,
  type PaymentWay,
  paymentStatusOf,
  settledTogether,
  settlementOf,
  waysOf,
} from './settlement.ts'

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

  test('each of these ways by name, in one order', () => {
    expect(waysOf({ ...bought, there: 100 })).toEqual(['card', 'there'])
    expect(waysOf({ ...bought, there: 100, exchanges: ['account'] })).toEqual(['card', 'account', 'there'])
    expect(waysOf({ ...bought, paid: 0, there: 100, isBought: false })).toEqual([])
  })

  test('what was refunded was paid all the same', () => {
    expect(wayOf({ refunded: 9000, isBought: false })).toBe('card')
  })
})

describe('[R4.3] [R4.8] the money of a package', () => {
  type Status = (typeof paymentStatuses)[number]
  const part = (paymentStatus: Status, paid: number, refunded = 0, paymentWays: readonly PaymentWay[] = ['card']) => ({
    paymentStatus,
    paymentWays,
    paid,
    refunded,
  })

  test('is that of both parts: paid, given back in part and as a whole', () => {
    expect(settledTogether([part('Captured', 60), part('Captured', 40)]).paymentStatus).toBe('Captured')
    // All of the hotel and nothing of the flight: a part of the package.
    expect(settledTogether([part('Captured', 60), part('Refunded', 40, 40)]).paymentStatus).toBe('PartiallyRefunded')
    expect(settledTogether([part('Refunded', 60, 60), part('Refunded', 40, 40)]).paymentStatus).toBe('Refunded')
    // The flight by card, the hotel on the spot: the whole is paid as far as it is paid to us.
    expect(settledTogether([part('Captured', 60), part('None', 0)]).paymentStatus).toBe('Captured')
    expect(settledTogether([part('Voided', 0), part('Voided', 0)]).paymentStatus).toBe('Voided')
    expect(settledTogether([]).paymentStatus).toBe('None')
  })

  test('is not there while that of one part is not', () => {
    for (const status of ['Refunding', 'RefundFailed', 'Capturing', 'ActionRequired'] as const) {
      const [one, other] = [part('Refunded', 60, 60), part(status, 40)]
      expect(settledTogether([one, other]).paymentStatus).toBe(status)
      expect(settledTogether([other, one]).paymentStatus).toBe(status)
    }
    expect(settledTogether([part('Refunding', 60), part('RefundFailed', 40)]).paymentStatus).toBe('RefundFailed')
  })

  test('is settled in the one way that there is, or in several', () => {
    const settled = (...all: (readonly PaymentWay[])[]) => {
      const { settlement, paymentWays } = settledTogether(all.map((ways) => part('Captured', 10, 0, ways)))
      return [settlement, ...paymentWays]
    }
    expect(settled(['card'], ['card'])).toEqual(['card', 'card'])
    expect(settled(['card'], [])).toEqual(['card', 'card'])
    expect(settled(['there'], ['account'])).toEqual(['mixed', 'account', 'there'])
    expect(settled([], [])).toEqual(['none'])
  })
})
