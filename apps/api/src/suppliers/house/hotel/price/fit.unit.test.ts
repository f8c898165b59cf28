import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../../testing/runs.ts'
import { roomTypeOf, roomTypes } from '../catalogue/room-type.ts'
import { adultAges, type Guests, seatGuests, whyNot } from './fit.ts'

const seat = (code: string, adults: number, ...children: number[]) => {
  const type = roomTypeOf(code) ?? expect.fail(`no room type ${code}`)
  return seatGuests(type, { adults, children })
}

const nobody = { inBeds: [], sharing: [], inExtraBeds: [], inCots: [] }

const anyGuests: fc.Arbitrary<Guests> = fc.record({
  adults: fc.integer({ min: 1, max: 5 }),
  children: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 5 }),
})

describe('who sleeps in a room', () => {
  test('an adult at least; where ages of children are given, adults are 18 to 100', () => {
    expect(adultAges).toEqual({ from: 18, to: 100 })
    expect(whyNot({ adults: 2, children: [0, 17] })).toBeUndefined()
    expect(whyNot({ adults: 0, children: [12] })).toBe('Every room needs an adult.')
    expect(whyNot({ adults: 1.5, children: [] })).toBe('Every room needs an adult.')
    for (const age of [18, 40, -1, 3.5, Number.NaN])
      expect(whyNot({ adults: 2, children: [age] })).toBe('A child is 0 to 17 years old.')
  })

  test('a child takes the place of an adult, an adult never that of a child', () => {
    expect(seat('DBL', 2)).toEqual(nobody)
    expect(seat('DBL', 3)).toBeUndefined()
    expect(seat('DBL', 2, 4)).toBeDefined()
    expect(seat('DBL', 2, 4, 6)).toBeUndefined()
    expect(seat('DBL', 1, 4, 6)).toEqual({ ...nobody, inBeds: [6], sharing: [4] })
    expect(seat('TRP', 2, 9)).toEqual({ ...nobody, inBeds: [9] })
    expect(seat('SGL', 1, 1)).toBeUndefined()
  })

  test('small children sleep with their parents where the bed is wide, from twelve on in a bed of their own', () => {
    expect(seat('DBL', 2, 4)).toEqual({ ...nobody, sharing: [4] })
    expect(seat('TWN', 2, 4)).toEqual({ ...nobody, inExtraBeds: [4] })
    expect(seat('DBL', 2, 12)).toEqual({ ...nobody, inExtraBeds: [12] })
    expect(seat('DBL', 2, 1)).toEqual({ ...nobody, inCots: [1] })
    expect(seat('FAM', 2, 3, 15)).toEqual({ ...nobody, inBeds: [15, 3] })
    expect(seat('CON', 4, 3, 8)).toEqual({ ...nobody, sharing: [3], inExtraBeds: [8] })
  })

  test('everybody has a place and nobody two, whatever the room', () => {
    fc.assert(
      fc.property(fc.constantFrom(...roomTypes), anyGuests, (type, guests) => {
        const seating = seatGuests(type, guests)
        const { adults, children } = guests
        expect(seating !== undefined).toBe(
          adults <= type.maxAdults && adults + children.length <= type.maxAdults + type.maxChildren,
        )
        if (!seating) return
        const { inBeds, sharing, inExtraBeds, inCots } = seating
        expect([...inBeds, ...sharing, ...inExtraBeds, ...inCots].sort()).toEqual([...children].sort())
        expect(sharing.every((age) => age < 12)).toBe(true)
        expect(sharing.length).toBeLessThanOrEqual(adults)
        expect(inCots.every((age) => age < 2)).toBe(true)
      }),
      { numRuns: runs(150, 500) },
    )
  })
})
