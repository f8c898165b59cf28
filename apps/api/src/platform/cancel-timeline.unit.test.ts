import type { Money } from '@portolan/domain/money'
import type { CancelRule } from '@portolan/supplier/offer'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergedPenalties } from './cancel-timeline.ts'

const euros = (minor: number): Money => ({ minor, currency: 'EUR' })
const dollars = (minor: number): Money => ({ minor, currency: 'USD' })
const rate = { from: 'EUR', to: 'USD', value: '1.20', day: '2026-01-01' }

/** A part at so many cents, given back by these rules. */
const part = (selling: number, penalties: readonly CancelRule[]) => ({
  price: { selling: dollars(selling), trace: { rate } },
  penalties,
})

const at = (day: number): number => Date.UTC(2027, 4, day)
const isoOf = (day: number): string => new Date(at(day)).toISOString()
/** No part says whose clock it goes by. */
const nowhere = { zoneOf: () => undefined, language: 'en' } as const
const never: CancelRule = { charge: 'nonRefundable' }

describe('one timeline of cancelling several parts together', () => {
  test('tells at each change what giving back all of it costs', () => {
    const flight = part(60_000, [{ until: at(20), charge: euros(10_000) }, never])
    const room = part(40_000, [{ until: at(10), charge: euros(0) }, { until: at(20), charge: { percent: 50 } }, never])
    expect(mergedPenalties([flight, room], at(1), nowhere)).toEqual([
      { deadline: { absoluteDeadline: isoOf(10) }, amountPercent: { currencyCode: 'USD', amount: 120 } },
      { deadline: { absoluteDeadline: isoOf(20) }, amountPercent: { currencyCode: 'USD', amount: 320 } },
      { nonRefundable: true },
    ])
  })

  test('[F4] each change is told by the clock of the part that changes', () => {
    const flight = part(60_000, [{ until: at(20), charge: euros(10_000) }, never])
    const room = part(40_000, [{ until: at(10), charge: euros(0) }, never])
    const zoneOf = (one: typeof room) => (one === room ? 'Europe/Paris' : 'Asia/Shanghai')
    const told = mergedPenalties([flight, room], at(1), { zoneOf, language: 'en' })
    expect(told.map(({ deadline }) => deadline)).toEqual([
      { absoluteDeadline: '2027-05-10T02:00:00+02:00', clock: 'Paris time' },
      { absoluteDeadline: '2027-05-20T08:00:00+08:00', clock: 'Shanghai time' },
      undefined,
    ])
  })

  test('is one entry where neither part is ever given back, and leaves out what is over', () => {
    expect(mergedPenalties([part(100, [never]), part(200, [])], at(1), nowhere)).toEqual([{ nonRefundable: true }])
    const room = part(40_000, [{ until: at(10), charge: euros(0) }, { charge: { percent: 50 } }])
    expect(mergedPenalties([room], at(11), nowhere)).toEqual([{ amountPercent: { currencyCode: 'USD', amount: 200 } }])
  })

  test('of what is paid at the hotel nothing is lost to us, and where all of it is, the hotel keeps what it says', () => {
    const room = part(40_000, [{ until: at(10), charge: { percent: 99 } }, never])
    const taxed = { ...room, price: { ...room.price, there: dollars(4_000) } }
    const flight = part(60_000, [{ charge: euros(10_000) }])
    expect(mergedPenalties([flight, taxed], at(1), nowhere)).toEqual([
      { amountPercent: { currencyCode: 'USD', amount: 480 } },
    ])
    const unpaid = { ...room, price: { ...room.price, there: dollars(40_000) } }
    expect(mergedPenalties([unpaid], at(1), nowhere)).toEqual([
      { deadline: { absoluteDeadline: isoOf(10) }, amountPercent: { currencyCode: 'USD', amount: 396 } },
      { nonRefundable: true },
    ])
  })

  test('never costs more than the trip, and no entry is like the one before', () => {
    const rule = fc.record({ day: fc.integer({ min: 2, max: 28 }), fee: fc.integer({ min: 0, max: 100_000 }) })
    const rules = fc
      .array(rule, { maxLength: 4 })
      .map((all): CancelRule[] => [
        ...all
          .toSorted((one, other) => one.day - other.day)
          .map(({ day, fee }) => ({ until: at(day), charge: euros(fee) })),
        never,
      ])
    const parts = fc.array(fc.tuple(fc.integer({ min: 0, max: 90_000 }), rules), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(parts, (given) => {
        const offers = given.map(([selling, penalties]) => part(selling, penalties))
        const whole = given.reduce((all, [selling]) => all + selling, 0)
        const told = mergedPenalties(offers, at(1), nowhere)
        const costs = told.map(({ nonRefundable, amountPercent }) =>
          nonRefundable ? whole : Math.round((amountPercent?.amount ?? 0) * 100),
        )
        for (const cost of costs) expect(cost).toBeLessThanOrEqual(whole)
        for (const [index, cost] of costs.entries()) expect(cost).not.toBe(costs[index - 1])
        expect(told.at(-1)?.deadline).toBeUndefined()
      }),
    )
  })
})
