import { describe, expect, test } from 'vitest'
import { makeLot } from '../testing/lot.ts'
import { keptFlight, oneLeg, thereAndBack } from '../testing/sample-flight.ts'
import { sharesOf, voyageShares } from './fare-share.ts'
import type { Flight } from './flight.ts'
import { flightsIn } from './flight.ts'

const flightAt = (selling: number, detail = {}): Flight => {
  const [flight] = flightsIn([keptFlight(thereAndBack('a', detail), selling)])
  if (!flight) throw new Error('It is no flight.')
  return flight
}

const sumOf = (flights: readonly Flight[]) => {
  const { fares, taxes, extras, base, taxed, total } = sharesOf(flights)
  const people = fares.reduce((all, one) => all + one.quantity * (one.base.minor + one.taxes.minor), 0)
  const beside = extras.reduce((all, { amount }) => all + amount.minor, 0)
  return {
    total: total.minor,
    people: people + beside,
    parts: base.minor + taxed.minor + beside,
    codes: taxes.reduce((all, { amount }) => all + amount.minor, 0) + base.minor + beside,
  }
}

describe('[R7.16] what everybody pays of the selling price', () => {
  test('adds up to the cent, whatever the price', () => {
    const lot = makeLot(7)
    for (let turn = 0; turn < 300; turn++) {
      const total = lot.whole(0, 2_000_000)
      const extras = lot.happens(50) ? [{ ...bag, amount: { minor: lot.whole(1, 9000), currency: 'EUR' } }] : undefined
      const flight = flightAt(total, { ...(extras && { extras }) })
      expect(sumOf([flight])).toEqual({ total, people: total, parts: total, codes: total })
      expect(voyageShares(flight).reduce((all, { minor }) => all + minor, 0)).toBe(total)
    }
  })

  const bag = { code: 'BAG', kind: 'bag', travelerRef: '1', quantity: 1, voyage: 0 } as const

  test('is alike for all of a kind, but for a cent that cannot be halved', () => {
    expect(sharesOf([flightAt(27_500)]).fares).toEqual([
      { type: 'adult', quantity: 2, base: { minor: 7500, currency: 'HKD' }, taxes: { minor: 2500, currency: 'HKD' } },
      { type: 'child', quantity: 1, base: { minor: 5625, currency: 'HKD' }, taxes: { minor: 1875, currency: 'HKD' } },
    ])
    const eur = (minor: number) => ({ minor, currency: 'EUR' })
    const passengers = [{ type: 'adult', quantity: 3, base: eur(75), taxes: [{ code: 'HK', amount: eur(25) }] }]
    expect(sharesOf([flightAt(40_001, { passengers })]).fares).toMatchObject([
      { quantity: 2, base: { minor: 10_001 }, taxes: { minor: 3333 } },
      { quantity: 1, base: { minor: 10_000 }, taxes: { minor: 3333 } },
    ])
  })

  test('of several legs is the sum of them', () => {
    const legs = flightsIn([
      keptFlight(oneLeg(0, 'CX 1 HKG 09:00 LIS 16:00'), 10_001),
      keptFlight(oneLeg(1, 'TP 2 LIS 18:00 MAD 20:00'), 4003),
    ])
    expect(sumOf(legs)).toEqual({ total: 14_004, people: 14_004, parts: 14_004, codes: 14_004 })
    expect(sharesOf(legs).fares.reduce((all, { quantity }) => all + quantity, 0)).toBe(3)
  })

  test('is alike for everybody where the airline does not say who pays what', () => {
    const none = { minor: 0, currency: 'EUR' }
    const passengers = [{ type: 'adult', quantity: 2, base: none, taxes: [] }]
    expect(sharesOf([flightAt(1000, { passengers })]).fares).toMatchObject([
      { quantity: 2, base: { minor: 500 }, taxes: { minor: 0 } },
    ])
  })
})
