import { expect, test } from 'vitest'
import { boxOf, kilometresBetween, projectionOf, pushed, viewOfBox, viewOfPlaces, zoomed } from './city-view.ts'
import { coastFor, loadCoasts, readCoast } from './coast.ts'
import { layPins } from './pin-layout.ts'

const sheet = { width: 400, height: 600 }
const lisbon = { centre: [-9.14, 38.71], kilometres: 10 } as const

test('as many kilometres lie across the sheet as the view says, and its middle is in the middle', () => {
  const project = projectionOf(lisbon, sheet)
  expect(project(lisbon.centre)).toEqual([200, 300])
  const { south, west, north, east } = boxOf(lisbon, sheet)
  expect(kilometresBetween([west, 38.71], [east, 38.71])).toBeCloseTo(10, 1)
  expect(kilometresBetween([-9.14, south], [-9.14, north])).toBeCloseTo(15, 1)
  const [x, y] = project([west, north])
  expect(Math.abs(x) + Math.abs(y)).toBeLessThan(1)
})

test('a push to the right shows what lies in the west; zooming stops at a few streets and at the country around', () => {
  const west = pushed(lisbon, sheet, 40, 0)
  expect(kilometresBetween(west.centre, lisbon.centre)).toBeCloseTo(1, 2)
  expect(west.centre[0]).toBeLessThan(lisbon.centre[0])
  expect(pushed(lisbon, sheet, 0, 40).centre[1]).toBeGreaterThan(lisbon.centre[1])
  expect([zoomed(lisbon, 0.001).kilometres, zoomed(lisbon, 1000).kilometres]).toEqual([1, 120])
})

test('a box opens the map where it was, over the date line too', () => {
  for (const view of [lisbon, { centre: [179.99, -17] as const, kilometres: 20 }]) {
    const again = viewOfBox(boxOf(view, sheet), sheet)
    expect(again.kilometres).toBeCloseTo(view.kilometres, 0)
    expect(kilometresBetween(again.centre, view.centre)).toBeLessThan(0.1)
  }
  const { west, east } = boxOf({ centre: [179.99, -17], kilometres: 20 }, sheet)
  expect(west).toBeGreaterThan(east)
})

test('the map is laid round the centre by most of the houses: one at the airport does not push the city aside', () => {
  const near = Array.from({ length: 19 }, (_, index) => [-9.14 + index / 1000, 38.71] as const)
  const view = viewOfPlaces([...near, [-8.5, 38.9]], [-9.14, 38.71], sheet)
  expect(view.centre).toEqual([-9.14, 38.71])
  expect(view.kilometres).toBeLessThan(6)
  expect(viewOfPlaces([], undefined, sheet).kilometres).toBeGreaterThan(0)
})

const pin = (id: string, x: number, y: number) => ({ id, x, y, words: 'HK$948' })

test('the first of the list have their price, whoever stands on it is a dot, and who is beside the sheet is left out', () => {
  const pins = [pin('a', 200, 300), pin('b', 205, 303), pin('c', 200, 400), pin('d', 500, 300), pin('e', 4, 300)]
  const looks = (active?: string) => layPins(pins, sheet, active).map(({ id, look }) => `${id} ${look}`)
  expect(looks()).toEqual(['a pill', 'b dot', 'c pill', 'e dot'])
  expect(looks('b')).toEqual(['a pill', 'b pill', 'c pill', 'e dot'])
})

test('Lisbon and Barcelona have a coast that their houses stand on; a coast that drowns them is not drawn', async () => {
  const coasts = await loadCoasts()
  const [alfama, baixa] = [[-9.13, 38.713] as const, [-9.138, 38.712] as const]
  const found = coastFor(coasts, [alfama, baixa])
  expect(found?.isAround(boxOf(lisbon, sheet))).toBe(true)
  expect(found?.isAround(boxOf({ ...lisbon, centre: [2.15, 41.39] }, sheet))).toBe(false)
  expect(coastFor(coasts, [[2.15, 41.39]])).toBeDefined()
  // the middle of the Tejo
  expect(coastFor(coasts, [[-9.08, 38.7]])).toBeUndefined()
  expect(coastFor(coasts, [])).toBeUndefined()
})

test('one house of ten may stand in the sea, a third of them may not', () => {
  const known = [readCoast({ box: '0 0 2 2', rings: '0 0 1000 0 0 2000 -1000 0' })]
  const places = (wet: number) =>
    Array.from({ length: 12 }, (_, index) => [index < wet ? 1.5 : 0.5, 1] as const).toReversed()
  expect(coastFor(known, places(1))).toBe(known[0])
  expect(coastFor(known, places(4))).toBeUndefined()
})
