import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayOf } from '../../day.ts'
import { companies, type RateCode } from '../catalogue/company.ts'
import { fleet } from '../catalogue/fleet.ts'
import { type Office, officeOf, offices } from '../catalogue/office.ts'
import { dayPrices } from './day-price.ts'
import { chosenFrom, extraPrice, extrasFor, nothingChosen } from './extra.ts'
import { chargesOf, type Priced, sumOf, type Trip } from './rental.ts'

const golf = fleet.find(({ id }) => id === 'V17') ?? expect.fail('no such car')
const [meridian, atlas, costa] = companies
if (!meridian || !atlas || !costa) throw new Error('A company is missing.')
const office = (code: string): Office => officeOf(code) ?? expect.fail(`no office ${code}`)

function tripOf(days: number, more: Partial<Trip> & { first?: string; today?: string } = {}): Trip {
  const { first = '2027-05-12', today = '2027-03-01', pickUp = office('LIS-A'), ...rest } = more
  return {
    ...{ pickUp, dropOff: pickUp, days, oneWay: 0, outOfHours: { pickUp: 0, dropOff: 0 }, driverAge: 36 },
    dayPrices: dayPrices(pickUp.market, { first: dayOf(first), days, today: dayOf(today) }),
    ...rest,
  }
}

const priced = (more: Partial<Priced> = {}, days = 120): Priced => ({
  ...{ company: atlas, car: golf, rate: 'FLEX', stand: { seed: 1, units: 10 }, chosen: nothingChosen },
  left: Array.from({ length: days }, () => 8),
  ...more,
})

const totalOf = (trip: Trip, more: Partial<Priced> = {}): number => sumOf(chargesOf(trip, priced(more)))
const amountOf = (trip: Trip, code: string, more: Partial<Priced> = {}): number =>
  chargesOf(trip, priced(more)).find((one) => one.code === code)?.amount ?? 0

const anyOffice = fc.constantFrom(...offices)
const anyDays = fc.integer({ min: 1, max: 90 })
const anyCar = fc.record({
  ...{ company: fc.constantFrom(...companies), car: fc.constantFrom(...fleet) },
  rate: fc.constantFrom<RateCode>('PREPAID', 'FLEX', 'FULL'),
})

describe('what a car costs', () => {
  test('in whole cents, never nothing, and longer is never cheaper, whatever the car and the place', () => {
    fc.assert(
      fc.property(anyOffice, anyDays, anyCar, fc.nat(364), (pickUp, days, car, later) => {
        const first = new Date(Date.UTC(2027, 0, 1 + later)).toISOString().slice(0, 10)
        const [short, long] = [days, days + 1].map((count) => totalOf(tripOf(count, { pickUp, first }), car))
        expect(Number.isSafeInteger(short)).toBe(true)
        expect(short).toBeGreaterThan(0)
        expect(long).toBeGreaterThan(short ?? 0)
      }),
      { numRuns: 300 },
    )
  })

  test('prepaid below flexible below all inclusive; a bus away below in between below in the terminal', () => {
    const trip = tripOf(3)
    const rates = (['PREPAID', 'FLEX', 'FULL'] as const).map((rate) => totalOf(trip, { rate }))
    expect(rates).toEqual(rates.toSorted((one, other) => one - other))
    const all = [costa, atlas, meridian].map((company) => totalOf(trip, { company }))
    expect(all).toEqual(all.toSorted((one, other) => one - other))
    expect(new Set([...rates, ...all]).size).toBeGreaterThan(4)
  })

  test('more in high season, shortly before, over a weekend, and where few are left', () => {
    expect(totalOf(tripOf(3, { first: '2027-07-14' }))).toBeGreaterThan(totalOf(tripOf(3, { first: '2027-05-12' })))
    expect(totalOf(tripOf(3, { first: '2027-05-12' }))).toBeGreaterThan(totalOf(tripOf(3, { first: '2027-02-10' })))
    expect(totalOf(tripOf(3, { today: '2027-05-11' }))).toBeGreaterThan(totalOf(tripOf(3)))
    expect(totalOf(tripOf(3, { first: '2027-05-14' }))).toBeGreaterThan(totalOf(tripOf(3)))
    expect(totalOf(tripOf(3), { left: [1, 1, 1] })).toBeGreaterThan(totalOf(tripOf(3)))
  })

  test('surcharge of the airport on the rental, tax on all that is paid now; none at an office in town', () => {
    const trip = tripOf(5, { oneWay: 6_000 })
    const [rental, airport] = [amountOf(trip, 'RENTAL'), amountOf(trip, 'AIRPORT')]
    expect(airport).toBe(Math.round(rental * 0.12))
    expect(amountOf(trip, 'VAT')).toBe(Math.round((rental + airport + 6_000) * 0.23))
    expect(amountOf(tripOf(5, { pickUp: office('LIS-C') }), 'AIRPORT')).toBe(0)
  })

  test('a young driver by the day up to a cap, until the last day of the band; out of hours each way; all paid there', () => {
    const young = (days: number, driverAge: number): number => amountOf(tripOf(days, { driverAge }), 'YOUNG_DRIVER')
    expect([young(3, 25), young(3, 26), young(30, 21)]).toEqual([4_200, 0, 14_000])
    const charges = chargesOf(tripOf(3, { driverAge: 22, outOfHours: { pickUp: 6_000, dropOff: 4_500 } }), priced())
    expect(charges.filter(({ isPaidThere }) => isPaidThere).map(({ code, amount }) => [code, amount])).toEqual([
      ['YOUNG_DRIVER', 4_200],
      ['OUT_OF_HOURS_PICK_UP', 6_000],
      ['OUT_OF_HOURS_RETURN', 4_500],
    ])
  })
})

