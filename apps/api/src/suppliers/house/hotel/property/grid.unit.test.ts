import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../../testing/runs.ts'
import { costOf } from '../../../../testing/thread-work.ts'
import { type Box, makeGrid } from './grid.ts'

interface Spot {
  readonly name: number
  readonly lat: number
  readonly lon: number
}

const isInside = ({ lat, lon }: Spot, { south, west, north, east }: Box): boolean =>
  lat >= south && lat <= north && (west <= east ? lon >= west && lon <= east : lon >= west || lon <= east)

const namesOf = (spots: readonly Spot[]): number[] => spots.map(({ name }) => name).sort((a, b) => a - b)

/** Corners of the world come up as often as everything between them. */
const degrees = (most: number) =>
  fc.oneof(fc.constantFrom(-most, most, 0), fc.double({ min: -most, max: most, noNaN: true, noDefaultInfinity: true }))

const spots = fc
  .array(fc.record({ lat: degrees(90), lon: degrees(180) }), { maxLength: 60 })
  .map((all) => all.map((spot, name): Spot => ({ ...spot, name })))

const box = fc.record({ one: degrees(90), other: degrees(90), west: degrees(180), east: degrees(180) }).map(
  ({ one, other, west, east }): Box => ({
    ...{ west, east },
    south: Math.min(one, other),
    north: Math.max(one, other),
  }),
)

describe('what lies in a window', () => {
  test('is what looking at each would find, at the poles and across the date line as well', () => {
    fc.assert(
      fc.property(spots, box, (all, window) => {
        const expected = all.filter((spot) => isInside(spot, window))
        expect(namesOf(makeGrid(all).within(window))).toEqual(namesOf(expected))
      }),
      { numRuns: runs(150, 500) },
    )
  })

  test('the date line is no edge', () => {
    const grid = makeGrid([
      { name: 1, lat: -17, lon: 179.9 },
      { name: 2, lat: -17, lon: -179.9 },
      { name: 3, lat: -17, lon: 0 },
    ])
    expect(namesOf(grid.within({ south: -18, west: 179, north: -16, east: -179 }))).toEqual([1, 2])
    expect(grid.within({ south: -18, west: -179, north: -16, east: 179 })).toEqual([{ name: 3, lat: -17, lon: 0 }])
  })

  test('an empty world and a window of one point', () => {
    expect(makeGrid([]).within({ south: -90, west: -180, north: 90, east: 180 })).toEqual([])
    const pole = { name: 1, lat: 90, lon: 0 }
    expect(makeGrid([pole]).within({ south: 90, west: 0, north: 90, east: 0 })).toEqual([pole])
  })

  test('a window over a city is found quickly among a hundred thousand houses', () => {
    const many = Array.from({ length: 100_000 }, (_, name) => ({
      name,
      lat: ((name * 7919) % 170_000) / 1000 - 85,
      lon: ((name * 104_729) % 360_000) / 1000 - 180,
    }))
    const grid = makeGrid(many)
    const look = () => {
      for (let west = -180; west < 180; west += 4) grid.within({ south: 40, west, north: 41, east: west + 1 })
    }
    // Ninety windows: far below the fifty milliseconds that a single one may take.
    expect(costOf(look)).toBeLessThan(500)
  })
})
