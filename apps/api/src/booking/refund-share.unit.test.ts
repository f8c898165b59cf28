import type { Money } from '@portolan/domain/money'
import type { CancelQuote } from '@portolan/supplier/reservation'
import { describe, expect, test } from 'vitest'
import type { BookingRecord } from './booking.ts'
import { refundOf } from './refund-share.ts'

const euros = (minor: number): Money => ({ minor, currency: 'EUR' })
const dollars = (minor: number): Money => ({ minor, currency: 'USD' })

/** 100 euros of the supplier, a tenth added, at 1.20: 132 dollars. */
const booking = (more: Partial<BookingRecord> = {}): BookingRecord =>
  ({
    offers: [
      {
        supplierPrice: { total: euros(10_000) },
        price: { trace: { rate: { from: 'EUR', to: 'USD', value: '1.20', day: '2026-01-01' } } },
      },
    ],
    price: dollars(13_200),
    paid: dollars(13_200),
    refunded: dollars(0),
    ...more,
  }) as unknown as BookingRecord

const quote = (refund: number, fee: number): CancelQuote => ({
  ...{ id: 'q', refund: euros(refund), fee: euros(fee), expiresAt: 0, to: 'original' },
})

describe('[R7.34] what goes back', () => {
  test('is everything where the supplier takes no fee', () => {
    expect(refundOf(booking(), quote(10_000, 0))).toEqual({ refund: dollars(13_200), fee: dollars(0) })
  })

  test('is all but the supplier’s fee, at the rate of the sale', () => {
    expect(refundOf(booking(), quote(8_500, 1_500))).toEqual({ refund: dollars(11_400), fee: dollars(1_800) })
  })

  test('is nothing where the supplier keeps everything, and nothing of what was never paid', () => {
    expect(refundOf(booking(), quote(0, 10_000))).toEqual({ refund: dollars(0), fee: dollars(13_200) })
    expect(refundOf(booking({ paid: dollars(0) }), quote(0, 0))).toEqual({ refund: dollars(0), fee: dollars(0) })
  })

  test('is nothing where the rate of the sale is not known', () => {
    expect(refundOf(booking({ offers: [] }), quote(8_500, 1_500))).toEqual({ refund: dollars(0), fee: dollars(0) })
  })

  test('is never what is paid on the spot', () => {
    const rate = { from: 'EUR', to: 'USD', value: '1.20', day: '2026-01-01' }
    const [supplierPrice, price] = [
      { total: euros(10_000), there: euros(4_000) },
      { there: dollars(4_800), trace: { rate } },
    ]
    const there = booking({
      offers: [{ supplierPrice, price }] as unknown as BookingRecord['offers'],
      paid: dollars(8_400),
    })
    expect(refundOf(there, quote(6_000, 0))).toEqual({ refund: dollars(8_400), fee: dollars(0) })
    expect(refundOf(there, quote(3_000, 0))).toEqual({ refund: dollars(4_200), fee: dollars(0) })
    expect(refundOf(there, quote(4_500, 1_500))).toEqual({ refund: dollars(6_600), fee: dollars(1_800) })
  })

  test('of a part is that part’s share of what was paid', () => {
    expect(refundOf(booking(), quote(5_000, 0))).toEqual({ refund: dollars(6_600), fee: dollars(0) })
    expect(refundOf(booking(), quote(4_000, 1_000))).toEqual({ refund: dollars(5_400), fee: dollars(1_200) })
  })

  test('is not the fee of an earlier exchange, which was paid beside the price', () => {
    const exchanged = booking({ paid: dollars(15_000) })
    expect(refundOf(exchanged, quote(10_000, 0))).toEqual({ refund: dollars(13_200), fee: dollars(0) })
    const cheaper = booking({ paid: dollars(20_000), refunded: dollars(5_000) })
    expect(refundOf(cheaper, quote(8_500, 1_500))).toEqual({ refund: dollars(11_400), fee: dollars(1_800) })
  })

  test('is never more than is left, whatever the supplier says', () => {
    const partly = booking({ refunded: dollars(10_000) })
    expect(refundOf(partly, quote(10_000, 0))).toEqual({ refund: dollars(3_200), fee: dollars(0) })
    expect(refundOf(booking(), quote(99_999_999, 0)).refund).toEqual(dollars(13_200))
    for (const fee of [10_000, 50_000, 99_999_999]) {
      const { refund, fee: kept } = refundOf(booking(), quote(1, fee))
      expect(refund.minor).toBeGreaterThanOrEqual(0)
      expect(refund.minor + kept.minor).toBe(13_200)
    }
  })
})
