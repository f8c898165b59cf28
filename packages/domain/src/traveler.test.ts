import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from './date.ts'
import { ageOn, defaultBirthDate, headcountOf, leadOf } from './traveler.ts'

test('[R5.5] the lead is the first adult, else the first senior, else the first passenger', () => {
  expect(leadOf(['youth', 'senior', 'adult', 'adult'])).toBe(2)
  expect(leadOf(['youth', 'senior', 'senior'])).toBe(1)
  expect(leadOf(['adult', 'senior'])).toBe(0)
  expect(leadOf(['senior', 'youth'])).toBe(0)
  expect(leadOf(['youth', 'child'])).toBe(0)
  expect(leadOf([])).toBe(-1)
})

test('a party is counted as forms ask for it', () => {
  expect(headcountOf(['adult', 'senior', 'youth', 'child', 'infant'])).toEqual({ adults: 3, children: 2 })
  expect(headcountOf([])).toEqual({ adults: 0, children: 0 })
})

describe('[R5.6] birth dates and ages', () => {
  test('the default is today, as many years ago', () => {
    expect(defaultBirthDate(31, '2026-11-15')).toBe('1995-11-15')
    expect(defaultBirthDate(0, '2026-11-15')).toBe('2026-11-15')
    expect(defaultBirthDate(31, '2028-02-29')).toBe('1997-02-28')
    expect(defaultBirthDate(28, '2028-02-29')).toBe('2000-02-29')
    expect(defaultBirthDate(4, '2028-02-29')).toBe('2024-02-29')
    expect(defaultBirthDate(128, '2028-02-29')).toBe('1900-02-28')
    expect(defaultBirthDate(1_500, '2026-11-15')).toBe('0526-11-15')
  })

  test('the age is counted in whole years and changes on the birthday', () => {
    expect(ageOn('1990-04-12', '2026-04-11')).toBe(35)
    expect(ageOn('1990-04-12', '2026-04-12')).toBe(36)
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(17)
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(18)
    expect(ageOn('2027-01-01', '2026-12-31')).toBe(-1)
  })

  test('F15 the default birth date has the age it was made of, on every day', () => {
    for (let day = '2026-01-01'; day < '2029-01-01'; day = addDays(day, 1))
      for (const age of [0, 4, 12, 27, 31, 62]) expect(ageOn(defaultBirthDate(age, day), day)).toBe(age)
  })

  const days = 40 * 366
  const someDay = fc.nat(days).map((count) => addDays('1990-01-01', count))
  const leapBirth = fc.constantFrom('1992-02-29', '2000-02-29', '2008-02-29', '2024-02-29')

  test('[F7] judged day by day, an age never falls, and rises by one on each birthday and on no other day', () => {
    fc.assert(
      fc.property(fc.oneof(someDay, leapBirth), someDay, (born, day) => {
        const next = addDays(day, 1)
        // In a year without it, 29 February is the first of March.
        const hasBirthday =
          next.slice(5) === born.slice(5) ||
          (born.endsWith('02-29') && next.endsWith('03-01') && !day.endsWith('02-29'))
        expect(ageOn(born, next) - ageOn(born, day)).toBe(hasBirthday ? 1 : 0)
      }),
      { numRuns: 1_000 },
    )
  })

  test('[F7] who is born on a leap day is a year older on the first of March of other years, and on the day of leap years', () => {
    expect([ageOn('2024-02-29', '2026-02-28'), ageOn('2024-02-29', '2026-03-01')]).toEqual([1, 2])
    expect([ageOn('2024-02-29', '2028-02-28'), ageOn('2024-02-29', '2028-02-29')]).toEqual([3, 4])
  })
})
