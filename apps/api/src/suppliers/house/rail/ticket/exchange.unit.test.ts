import type { RailCondition } from '@portolan/supplier/rail'
import { expect, test } from 'vitest'
import type { Booking } from '../../book/booking.ts'
import { bindTickets, exchangeFeeOf } from './exchange.ts'
import type { Sold } from './reservation.ts'

const eur = (minor: number) => ({ minor, currency: 'EUR' })
const until = Date.UTC(2027, 4, 18, 12)

/** What the fee goes by, and no more: the conditions of each ticket. */
const booked = (...tickets: readonly RailCondition[][]) =>
  ({
    sold: { total: { total: eur(20_000) }, tickets: tickets.map((conditions) => ({ detail: { conditions } })) },
  }) as unknown as Booking<Sold>

const free: RailCondition = { code: 'EXCHANGE_FREE', until: until - 1000 }
const forMoney: RailCondition = { code: 'EXCHANGE_FEE', fee: eur(1_900), until }

test('[R7.44] an exchange is free as long as it says, then costs its fee, and from the last moment on is none', () => {
  const feeAt = (now: number) => exchangeFeeOf(booked([free, forMoney]), now)
  expect(feeAt(until - 1001)).toEqual(eur(0))
  expect([feeAt(until - 1000), feeAt(until - 1)]).toEqual([eur(1_900), eur(1_900)])
  expect(feeAt(until)).toBeUndefined()
})

test('[R7.44] tickets are exchanged together, each for its own fee, or not at all', () => {
  expect(exchangeFeeOf(booked([forMoney], [{ ...forMoney, fee: eur(600) }]), until - 1)).toEqual(eur(2_500))
  expect(exchangeFeeOf(booked([forMoney], [{ code: 'EXCHANGE_NONE' }]), until - 1)).toBeUndefined()
})

const boundBy = (bound: number) => {
  const ticket = (total: number) => ({
    price: { total: eur(total) },
    penalties: [{ until, charge: eur(0) }, { charge: 'nonRefundable' }],
    detail: { conditions: [{ code: 'REFUND_FREE', until }, free] },
  })
  const sold = { total: { total: eur(8_000) }, tickets: [ticket(6_000), ticket(2_000)] }
  return bindTickets(sold as unknown as Sold, eur(bound)).tickets.map(({ penalties, detail }) => ({
    penalties,
    conditions: detail.conditions,
  }))
}

test('[R7.44] tickets had in exchange say what of them is not given back, each for its own part', () => {
  const part = (minor: number) => ({
    penalties: [{ until, charge: eur(minor) }, { charge: 'nonRefundable' }],
    conditions: [{ code: 'REFUND_FEE', fee: eur(minor), until }, free],
  })
  expect(boundBy(4_000)).toEqual([part(3_000), part(1_000)])
  const none = { penalties: [{ charge: 'nonRefundable' }], conditions: [{ code: 'REFUND_NONE' }, free] }
  expect(boundBy(8_000)).toEqual([none, none])
})
