import type { RailCondition } from '@portolan/supplier/rail'
import { expect, test } from 'vitest'
import type { Booking } from '../../book/booking.ts'
import { exchangeFeeOf } from './exchange.ts'
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
