import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pricedPlan, pricedPlans, type SampleStay, sampleStay } from '../../../../testing/house-hotel-sample.ts'
import { runs } from '../../../../testing/runs.ts'
import { dateOf, dayOf } from '../../day.ts'
import { type Market, markets } from '../catalogue/market.ts'
import { ratePlans } from '../catalogue/rate-plan.ts'
import { roomTypes } from '../catalogue/room-type.ts'
import type { PlanPrice } from './plan.ts'
import { priceStay, totalOf } from './stay.ts'

const first = dayOf('2027-01-01')

/** Every tax as often, however many cities have it. */
const bases = [...new Set(markets.map(({ tax }) => tax.basis))]
const anyMarket: fc.Arbitrary<Market> = fc
  .constantFrom(...bases)
  .chain((basis) => fc.constantFrom(...markets.filter(({ tax }) => tax.basis === basis)))

/** Guests who fit, in any room of any city, on any nights of two years with a leap day in them. */
const anyStay: fc.Arbitrary<SampleStay> = fc
  .constantFrom(...roomTypes)
  .chain(({ code, stars, maxAdults, maxChildren }) =>
    fc
      .record({
        ...{ market: anyMarket, type: fc.constant(code), star: fc.constantFrom(...stars) },
        adults: fc.integer({ min: 1, max: maxAdults }),
        ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: maxAdults + maxChildren - 1 }),
        day: fc.integer({ min: first, max: first + 730 }),
        lead: fc.integer({ min: 0, max: 150 }),
        nights: fc.integer({ min: 1, max: 30 }),
        house: fc.integer({ min: 1_010_001, max: 1_019_999 }).map(String),
      })
      .map(({ adults, ages, day, lead, ...rest }) => ({
        ...rest,
        guests: { adults, children: ages.slice(0, maxAdults + maxChildren - adults) },
        arrival: dateOf(day),
        today: dateOf(day - lead),
      })),
  )
const anyPlan = fc.constantFrom(...pricedPlans)

const costOf = (stay: SampleStay, plan: PlanPrice, isWithFlight = false): number =>
  totalOf(sampleStay(stay), plan, isWithFlight)

