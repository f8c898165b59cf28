import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadCatalogue } from './catalogue/load.ts'
import { distanceKm, makeNearest } from './nearest.ts'

const { airports, cities } = loadCatalogue()
const nearestAirports = makeNearest(airports)

describe('the nearest places', () => {
  test('distances are those of the great circle', () => {
    expect(distanceKm({ lat: 51.4775, lon: -0.4614 }, { lat: 40.6398, lon: -73.7787 })).toBeCloseTo(5540, -1.5)
    expect(distanceKm({ lat: 0, lon: 179.5 }, { lat: 0, lon: -179.5 })).toBeCloseTo(111.2, 1)
    expect(distanceKm({ lat: 90, lon: 0 }, { lat: 89, lon: 123 })).toBeCloseTo(111.2, 1)
    expect(distanceKm({ lat: 0, lon: 0 }, { lat: 0, lon: 180 })).toBeCloseTo(20015, 0)
  })

  test('in the middle of a city they are its own', () => {
    expect(makeNearest(cities)(48.85, 2.35)[0]?.code).toBe('PAR')
    expect(nearestAirports(51.47, -0.46)[0]?.code).toBe('LHR')
    expect(nearestAirports(48.85, 2.35).map(({ code }) => code)).toContain('ORY')
  })

  test('the antimeridian and the poles are no border', () => {
    const tonga = { ...airports[0], code: 'EAST', lat: -17, lon: -179.9 } as never
    const fiji = { ...airports[0], code: 'WEST', lat: -17, lon: 179.9 } as never
    expect(makeNearest([tonga, fiji])(-17, 180)).toHaveLength(2)
    expect(makeNearest([tonga, fiji])(-17, -179.8)).toEqual([tonga, fiji])
    const far = { ...airports[0], code: 'POLE', lat: 89.5, lon: 170 } as never
    expect(makeNearest([far])(89.5, -10)).toEqual([far])
  })

  test('nothing is nearer than what is answered, wherever one stands', () => {
    const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true })
    fc.assert(
      fc.property(degrees(90), degrees(180), (lat, lon) => {
        const expected = airports
          .map((place) => distanceKm(place, { lat, lon }))
          .filter((km) => km <= 300)
          .sort((a, b) => a - b)
          .slice(0, 10)
        expect(nearestAirports(lat, lon).map((place) => distanceKm(place, { lat, lon }))).toEqual(expected)
      }),
      { numRuns: 100 },
    )
  })
})
