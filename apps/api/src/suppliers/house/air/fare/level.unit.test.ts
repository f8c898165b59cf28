import { describe, expect, test } from 'vitest'
import { levelFare, type Market } from './level.ts'

/** A Tuesday in March, without a stop, from London to New York. */
const plain: Market = {
  km: 5539,
  stops: 0,
  airline: { code: 'BA', kind: 'full' },
  from: 'LHR',
  to: 'JFK',
  day: '2027-03-16',
  latitude: 40,
}
const fare = (more: Partial<Market> = {}): number => levelFare({ ...plain, ...more })

/** How many times the plain fare, to the hundredth. */
const times = (more: Partial<Market>): number => Math.round((100 * fare(more)) / fare()) / 100

describe('[R7.16] the plain fare of a way', () => {
  test('is 20 dollars and 36 cents for each kilometre to the power of 0.78, by the airline up to 8 in a hundred off', () => {
    // 20 + 0.36 × 5539^0.78 = 319.37; 1.15 without a stop, 0.94 out of season, 0.92 on a Tuesday: 317.62
    const fares = ['BA', 'VS', 'AA', 'DL', 'UA'].map((code) => fare({ airline: { code, kind: 'full' } }))
    for (const one of fares) {
      expect(one).toBeGreaterThanOrEqual(29_220)
      expect(one).toBeLessThanOrEqual(34_304)
    }
    expect(new Set(fares).size).toBeGreaterThan(1)
    expect(fare({ from: 'JFK', to: 'LHR' })).toBe(fare())
  })

  test('is less with a stop, and with who offers less', () => {
    expect([0, 1, 2, 3].map((stops) => times({ stops }))).toEqual([1, 0.83, 0.77, 0.77])
    const byKind = (['full', 'leisure', 'low'] as const).map((kind) => times({ airline: { code: 'BA', kind } }))
    expect(byKind).toEqual([1, 0.82, 0.6])
  })

  test('is more from Friday on and on Sundays', () => {
    const week = ['15', '16', '17', '18', '19', '20', '21'].map((date) => times({ day: `2027-03-${date}` }))
    expect(week).toEqual([1.07, 1, 1, 1.09, 1.22, 1.08, 1.2])
  })

  test('is more in the summer of where it goes and at the turn of the year', () => {
    // Tuesdays all of them.
    const north = ['2027-06-22', '2027-07-13', '2027-08-31', '2027-12-21', '2027-01-12'].map((day) => times({ day }))
    expect(north).toEqual([1.26, 1.43, 1.19, 1.49, 1])
    const south = ['2027-07-13', '2027-12-21', '2027-01-12'].map((day) => times({ day, latitude: -34 }))
    expect(south).toEqual([1, 1.49, 1.28])
  })
})
