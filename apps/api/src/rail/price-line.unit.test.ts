import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { KeptOffer } from '../offer/offer.ts'
import { priceLines, pricingOf } from './price-line.ts'

const cents = (amount: number) => Math.round(amount * 100)

const offerOf = (parts: number[], factor: number, lines = true): KeptOffer => {
  const codes = ['YOUTH', 'ADULT', 'RESERVATION', 'SENIOR']
  const minor = parts.reduce((all, part) => all + part, 0)
  return {
    party: [
      { ref: '1', type: 'adult', age: 31 },
      { ref: '2', type: 'youth', age: 12 },
    ],
    supplierPrice: {
      total: { minor, currency: 'EUR' },
      ...(lines && {
        lines: parts.map((part, index) => ({
          code: codes[index] ?? 'FEE',
          quantity: 1,
          amount: { minor: part, currency: 'EUR' },
        })),
      }),
    },
    price: {
      supplier: { minor: Math.round(minor * 1.04), currency: 'EUR' },
      selling: { minor: Math.round(minor * factor), currency: 'USD' },
    },
  } as unknown as KeptOffer
}

const parts = fc.array(fc.nat(500_000), { minLength: 1, maxLength: 5 })
const factor = fc.double({ min: 0.1, max: 20, noNaN: true })

describe('a price broken down', () => {
  test('comes to its totals in both currencies, whatever the parts', () => {
    fc.assert(
      fc.property(parts, factor, fc.boolean(), (amounts, rate, hasLines) => {
        const offer = offerOf(amounts, rate, hasLines)
        const lines = priceLines(offer, [])
        const sumOf = (name: 'amount' | 'sellingAmount') => lines.reduce((all, line) => all + cents(line[name]), 0)
        expect(sumOf('amount')).toBe(offer.price.supplier.minor)
        expect(sumOf('sellingAmount')).toBe(offer.price.selling.minor)
      }),
      { numRuns: 200 },
    )
  })

  test('of out and back together comes to both', () => {
    fc.assert(
      fc.property(parts, parts, factor, (out, back, rate) => {
        const offers = [offerOf(out, rate), offerOf(back, rate)]
        const { priceBreakdown, sellingTotalAmount, totalAmount } = pricingOf(
          offers.map((offer) => ({ ...offer, conditions: [] })),
        )
        const sumOf = (name: 'amount' | 'sellingAmount') =>
          priceBreakdown.reduce((all, line) => all + cents(line[name]), 0)
        expect(sumOf('sellingAmount')).toBe(cents(sellingTotalAmount))
        expect(sumOf('amount')).toBe(cents(totalAmount))
      }),
      { numRuns: 200 },
    )
  })

  test('[R9.3] names adults, seniors and youths in this order, fees after them without conditions', () => {
    const condition = { code: 'REFUND_NONE', stringValue: 'No refund' }
    const lines = priceLines(offerOf([1, 2, 3, 4], 1), [condition])
    expect(lines.map(({ code }) => code)).toEqual(['ADULT', 'SENIOR', 'YOUTH', 'RESERVATION'])
    expect(lines.map(({ conditions }) => conditions.length)).toEqual([1, 1, 1, 0])
  })

  test('is shared among the party where the supplier’s lines make no sense', () => {
    const offer = offerOf([100, 100], 1)
    const broken = [
      [],
      [{ code: 'ADULT', quantity: 1, amount: { minor: 150, currency: 'EUR' } }],
      [{ code: 'ADULT', quantity: 1, amount: { minor: 200, currency: 'GBP' } }],
      [{ code: 'ADULT', quantity: 1 }],
      [null],
    ]
    for (const lines of broken) {
      const supplierPrice = { ...offer.supplierPrice, lines: lines as never }
      expect(priceLines({ ...offer, supplierPrice }, []).map(({ code, quantity }) => [code, quantity])).toEqual([
        ['ADULT', 1],
        ['YOUTH', 1],
      ])
    }
  })
})
