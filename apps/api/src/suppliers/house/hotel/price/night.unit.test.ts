import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainMarket } from '../../../../testing/house-hotel-sample.ts'
import { runs } from '../../../../testing/runs.ts'
import { dateOf, dayOf, weekdayOf } from '../../day.ts'
import { markets, stars } from '../catalogue/market.ts'
import { roomTypes } from '../catalogue/room-type.ts'
import { leadFactor, makeNights, roomPrices } from './night.ts'
import { levelAt, seasonHeight } from './season.ts'

const anyMarket = fc.constantFrom(...markets)
const anyType = fc.constantFrom(...roomTypes)
const anyStar = fc.constantFrom(...stars)
const first = dayOf('2027-01-01')
/** Two years with a leap day in them. */
const anyDay = fc.integer({ min: first, max: dayOf('2029-01-01') })

describe('days', () => {
  test('are numbers, over the leap day and the changes of clocks too', () => {
    expect(weekdayOf(dayOf('2026-11-16'))).toBe(1)
    expect(dateOf(dayOf('2028-02-28') + 1)).toBe('2028-02-29')
    expect(dayOf('2027-03-29') - dayOf('2027-03-27')).toBe(2)
  })
})

describe('seasons', () => {
  test('are high and low in the middle of their months', () => {
    for (const market of markets)
      for (let month = 1; month <= 12; month += 1) {
        const height = seasonHeight(market, dayOf(`2027-${String(month).padStart(2, '0')}-15`))
        expect(height).toBe(market.highMonths.includes(month) ? 1 : market.lowMonths.includes(month) ? -1 : 0)
      }
  })

  test('go over into each other in two weeks, without a step', () => {
    fc.assert(
      fc.property(anyMarket, anyDay, (market, day) => {
        const [today, tomorrow] = [seasonHeight(market, day), seasonHeight(market, day + 1)]
        expect(Math.abs(today)).toBeLessThanOrEqual(1)
        // From low to high is two: a fourteenth of it a day.
        expect(Math.abs(today - tomorrow)).toBeLessThanOrEqual(2 / 14 + 1e-9)
      }),
      { numRuns: runs(150, 500) },
    )
  })

  test('meet the levels of the market', () => {
    const level = { low: 60, usual: 100, high: 180 }
    expect([-1, -0.5, 0, 0.5, 1].map((height) => levelAt(level, height))).toEqual([60, 80, 100, 140, 180])
  })
})

describe('nights', () => {
  test('the nearer, the dearer: more in the last week, less from two months on, within bounds', () => {
    const factors = Array.from({ length: 400 }, (_, lead) => leadFactor(lead))
    expect(factors).toEqual(factors.toSorted((one, other) => other - one))
    expect([factors[0], factors[7], factors[399]]).toEqual([1.12, 1, 0.92])
    expect(factors[60]).toBeLessThan(1)
    expect(factors[6]).toBeGreaterThan(1)
  })

  test('weekends count as the market has them', () => {
    const market = { ...plainMarket, friday: 1.1, saturday: 1.2, sunday: 0.9 }
    const { doubles } = makeNights(market, { arrival: '2027-05-10', nights: 7, today: '2027-04-25' })
    expect(doubles[3].map(Math.round)).toEqual([10_000, 10_000, 10_000, 10_000, 11_000, 12_000, 9000])
  })

  test('cost whole half euros, near the level, the same for everybody and in every stay', () => {
    fc.assert(
      fc.property(
        anyMarket,
        anyType,
        anyStar,
        anyDay,
        fc.integer({ min: 0, max: 200 }),
        (market, type, star, day, lead) => {
          const house = { id: '1010001', star, level: 1.1 }
          const today = dateOf(day - lead)
          const nights = makeNights(market, { arrival: dateOf(day), nights: 3, today })
          const prices = roomPrices(nights, house, type)
          expect(prices).toEqual(roomPrices(nights, house, type))
          const later = makeNights(market, { arrival: dateOf(day + 1), nights: 2, today })
          expect(roomPrices(later, house, type)).toEqual(prices.slice(1))
          prices.forEach((price, night) => {
            const plain = (nights.doubles[star][night] ?? 0) * 1.1 * type.factor
            expect(price % 50).toBe(0)
            expect(price).toBeGreaterThanOrEqual(plain * 0.92 - 25)
            expect(price).toBeLessThanOrEqual(plain * 1.12 + 25)
          })
        },
      ),
      { numRuns: runs(100, 300) },
    )
  })

  test('the more of the rooms are taken, the dearer; none taken is as if nobody had counted', () => {
    fc.assert(
      fc.property(anyMarket, anyType, anyDay, (market, type, day) => {
        const nights = makeNights(market, { arrival: dateOf(day), nights: 1, today: dateOf(day - 20) })
        const priceAt = (taken?: number[]) => roomPrices(nights, { id: '1010002', star: 4, level: 1 }, type, taken)[0]
        const prices = [0, 0.25, 0.5, 0.75, 1].map((share) => priceAt([share]) ?? Number.NaN)
        expect(prices).toEqual(prices.toSorted((one, other) => one - other))
        expect(prices[0]).toBe(priceAt())
      }),
    )
  })
})
