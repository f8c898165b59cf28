import { expect, test } from 'vitest'
import { turnsOf, waysOf } from './way.ts'

const hongKong = [113.9, 22.3] as const
const losAngeles = [-118.4, 33.9] as const
const lisbon = [-9.1, 38.8] as const

test('a way over the Pacific goes on past the date line and does not turn back round the world', () => {
  const [way = []] = waysOf([hongKong, losAngeles], true)
  expect(way.at(-1)?.[0]).toBeCloseTo(241.6)
  const steps = way.slice(1).map(([longitude], index) => Math.abs(longitude - (way[index]?.[0] ?? 0)))
  expect(Math.max(...steps)).toBeLessThan(20)
  expect(turnsOf(way)).toEqual([0, 360])
})

test('an arc bends away from the equator; on rails it is straight', () => {
  const [arc = []] = waysOf([hongKong, lisbon], true)
  expect(Math.max(...arc.map(([, latitude]) => latitude))).toBeGreaterThan(50)
  expect(waysOf([hongKong, lisbon], false)).toEqual([[hongKong, lisbon]])
})
