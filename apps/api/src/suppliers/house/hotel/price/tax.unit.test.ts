import { describe, expect, test } from 'vitest'
import { plainMarket, pricedPlan, sampleStay } from '../../../../testing/house-hotel-sample.ts'
import type { CityTax, Market, Star } from '../catalogue/market.ts'
import { priceStay } from './stay.ts'
import { taxRule, taxTotal, vatInside } from './tax.ts'

const flat = (amount: number): Record<Star, number> => ({ 2: amount, 3: amount, 4: amount, 5: amount })
const marketWith = (tax: CityTax, more: Partial<Market> = {}): Market => ({ ...plainMarket, tax, ...more })

const family = { adults: 2, children: [9, 17] }
const perHead: CityTax = { basis: 'person_night', amount: { 2: 325, 3: 520, 4: 813, 5: 1073 } }

const taxOf = (market: Market, nights = 3, code = 'RO-F1-PN') =>
  priceStay(sampleStay({ market, nights, type: 'FAM', guests: family }), pricedPlan(code)).taxes

describe('city taxes', () => {
  test('by head and night, by the stars, up to so many nights and from an age on', () => {
    const line = (amount: number) => [{ code: 'CITY_TAX', amount, isPaidThere: true }]
    expect(taxOf(marketWith(perHead))).toEqual(line(520 * 4 * 3))
    expect(taxOf(marketWith(perHead, { taxFreeUnder: 17 }))).toEqual(line(520 * 3 * 3))
    expect(taxOf(marketWith(perHead, { taxFreeUnder: 18 }))).toEqual(line(520 * 2 * 3))
    expect(taxOf(marketWith(perHead, { taxFreeUnder: 18, taxCapNights: 10 }), 12)).toEqual(line(520 * 2 * 10))
    expect(taxOf(marketWith(perHead, { taxCapNights: 10 }), 9)).toEqual(line(520 * 4 * 9))
  })

  test('by room and night, or once by head', () => {
    expect(taxOf(marketWith({ basis: 'room_night', amount: flat(560) }))[0]?.amount).toBe(560 * 3)
    expect(taxOf(marketWith({ basis: 'room_night', amount: flat(240) }, { taxCapNights: 30 }), 31)[0]?.amount).toBe(
      240 * 30,
    )
    expect(taxOf(marketWith({ basis: 'once_person', amount: flat(800) }))[0]?.amount).toBe(800 * 4)
    expect(taxOf(marketWith({ basis: 'once_person', amount: flat(0) }))).toEqual([])
    expect(taxOf(plainMarket)).toEqual([])
  })

  test('a percentage is of the room without meals and value-added tax', () => {
    const tax: CityTax = { basis: 'percent', basisPoints: flat(1250), perRoom: 0 }
    const shareOf = (market: Market) => taxTotal(taxRule(market, 3, 2, 2), 24_200)
    expect(shareOf(marketWith(tax))).toBe(3025)
    expect(shareOf(marketWith(tax, { vatPercent: 21 }))).toBe(2500)
    expect(taxOf(marketWith(tax), 3, 'RO-F1-PH')).toEqual(taxOf(marketWith(tax), 3, 'BB-F1-PH'))
    const room = priceStay(sampleStay({ market: marketWith(tax), type: 'FAM', guests: family }), pricedPlan('RO-F1-PN'))
    const nights = room.nights.reduce((all, { amount }) => all + amount, 0)
    expect(room.taxes[0]?.amount).toBe(Math.round(nights * 0.125))
  })

  test('a percentage of the first nights alone, less their part of the discount', () => {
    const tax: CityTax = { basis: 'percent', basisPoints: flat(500), perRoom: 0 }
    const { nights, taxes, discount, total } = priceStay(
      sampleStay({ market: marketWith(tax, { taxCapNights: 5 }), nights: 8 }),
      pricedPlan('RO-F1-PN'),
    )
    const sum = (some: typeof nights) => some.reduce((all, { amount }) => all + amount, 0)
    const share = 1 - discount / sum(nights)
    expect(discount).toBe(Math.floor(sum(nights) * 0.04))
    expect(Math.abs((taxes[0]?.amount ?? 0) - sum(nights.slice(0, 5)) * share * 0.05)).toBeLessThanOrEqual(1)
    expect(total).toBe(sum(nights) - discount + (taxes[0]?.amount ?? 0))
  })

  test('a percentage and a sum for each room are two lines', () => {
    const market = marketWith({ basis: 'percent_plus_room', basisPoints: flat(1475), perRoom: 308 })
    expect(taxOf(market).map(({ code }) => code)).toEqual(['CITY_TAX', 'CITY_ROOM_TAX'])
    expect(taxOf(market)[1]).toEqual({ code: 'CITY_ROOM_TAX', amount: 924, isPaidThere: false })
    expect(taxOf(market, 3, 'RO-F1-PH').every(({ isPaidThere }) => isPaidThere)).toBe(true)
  })

  test('children below the age add nothing to a percentage: theirs is no part of it', () => {
    const tax: CityTax = { basis: 'percent', basisPoints: flat(400), perRoom: 0 }
    const market = marketWith(tax, { taxFreeUnder: 18 })
    const taxFor = (...children: number[]) =>
      priceStay(sampleStay({ market, guests: { adults: 2, children } }), pricedPlan('BB-F1-PN')).taxes
    expect(taxFor(15)).toEqual(taxFor())
  })

  test('value-added tax is inside', () => {
    expect(vatInside({ vatPercent: 10 }, 11_000)).toBe(1000)
    expect(vatInside({ vatPercent: 13.5 }, 11_350)).toBe(1350)
    expect(vatInside({ vatPercent: 0 }, 11_000)).toBe(0)
  })
})