describe('what a stay costs', () => {
  test('two in an ordinary double pay the factor of the plan', () => {
    const room = sampleStay({ nights: 1 })
    const plain = totalOf(room, pricedPlan('RO-F1-PH'))
    for (const plan of pricedPlans)
      expect(Math.abs(totalOf(room, plan) - plain * plan.plan.factor)).toBeLessThan(plain * 0.0002)
  })

  test('the total is the nights and the taxes less the discount, to the cent, and so is what is paid when', () => {
    fc.assert(
      fc.property(anyStay, anyPlan, (stay, plan) => {
        const price = priceStay(sampleStay(stay), plan)
        const sums = { nights: 0, taxes: 0 }
        for (const { amount } of price.nights) sums.nights += amount
        for (const { amount } of price.taxes) sums.taxes += amount
        expect(price.total).toBe(sums.nights + sums.taxes - price.discount)
        expect(price.payNow + (price.payLater?.amount ?? 0) + price.payAtProperty).toBe(price.total)
        expect(price.nights.map(({ date }) => date)).toEqual(
          price.nights.map((_, night) => dateOf(dayOf(stay.arrival) + night)),
        )
        const all = [price.total, price.discount, price.vat, price.payNow, price.payAtProperty]
        const amounts = [...all, ...[...price.nights, ...price.taxes].map(({ amount }) => amount)]
        expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
        expect(price).toEqual(priceStay(sampleStay(stay), plan))
        expect(costOf(stay, plan)).toBe(price.total)
      }),
      { numRuns: runs(100, 400) },
    )
  })

  test('with a flight the nights cost 8 % less after any other discount, and nothing else changes but their tax', () => {
    fc.assert(
      fc.property(anyStay, anyPlan, (stay, plan) => {
        const [alone, together] = [false, true].map((isWithFlight) => priceStay(sampleStay(stay), plan, isWithFlight))
        if (!alone || !together) return expect.fail('no price')
        const nights = alone.nights.reduce((sum, { amount }) => sum + amount, 0)
        expect(together.nights).toEqual(alone.nights)
        expect(together.discount).toBe(alone.discount + Math.round(((nights - alone.discount) * 8) / 100))
        const taxesOf = ({ taxes }: typeof alone) => taxes.reduce((sum, { amount }) => sum + amount, 0)
        expect(together.total).toBe(nights + taxesOf(together) - together.discount)
        expect(taxesOf(together)).toBeLessThanOrEqual(taxesOf(alone))
        expect(taxesOf(together)).toBeGreaterThanOrEqual(Math.floor(taxesOf(alone) * 0.92) - 1)
        expect(costOf(stay, plan, true)).toBe(together.total)
      }),
      { numRuns: runs(100, 400) },
    )
  })

  test('a longer stay never costs less than a part of it under the same plan', () => {
    fc.assert(
      fc.property(anyStay, anyPlan, fc.nat(29), fc.nat(29), fc.boolean(), (stay, plan, skipped, length, withFlight) => {
        const from = skipped % stay.nights
        const nights = 1 + (length % (stay.nights - from))
        const part = { ...stay, nights, arrival: dateOf(dayOf(stay.arrival) + from) }
        expect(costOf(stay, plan, withFlight)).toBeGreaterThanOrEqual(costOf(part, plan, withFlight))
      }),
      { numRuns: runs(300, 1500) },
    )
  })

  test('nor where the percentage is of the first nights alone', () => {
    const capped = markets.filter(({ tax, taxCapNights }) => 'basisPoints' in tax && taxCapNights)
    expect(capped.length).toBeGreaterThan(0)
    fc.assert(
      fc.property(anyStay, anyPlan, fc.constantFrom(...capped), (own, plan, market) => {
        const stay = { ...own, market, nights: Math.max(7, own.nights) }
        const whole = costOf(stay, plan)
        for (const [skipped, nights] of [
          [1, stay.nights - 1],
          [0, stay.nights - 1],
          [stay.nights - 6, 6],
        ] as const)
          expect(whole).toBeGreaterThanOrEqual(
            costOf({ ...stay, nights, arrival: dateOf(dayOf(stay.arrival) + skipped) }, plan),
          )
      }),
      { numRuns: runs(100, 400) },
    )
  })

  test('a child never costs more than an adult in its place, nor less than nobody', () => {
    const rounds = runs(150, 600)
    let seen = 0
    fc.assert(
      fc.property(anyStay, anyPlan, fc.nat(9), (stay, plan, which) => {
        const { adults, children } = stay.guests
        fc.pre(children.length > 0)
        const others = children.filter((_, index) => index !== which % children.length)
        const withChild = costOf(stay, plan)
        expect(withChild).toBeGreaterThanOrEqual(costOf({ ...stay, guests: { adults, children: others } }, plan))
        if (adults >= (roomTypes.find(({ code }) => code === stay.type)?.maxAdults ?? 0)) return
        seen += 1
        const grown = { ...stay, guests: { adults: adults + 1, children: others } }
        expect(withChild).toBeLessThanOrEqual(costOf(grown, plan))
      }),
      { numRuns: rounds },
    )
    expect(seen).toBeGreaterThan(rounds / 6)
  })

  test('what is not refunded costs no more than what is, with the same meals', () => {
    fc.assert(
      fc.property(anyStay, fc.constantFrom(...ratePlans), (stay, { code, meal }) => {
        expect(costOf(stay, pricedPlan(`${meal}-NR-PN`))).toBeLessThanOrEqual(costOf(stay, pricedPlan(code)))
      }),
      { numRuns: runs(100, 400) },
    )
  })

  test('more meals never cost less under the same conditions', () => {
    fc.assert(
      fc.property(anyStay, fc.constantFrom(...ratePlans), (stay, { cancel, payment }) => {
        const alike = pricedPlans.filter(({ plan }) => plan.cancel === cancel && plan.payment === payment)
        const totals = alike.toSorted((one, other) => one.meal - other.meal).map((plan) => costOf(stay, plan))
        expect(totals).toEqual(totals.toSorted((one, other) => one - other))
      }),
      { numRuns: runs(100, 400) },
    )
  })
})