describe('what is chosen beside a car', () => {
  const setting = (rate: RateCode = 'FLEX', code = 'LIS-A', days = 3) => ({
    ...{ market: office(code).market, car: golf, rate, days },
  })

  test('is part of the price, to the cent, whatever it is', () => {
    fc.assert(
      fc.property(anyDays, fc.subarray(extrasFor(setting())), (days, wanted) => {
        const choices = wanted.map(({ code, mostQuantity }) => ({ code, quantity: mostQuantity }))
        const chosen = chosenFrom(choices, setting('FLEX', 'LIS-A', days)) ?? expect.fail('not to be had')
        const [plain, all] = [totalOf(tripOf(days)), totalOf(tripOf(days), { chosen })]
        const beside = wanted.reduce((sum, terms) => sum + extraPrice(terms, days) * terms.mostQuantity, 0)
        expect(all - plain).toBe(beside)
      }),
      { numRuns: 100 },
    )
  })

  test('is capped for a long rental', () => {
    const seat = extrasFor(setting()).find(({ code }) => code === 'CSB') ?? expect.fail('no seat')
    expect([extraPrice(seat, 3), extraPrice(seat, 30)]).toEqual([2_700, 9_000])
  })

  test.each([
    ['what nobody has', [{ code: 'XXX', quantity: 1 }]],
    ['more than there are', [{ code: 'CSB', quantity: 4 }]],
    ['the same twice, and so too many', Array.from({ length: 2 }, () => ({ code: 'CSB', quantity: 2 }))],
    ['a cover twice', [{ code: 'SCDW', quantity: 2 }]],
    ['two covers of one excess', ['SCDW', 'ERD'].map((code) => ({ code, quantity: 1 }))],
    ['what is in the price anyway', [{ code: 'CDW', quantity: 1 }]],
    ['a cover of another country', [{ code: 'NOC', quantity: 1 }]],
    ['chains where it never snows', [{ code: 'SNO', quantity: 1 }]],
  ])('%s is not to be had', (_, choices) => {
    expect(chosenFrom(choices, setting())).toBeUndefined()
  })

  test('with all inclusive there is no excess to buy off, and one driver less to pay for', () => {
    expect(chosenFrom([{ code: 'SCDW', quantity: 1 }], setting('FULL'))).toBeUndefined()
    expect(chosenFrom([{ code: 'ADD', quantity: 3 }], setting('FULL'))).toBeUndefined()
    expect(chosenFrom([{ code: 'ADD', quantity: 2 }], setting('FULL'))?.extras).toHaveLength(1)
    expect(chosenFrom([{ code: 'CSB', quantity: 0 }], setting())).toEqual(nothingChosen)
  })
})
