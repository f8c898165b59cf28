import type { Money } from '@portolan/domain/money'
import { expect, test } from 'vitest'
import type { KeptOffer } from '../offer/offer.ts'
import { bindOffers, exchangeShare } from './exchange-share.ts'

const euros = (minor: number): Money => ({ minor, currency: 'EUR' })
const dollars = (minor: number): Money => ({ minor, currency: 'USD' })

/** Sold with a tenth on top, at a rate. */
const offerOf = (supplier: number, value: string): KeptOffer =>
  ({
    supplierPrice: { total: euros(supplier) },
    price: {
      selling: dollars(Math.round(supplier * 1.1 * Number(value))),
      trace: { rate: { from: 'EUR', to: 'USD', value, day: '2027-03-01' } },
    },
  }) as unknown as KeptOffer

const booking = { offers: [offerOf(10_000, '1.2')], price: dollars(13_200) }

test('[R7.44] the new price, less the old one, and the fee at the rate of the sale', () => {
  const quote = { difference: euros(2_000), fee: euros(1_900) }
  expect(exchangeShare(booking, [offerOf(12_000, '1.3')], quote)).toEqual({
    price: dollars(17_160),
    difference: dollars(3_960),
    fee: dollars(2_280),
  })
})

test('a cheaper journey has a difference below zero', () => {
  const quote = { difference: euros(-4_000), fee: euros(0) }
  expect(exchangeShare(booking, [offerOf(6_000, '1.2')], quote)).toEqual({
    price: dollars(7_920),
    difference: dollars(-5_280),
    fee: dollars(0),
  })
})

test('never more is credited than was paid, whatever the supplier says', () => {
  const quote = { difference: euros(-1_000), fee: euros(0) }
  expect(exchangeShare(booking, [offerOf(10_000, '1.2')], quote).difference).toEqual(dollars(0))
})

test('a fee without a rate of the sale is nobody’s', () => {
  const quote = { difference: euros(0), fee: euros(1_900) }
  expect(exchangeShare({ ...booking, offers: [] }, [offerOf(10_000, '1.2')], quote).fee).toEqual(dollars(0))
})

test('what the supplier does not credit of the old price is not credited to the customer', () => {
  const half = { difference: euros(7_000), fee: euros(0) }
  expect(exchangeShare(booking, [offerOf(12_000, '1.2')], half).difference).toEqual(dollars(15_840 - 6_600))
  const nothing = { difference: euros(12_000), fee: euros(0) }
  expect(exchangeShare(booking, [offerOf(12_000, '1.2')], nothing).difference).toEqual(dollars(15_840))
})

test('[R7.44] of a ticket that is not refundable nothing comes back, whatever the rate has become', () => {
  const even = { difference: euros(0), fee: euros(0), bound: euros(6_000) }
  const shared = exchangeShare(booking, [offerOf(6_000, '1.1')], even)
  expect([shared.difference, shared.bound]).toEqual([dollars(0), dollars(7_260)])
  const partly = { difference: euros(-3_000), fee: euros(0), bound: euros(2_500) }
  expect(exchangeShare(booking, [offerOf(6_000, '0.8')], partly).difference).toEqual(dollars(-3_960))
})

test('[R7.44] what stays bound is told as the fee that a cancellation will have', () => {
  const dearer = { difference: euros(2_000), fee: euros(0), bound: euros(10_000) }
  expect(exchangeShare(booking, [offerOf(12_000, '1.2')], dearer).bound).toEqual(dollars(12_000))
})

test('[R7.44] the new offers are kept under the terms that are left of the old', () => {
  const free = (total: number): KeptOffer => ({ ...offerOf(total, '1.2'), penalties: [{ charge: { percent: 0 } }] })
  const charges = bindOffers([free(6_000), free(2_000)], euros(4_000)).map(({ penalties }) => penalties)
  expect(charges).toEqual([[{ charge: euros(3_000) }], [{ charge: euros(1_000) }]])
})
