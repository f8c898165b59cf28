import { expect, test } from 'vitest'
import { brandOf, operatorOf } from '../catalogue/operators.ts'
import { type FareStop, kmAlong, makeRangeOf } from './range.ts'

const stop = (code: string, city: string, lat: number, lon: number): FareStop => ({ code, city, lat, lon })
const gareDeLyon = stop('8768600', 'PAR', 48.8443, 2.3744)
const bercy = stop('8768666', 'PAR', 48.8393, 2.3829)
const partDieu = stop('8772319', 'LYS', 45.7605, 4.8597)
const dijon = stop('8771304', 'DIJON', 47.3233, 5.0274)
const stops = [gareDeLyon, bercy, partDieu, dijon]

const rangeOf = makeRangeOf(
  [
    {
      ...{ from: gareDeLyon.code, to: partDieu.code, brands: ['TGV INOUI', 'OUIGO'], km: 427 },
      ...{ standard: { from: 16, flex: 105 }, first: { from: 35, flex: 150 } },
    },
  ],
  (code) => stops.find((one) => one.code === code),
)
const sncf = operatorOf('SNCF')
const inoui = brandOf('TGV INOUI')
const ter = brandOf('TER')

test('[R7.44] a corridor says what its brands cost, there and back and between other stations of its cities', () => {
  const known = { km: 427, standard: { from: 16, flex: 105 }, first: { from: 35, flex: 150 } }
  expect(rangeOf(sncf, inoui, [gareDeLyon, partDieu])).toEqual(known)
  expect(rangeOf(sncf, inoui, [partDieu, dijon, gareDeLyon])).toEqual(known)
  expect(rangeOf(sncf, inoui, [bercy, partDieu])).toEqual(known)
})

test('[R7.44] everything else costs by distance: other brands, and parts of the way', () => {
  const whole = rangeOf(sncf, ter, [gareDeLyon, dijon, partDieu])
  expect(whole.km).toBe(kmAlong([gareDeLyon, dijon, partDieu]))
  expect(whole.standard.from).toBe(whole.standard.flex)
  const part = rangeOf(sncf, inoui, [gareDeLyon, dijon])
  expect(part.standard.flex).toBeLessThan(whole.standard.flex * 2)
  expect(part.standard.from).toBeLessThan(part.standard.flex / 3)
  expect(part.first.flex).toBeGreaterThan(part.standard.flex)
})

test('a kilometre costs less the further one goes, and more in Switzerland', () => {
  const near = rangeOf(sncf, inoui, [gareDeLyon, dijon])
  const far = rangeOf(sncf, inoui, [gareDeLyon, dijon, partDieu, dijon, gareDeLyon])
  expect(far.standard.flex / far.km).toBeLessThan(near.standard.flex / near.km)
  const swiss = rangeOf(operatorOf('SBB'), brandOf('BLS'), [gareDeLyon, dijon])
  expect(swiss.standard.flex).toBeGreaterThan(rangeOf(sncf, ter, [gareDeLyon, dijon]).standard.flex)
})

test('rails are a quarter longer than the straight line', () => {
  // 390.6 km as the crow flies.
  expect(kmAlong([gareDeLyon, partDieu])).toBe(488)
  expect(kmAlong([gareDeLyon, gareDeLyon])).toBe(1)
})

test('a part of a corridor costs no less than its share of it', () => {
  const share = Math.sqrt(kmAlong([gareDeLyon, dijon]) / 427)
  const dear = makeRangeOf(
    [
      {
        ...{ from: gareDeLyon.code, to: partDieu.code, brands: ['TGV INOUI'], km: 427 },
        ...{ standard: { from: 44, flex: 230 }, first: { from: 75, flex: 380 } },
      },
    ],
    (code) => stops.find((one) => one.code === code),
  )
  expect(dear(sncf, inoui, [gareDeLyon, dijon]).standard).toEqual({
    from: Math.round(44 * share),
    flex: Math.round(230 * share),
  })
})
