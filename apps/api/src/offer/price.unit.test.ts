import { convert, type Money } from '@portolan/domain/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeRuleFinder } from './markup.ts'
import { isPrice, sellingPrice } from './price.ts'
import type { MarkupRule } from './store.ts'

const eur = (minor: number): Money => ({ minor, currency: 'EUR' })
const rate = { from: 'EUR', to: 'HKD', value: '8.91251988184503522', day: '2026-09-29' }
const fourPercent = { id: 'house', basisPoints: 400 }

describe('a selling price', () => {
  test('[R1.5] is the supplier price with the markup at the rate, and tells how it came about', () => {
    expect(sellingPrice({ total: eur(8_557), taxes: eur(557) }, fourPercent, rate)).toEqual({
      // 85.57 and 3.42 make 88.99 euros; times the rate 793.1251…
      selling: { minor: 79_313, currency: 'HKD' },
      supplier: eur(8_899),
      trace: { net: eur(8_000), taxes: eur(557), markup: eur(342), rule: 'house', rate },
    })
  })

  test('[R1.5] without a rule is the bare price', () => {
    const { supplier, trace } = sellingPrice({ total: eur(100) }, undefined, rate)
    expect(supplier).toEqual(eur(100))
    expect(trace).toEqual({ net: eur(100), taxes: eur(0), markup: eur(0), rule: undefined, rate })
  })

  test('[R1.5] puts no markup on what is paid on the spot, and tells it at the same rate', () => {
    expect(sellingPrice({ total: eur(10_000), there: eur(1_000) }, fourPercent, rate)).toEqual({
      // 100 and 3.60 make 103.60 euros.
      selling: { minor: 92_334, currency: 'HKD' },
      supplier: eur(10_360),
      there: { minor: 8_913, currency: 'HKD' },
      trace: { net: eur(10_000), taxes: eur(0), there: eur(1_000), markup: eur(360), rule: 'house', rate },
    })
    const all = sellingPrice({ total: eur(10_000), there: eur(10_000) }, fourPercent, rate)
    expect(all.there).toEqual(all.selling)
    expect(sellingPrice({ total: eur(100), there: eur(0) }, undefined, rate)).not.toHaveProperty('there')
  })

  test('[R1.5] tells what the hotel takes on a day before the stay, never more than all that it takes', () => {
    const price = { total: eur(10_000), there: eur(7_000), later: { amount: eur(6_000), on: '2027-05-07' } }
    const { there, later } = sellingPrice(price, fourPercent, rate)
    expect([there, later]).toEqual([
      { minor: 62_388, currency: 'HKD' },
      { amount: { minor: 53_475, currency: 'HKD' }, on: '2027-05-07' },
    ])
    const all = sellingPrice({ ...price, later: { ...price.later, amount: eur(7_000) } }, fourPercent, rate)
    expect(all.later?.amount).toEqual(all.there)
    const nothing = { ...price, later: { ...price.later, amount: eur(0) } }
    expect(sellingPrice(nothing, undefined, rate)).not.toHaveProperty('later')
  })

  test('[R1.5] is the same now, whatever is added on the spot', () => {
    const sums = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(sums, sums, sums, (now, desk, extra) => {
        const paidNow = (there: number): number => {
          const price = sellingPrice({ total: eur(now + there), there: eur(there) }, fourPercent, rate)
          return price.selling.minor - (price.there?.minor ?? 0)
        }
        expect(paidNow(desk + extra)).toBe(paidNow(desk))
        expect(paidNow(desk)).toBe(paidNow(0))
      }),
    )
  })

  test('[R1.5] is never off its trace by a minor unit', () => {
    const amounts = fc.integer({ min: 0, max: 1_000_000_000 })
    fc.assert(
      fc.property(
        amounts,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 10_000 }),
        (total, part, points) => {
          const taxes = eur(Math.floor(total * part))
          const { selling, supplier, trace } = sellingPrice(
            { total: eur(total), taxes },
            { id: 'x', basisPoints: points },
            rate,
          )
          expect(trace.net.minor + trace.taxes.minor + trace.markup.minor).toBe(supplier.minor)
          expect(selling).toEqual(convert(supplier, trace.rate.value, 'HKD'))
          expect(Math.abs(trace.markup.minor - (total * points) / 10_000)).toBeLessThanOrEqual(0.5)
        },
      ),
    )
  })

  test('[R1.5] is made of nothing but a price', () => {
    expect(isPrice({ total: eur(0) })).toBe(true)
    expect(isPrice({ total: eur(100_000_000_000_000) })).toBe(true)
    expect(isPrice({ total: eur(100_000_000_000_001) })).toBe(false)
    expect(isPrice({ total: eur(5), taxes: eur(5) })).toBe(true)
    const bad: Money[] = [
      eur(-1),
      eur(0.5),
      eur(Number.NaN),
      eur(1e15),
      { minor: 1, currency: 'XXX' },
      { minor: 1, currency: 'eur' },
    ]
    for (const total of bad) expect(isPrice({ total }), JSON.stringify(total)).toBe(false)
    for (const taxes of [eur(6), eur(-1), { minor: 1, currency: 'USD' }])
      expect(isPrice({ total: eur(5), taxes }), JSON.stringify(taxes)).toBe(false)
    expect(isPrice({ total: eur(5), there: eur(5) })).toBe(true)
    const later = { amount: eur(5), on: '2027-05-07' }
    expect(isPrice({ total: eur(5), there: eur(5), later })).toBe(true)
    expect(isPrice({ total: eur(5), there: eur(4), later }), 'more than is taken there').toBe(false)
    expect(isPrice({ total: eur(5), later }), 'of nothing that is taken there').toBe(false)
    expect(isPrice({ total: eur(5), there: eur(5), later: { ...later, on: '2027-13-45' } }), 'no day').toBe(false)
    expect(isPrice({ total: eur(5), vat: [{ percent: '7.7', amount: eur(1) }] })).toBe(true)
    for (const vat of [
      { percent: '7,7', amount: eur(1) },
      { percent: '10', amount: eur(6) },
    ])
      expect(isPrice({ total: eur(5), vat: [vat] }), JSON.stringify(vat)).toBe(false)
    for (const there of [eur(6), eur(-1), { minor: 1, currency: 'USD' }])
      expect(isPrice({ total: eur(5), there }), JSON.stringify(there)).toBe(false)
  })
})

