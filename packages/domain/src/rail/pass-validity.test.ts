import { describe, expect, test } from 'vitest'
import { daysBetween, firstUseWindow, lastDayOf, travelDaysOf } from './pass-validity.ts'

describe('[R3.15] how long a pass is good', () => {
  test.each([
    ['2026-12-15', 'P1D', '2026-12-15'],
    ['2026-12-15', 'P15D', '2026-12-29'],
    ['2027-01-15', 'P1M', '2027-02-14'],
    ['2027-02-01', 'P1M', '2027-02-28'],
    ['2027-01-29', 'P1M', '2027-02-28'],
    ['2027-01-31', 'P1M', '2027-02-28'],
    ['2028-01-31', 'P1M', '2028-02-29'],
    ['2027-01-28', 'P1M', '2027-02-27'],
    ['2027-01-31', 'P2M', '2027-03-30'],
    ['2026-12-15', 'P2M', '2027-02-14'],
    ['2026-11-30', 'P3M', '2027-02-28'],
  ])('from %s for %s: to %s', (start, validity, last) => {
    expect(lastDayOf(start, validity)).toBe(last)
  })

  test.each(['', 'P0D', '5D', 'P1Y', 'P5D2M', 'PT4H', 'XP5D'])("'%s' is no validity", (validity) => {
    expect(() => lastDayOf('2026-12-15', validity)).toThrow(new RangeError('A validity is a number of days or months.'))
  })

  test('days of travel are counted, months are not', () => {
    expect([travelDaysOf('P5D'), travelDaysOf('P2M')]).toEqual([5, 0])
    expect(daysBetween('2026-12-31', '2027-01-01')).toBe(2)
  })

  test.each([
    ['2026-11-15', '2027-10-15'],
    ['2027-03-31', '2028-02-29'],
    ['2026-03-31', '2027-02-28'],
  ])('bought on %s, it begins by %s', (today, latest) => {
    expect(firstUseWindow(today)).toEqual({ earliest: today, latest })
  })
})
