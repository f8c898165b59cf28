import { describe, expect, test } from 'vitest'
import { companies } from '../catalogue/company.ts'
import { fleet } from '../catalogue/fleet.ts'
import { type Office, officeOf } from '../catalogue/office.ts'
import { freeUntil, penaltiesOf } from './cancel.ts'
import { agesLike } from './driver.ts'
import { coversFor, nothingChosen } from './extra.ts'
import { attendance } from './hours.ts'
import { depositOf, excessLeft, excessOf, mileageOf } from './liability.ts'
import { oneWayFee } from './one-way.ts'

const office = (code: string): Office => officeOf(code) ?? expect.fail(`no office ${code}`)

describe('whether somebody is there', () => {
  test.each([
    ['LIS-C', '2027-05-12T08:00', 0],
    ['LIS-C', '2027-05-12T18:00', 0],
    ['LIS-C', '2027-05-12T18:01', undefined],
    ['LIS-C', '2027-05-15T12:00', 0],
    ['LIS-C', '2027-05-16T12:00', undefined],
    ['LIS-R', '2027-05-12T22:00', 4_500],
    ['FAO-A', '2027-05-12T23:30', 0],
    ['FAO-A', '2027-05-12T05:00', 6_000],
    ['CDG-A', '2027-05-16T03:00', 0],
  ])('at %s on %s: %s', (code, local, fee) => {
    expect(attendance(office(code), local)).toBe(fee)
  })
})

describe('to bring a car back elsewhere', () => {
  test.each([
    ['LIS-A', 'LIS-A', 0],
    ['MUC-A', 'BER-R', 0],
    ['CDG-A', 'CDG-C', 0],
    ['FCO-A', 'FCO-R', 6_000],
    ['MIA-A', 'MCO-A', 0],
    ['PMI-A', 'PMI-C', 0],
    ['PMI-A', 'BCN-A', undefined],
    ['BCN-A', 'PMI-A', undefined],
    ['LAX-A', 'HNL-A', undefined],
    ['LHR-A', 'CDG-A', undefined],
    ['IST-A', 'ATH-A', undefined],
  ])('from %s to %s: %s', (from, to, fee) => {
    expect(oneWayFee(office(from), office(to))).toBe(fee)
  })

  test('the further the dearer, within its bounds; over a border more than within', () => {
    const [near, far] = [oneWayFee(office('LIS-A'), office('FAO-A')), oneWayFee(office('LIS-A'), office('OPO-A'))]
    expect(near).toBeGreaterThanOrEqual(5_000)
    expect(far).toBeGreaterThan(near ?? 0)
    expect(far).toBeLessThanOrEqual(10_000)
    expect(oneWayFee(office('LIS-A'), office('MAD-A'))).toBeGreaterThan(10_000)
    expect(oneWayFee(office('JFK-A'), office('YYZ-A'))).toBeGreaterThan(0)
  })
})

describe('who drives', () => {
  test('the ages of one price, and who is too young for any', () => {
    const { market } = office('LIS-A')
    expect([20, 21, 25, 26, 80].map((age) => agesLike(market, age))).toEqual([
      undefined,
      { from: 21, to: 25 },
      { from: 21, to: 25 },
      { from: 26 },
      { from: 26 },
    ])
    expect(agesLike(office('HND-A').market, 18)).toEqual({ from: 18 })
  })
})

describe('what is blocked, and what is paid first', () => {
  const golf = fleet.find(({ id }) => id === 'V17') ?? expect.fail('no such car')
  const premium = fleet.find(({ id }) => id === 'V42') ?? expect.fail('no such car')
  const [meridian, , costa] = companies
  const { market } = office('LIS-A')

  test('the dearer car and the cheaper company block more; all inclusive little', () => {
    if (!meridian || !costa) return expect.fail('no such company')
    // 900 euros in Portugal, half as much again for a premium car; 60 and 140 in a hundred of it; to fifty euros.
    const blocked = (company: typeof meridian) => [golf, premium].map((car) => depositOf(market, car, company, 'FLEX'))
    expect([blocked(meridian), blocked(costa)]).toEqual([
      [55_000, 80_000],
      [125_000, 190_000],
    ])
    expect(depositOf(market, premium, costa, 'FULL')).toBe(30_000)
    expect([golf, premium].map((car) => mileageOf(market, car, costa)?.kmADay)).toEqual([undefined, 200])
  })

  test('the excess falls by half or to nothing with its cover', () => {
    const excess = excessOf(market, golf, 'FLEX')
    const all = coversFor({ market, car: golf, rate: 'FLEX', days: 3 })
    const withCover = (code: string): number =>
      excessLeft({ ...nothingChosen, covers: all.filter((cover) => cover.code === code) }, excess)
    expect([excess, withCover('ERD'), withCover('SCDW'), withCover('GTW')]).toEqual([160_000, 80_000, 0, 160_000])
    expect(excessOf(market, golf, 'FULL')).toBe(0)
  })
})

describe('what cancelling costs', () => {
  const hour = 3_600_000
  const starts = Date.parse('2027-05-12T09:00:00Z')
  const paid = { now: 10_000, days: 3 }

  test('free until two days before, then the first day, after that all of it', () => {
    expect(freeUntil('FLEX', starts)).toBe(starts - 48 * hour)
    expect(penaltiesOf('FLEX', starts, starts - 100 * hour, paid)).toEqual([
      { until: starts - 48 * hour, charge: { minor: 0, currency: 'EUR' } },
      { until: starts, charge: { minor: 3_334, currency: 'EUR' } },
      { charge: 'nonRefundable' },
    ])
    expect(penaltiesOf('FLEX', starts, starts - 47 * hour, paid)).toHaveLength(2)
  })

  test('of what is prepaid a share, and then all of it', () => {
    expect(freeUntil('PREPAID', starts)).toBeUndefined()
    expect(penaltiesOf('PREPAID', starts, starts - 100 * hour, paid)).toEqual([
      { until: starts - 48 * hour, charge: { minor: 3_000, currency: 'EUR' } },
      { charge: 'nonRefundable' },
    ])
    expect(penaltiesOf('PREPAID', starts, starts - hour, paid)).toEqual([{ charge: 'nonRefundable' }])
  })
})