describe('the markup rule', () => {
  const scopes: [agencyId: string | null, supplier: string | null, product: string | null][] = [
    ['a1', 's1', 'rail'],
    ['a1', 's1', null],
    ['a1', null, 'rail'],
    ['a1', null, null],
    [null, 's1', 'rail'],
    [null, 's1', null],
    [null, null, 'rail'],
    [null, null, null],
  ]
  const rules = scopes.map(
    ([agencyId, supplier, product], index): MarkupRule => ({
      id: `${index}`,
      agencyId,
      supplier,
      product,
      basisPoints: index,
    }),
  )
  const wanted = { agencyId: 'a1', supplier: 's1', product: 'rail' } as const

  test('[R1.5] that counts is the most specific: agency, then supplier, then product', () => {
    for (const index of rules.keys()) {
      const found = makeRuleFinder(rules.slice(index).toReversed())(wanted)
      expect(found?.id).toBe(`${index}`)
    }
    expect(makeRuleFinder([])(wanted)).toBeUndefined()
  })

  test("[R1.5] of another agency, supplier or product is nobody else's", () => {
    const find = makeRuleFinder(rules.slice(0, 7))
    expect(find({ agencyId: 'a2', supplier: 's2', product: 'air' })).toBeUndefined()
    expect(find({ agencyId: undefined, supplier: 's2', product: 'rail' })?.id).toBe('6')
    expect(find({ agencyId: undefined, supplier: 's1', product: 'air' })?.id).toBe('5')
    expect(find({ agencyId: 'a2', supplier: 's1', product: 'rail' })?.id).toBe('4')
  })
})
