import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayOf } from '../../day.ts'
import { unitsGiven } from './allotment.ts'

const day = dayOf('2027-05-10')
const given = (units: number, lead: number, height: number, on = day, id = '1010001') =>
  unitsGiven({ id }, { type: 'DBL', units })({ day: on, lead, height })

const anyDay = fc.integer({ min: day, max: day + 730 })
const anyUnits = fc.integer({ min: 1, max: 60 })
const anyHeight = fc.double({ min: -1, max: 1, noNaN: true })

describe('what a house gives', () => {
  test('never less than nothing or more than it has, the same for everybody', () => {
    fc.assert(
      fc.property(anyUnits, anyDay, anyHeight, fc.nat(400), (units, on, height, lead) => {
        const left = given(units, lead, height, on)
        expect(Number.isInteger(left)).toBe(true)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left).toBeLessThanOrEqual(units)
        expect(given(units, lead, height, on)).toBe(left)
      }),
    )
  })

  test('the nearer the night and the higher the season, the fewer', () => {
    fc.assert(
      fc.property(anyUnits, anyDay, anyHeight, (units, on, height) => {
        const byLead = [120, 60, 30, 7, 0].map((lead) => given(units, lead, height, on))
        expect(byLead).toEqual(byLead.toSorted((one, other) => other - one))
        const bySeason = [-1, -0.3, 0, 0.6, 1].map((high) => given(units, 10, high, on))
        expect(bySeason).toEqual(bySeason.toSorted((one, other) => other - one))
      }),
    )
  })

  test('in the high season some houses are full at the last minute, and most are not', () => {
    const houses = Array.from({ length: 400 }, (_, index) => given(12, 1, 1, day, String(1_010_000 + index)))
    const full = houses.filter((left) => left === 0).length
    expect(full).toBeGreaterThan(40)
    expect(full).toBeLessThan(160)
  })
})
