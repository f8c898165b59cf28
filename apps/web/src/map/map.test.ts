import { isLand, landPath } from '@portolan/picture/chart/land'
import { mercator } from '@portolan/picture/chart/projection'
import { isValidElement } from 'react'
import { expect, test } from 'vitest'
import { drawn } from './drawn.tsx'
import { loadCountries, loadLand, readRings } from './rings.ts'
import { fitPlaces, isBeside, placeLabels, placeRose } from './sheet.ts'

const sheet = { width: 740, height: 1120 }
const project = mercator([-12, 34, 32, 71], sheet.width, sheet.height)

const stands = (rings: Awaited<ReturnType<typeof loadLand>>, longitude: number, latitude: number): boolean =>
  isLand(landPath(rings, project, sheet.width, sheet.height).rings, project([longitude, latitude]))

test('rings are a place and then steps, in hundredths of a degree', () => {
  expect(readRings('100 4500 50 0 0 -25;-10 0 1 1')).toEqual([
    [
      [1, 45],
      [1.5, 45],
      [1.5, 44.75],
    ],
    [
      [-0.1, 0],
      [-0.09, 0.01],
    ],
  ])
})

test.each([
  ['Paris', 2.35, 48.85, 'FR'],
  ['Zürich', 8.54, 47.38, 'CH'],
  ['Madrid', -3.7, 40.42, 'ES'],
  ['Berlin', 13.4, 52.52, 'DE'],
  ['Roma', 12.6, 41.9, 'IT'],
  ['Birmingham', -1.9, 52.48, 'GB'],
  ['Warszawa', 21, 52.23, 'PL'],
  ['Stavanger’s hinterland', 6.6, 59, 'NO'],
])('%s stands on land and in its own country', async (_, longitude, latitude, code) => {
  const [land, countries] = await Promise.all([loadLand(), loadCountries()])
  expect(stands(land, longitude, latitude)).toBe(true)
  const at = [...countries].filter(([, rings]) => stands(rings, longitude, latitude)).map(([country]) => country)
  expect(at).toEqual([code])
})

test.each([
  ['Biscay', -5, 45.5],
  ['the North Sea', 3, 56],
  ['the Adriatic', 15, 43.2],
])('%s is sea', async (_, longitude, latitude) => {
  expect(stands(await loadLand(), longitude, latitude)).toBe(false)
})

test('every country that a pass may be valid in can be tinted', async () => {
  const countries = await loadCountries()
  const eurail =
    'AT BE BA BG HR CZ DK EE FI FR DE GB GR HU IE IT LV LT LU ME NL MK NO PL PT RO RS SK SI ES SE CH TR'.split(' ')
  expect(eurail.filter((code) => !countries.has(code))).toEqual([])
})

test('all places of a journey lie on the sheet with room around them', () => {
  const places = [
    [-0.12, 51.53],
    [2.36, 48.88],
    [12.5, 41.9],
  ] as const
  const projected = fitPlaces(places, { width: 420, height: 260 }, 58)
  for (const place of places) {
    const [x, y] = projected(place)
    expect(x).toBeGreaterThanOrEqual(57.9)
    expect(x).toBeLessThanOrEqual(362.1)
    expect(y).toBeGreaterThanOrEqual(57.9)
    expect(y).toBeLessThanOrEqual(202.1)
  }
  const [west = 0] = projected(places[0])
  const [east = 0] = projected(places[2])
  expect(west).toBeLessThan(east)
})

test('names stand away from the course, on the sheet, and never on each other; the ends are always named', () => {
  const place = (...dots: [string, number, number][]) =>
    placeLabels(
      dots.map(([name, x, y]) => ({ name, x, y })),
      { width: 420, height: 260 },
    ).map((label) => label && [label.anchor, label.y])
  expect(place(['Paris', 113, 84], ['Zürich HB', 304, 152])).toEqual([
    ['end', 89],
    ['start', 157],
  ])
  expect(place(['Paris Gare de Lyon', 60, 84], ['Amsterdam Centraal', 380, 152])).toEqual([
    ['start', 89],
    ['end', 157],
  ])
  const [, change, end] = place(['Paris', 113, 84], ['Olten', 330, 150], ['Zürich HB', 362, 152])
  expect(end).toEqual(['middle', 140])
  expect(change).toEqual(['middle', 172])
  const crowded = place(['Paris', 113, 84], ['A', 300, 150], ['B', 302, 151], ['C', 304, 152], ['Zürich', 306, 153])
  expect([crowded[0], crowded[4]].every(Boolean)).toBe(true)
})

test('the rose of winds gives way to the journey, and names give way to it', () => {
  const small = { width: 420, height: 260 }
  expect(placeRose([{ x: 100, y: 100 }], small)).toEqual({ x: 384, y: 224 })
  expect(placeRose([{ x: 360, y: 190 }], small)).toEqual({ x: 36, y: 224 })
  const dot = { name: 'Macau', x: 330, y: 215 }
  const [free, beside] = [placeLabels([dot], small), placeLabels([dot], small, { x: 384, y: 224 })]
  expect(free[0]?.anchor).toBe('start')
  expect(beside[0]?.anchor).toBe('middle')
})

test('two airports of a city have one name between them', () => {
  const [tianfu, shuangliu] = [
    { name: 'Chengdu', x: 200, y: 100 },
    { name: 'Chengdu', x: 206, y: 92 },
  ]
  expect(isBeside(tianfu, shuangliu)).toBe(true)
  expect(isBeside(tianfu, { ...shuangliu, name: 'Chongqing' })).toBe(false)
  expect(isBeside(tianfu, { ...shuangliu, x: 300 })).toBe(false)
})

test('what the picture package draws becomes elements', () => {
  const [path, circle, ...others] = drawn('<path class="a" d="M0 0"/><circle cx="1" cy="2" r="3"/><script>x</script>')
  expect(others).toEqual([])
  expect(isValidElement(path) && path.props).toEqual({ className: 'a', d: 'M0 0' })
  expect(isValidElement(circle) && circle.type).toBe('circle')
})
