import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Point } from '../shape.ts'
import { compass } from './compass.ts'
import { neatline, scaleBar } from './frame.ts'
import { arcPath, greatCircle } from './great-circle.ts'
import { isLand, landPath } from './land.ts'
import { cityMap, regionMap } from './map.ts'
import { mercator, type Place } from './projection.ts'
import { rhumbLines } from './rhumb.ts'

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)

const island = (longitude: number, latitude: number, size: number, count: number): Place[] =>
  Array.from({ length: count }, (_, k) => {
    const angle = (k * 2 * Math.PI) / count
    const radius = size * (1 + 0.3 * Math.sin(5 * angle) + 0.1 * Math.cos(17 * angle))
    return [longitude + radius * Math.cos(angle), latitude + radius * 0.7 * Math.sin(angle)]
  })

/** Longitudes as an atlas gives them: never beyond 180 degrees. */
const asGiven = (ring: Place[]): Place[] => ring.map(([x, y]) => [x > 180 ? x - 360 : x < -180 ? x + 360 : x, y])

const world: Place[][] = [
  island(2, 41, 3, 60),
  island(9, 40, 1.2, 40),
  island(-9, 38.7, 4, 90),
  island(15, 38, 0.001, 12),
  asGiven(island(178, -17, 4, 30)),
  asGiven(island(-179, 65, 5, 30)),
]
const bounds = [-10, 33, 20, 51] as const
const project = mercator(bounds, 800, 600)

describe('charts keep their bytes', () => {
  test.each([
    ['land, drawn', landPath(world, project, 800, 600, { soft: true }).data, '0723e2a9ead72813'],
    ['land, plotted', landPath(world, project, 800, 600).data, '6442aee39a31e8b3'],
    ['a region', regionMap(world, bounds, 500, 400, 10).svg, 'c94fac7e4a0ae159'],
    ['a city', cityMap(world, [2.17, 41.38], 12, 600, 800).svg, 'e92a2890961067c4'],
    ['a compass', compass(100, 80, 40), '2314d0405e323343'],
    ['a compass without its ring', compass(100, 80, 40, false), '59dfcdcd5b999030'],
    ['winds', rhumbLines(494, 604, 400).winds, '1f48734ca61f919d'],
    ['half winds', rhumbLines(494, 604, 400).halfWinds, '21643e3549e3e7ab'],
    ['quarter winds', rhumbLines(494, 604, 400).quarterWinds, 'b68e0fc7bb98614f'],
    ['an arc', arcPath([-9.14, 38.71], [12.4, 45.43], project), '871c6e395b475c61'],
  ])('%s', (_, drawn, expected) => {
    expect(fingerprint(drawn)).toBe(expected)
  })
})

describe('land', () => {
  test('the sea is not land, an island is, and what is too small to see is left out', () => {
    const { rings } = landPath(world, project, 800, 600)
    expect(rings).toHaveLength(3)
    expect(isLand(rings, project([2, 41]))).toBe(true)
    expect(isLand(rings, project([6, 36]))).toBe(false)
  })

  test.each([
    ['from the west', [170, -30, 190, 0], [178, -17]],
    ['from the east', [-190, 50, -160, 75], [-179, 65]],
  ] as const)('an island across the antimeridian is one piece, %s', (_, box, centre) => {
    const sheet = mercator(box, 800, 600)
    const { rings } = landPath(world, sheet, 800, 600)
    expect(rings).toHaveLength(1)
    expect(isLand(rings, sheet(centre))).toBe(true)
    for (const [x, y] of rings.flat()) {
      expect(x).toBeGreaterThanOrEqual(-60)
      expect(x).toBeLessThanOrEqual(860)
      expect(Number.isFinite(y)).toBe(true)
    }
  })
})

test('the poles do not tear the sheet', () => {
  for (const point of [project([0, 90]), project([0, -90])]) expect(point.every(Number.isFinite)).toBe(true)
})

test('a great circle keeps to the shortest way and has an answer for no way at all', () => {
  const [hongKong, vancouver]: [Place, Place] = [
    [113.9, 22.3],
    [-123.2, 49.2],
  ]
  const way = greatCircle(hongKong, vancouver)
  expect(way).toHaveLength(49)
  expect(Math.max(...way.map(([, latitude]) => latitude))).toBeGreaterThan(55)
  expect(greatCircle(hongKong, hongKong).flat().every(Number.isFinite)).toBe(true)
})

test('the scale bar stands for a round length and fits', () => {
  for (const pixels of [0.03, 0.5, 1, 7, 40, 119]) {
    const { kilometres } = scaleBar(0, 0, pixels)
    expect(kilometres * pixels).toBeLessThanOrEqual(120)
    expect(kilometres * pixels).toBeGreaterThan(40)
    expect(['1', '2', '5']).toContain(kilometres.toExponential().at(0))
  }
})

test('the neatline stays inside its edge', () => {
  const corners = [...neatline(500, 300).matchAll(/M(\S+) (\S+)h(\S+)v([^h]+)/g)].map(
    ([, x, y, w, h]): [Point, Point] => [
      [Number(x), Number(y)],
      [Number(x) + Number(w), Number(y) + Number(h)],
    ],
  )
  expect(corners.length).toBeGreaterThan(20)
  for (const [x, y] of corners.flat()) {
    expect(x).toBeGreaterThanOrEqual(12)
    expect(x).toBeLessThanOrEqual(488)
    expect(y).toBeGreaterThanOrEqual(12)
    expect(y).toBeLessThanOrEqual(288)
  }
})
