import { expect, test } from 'vitest'
import type { PlannedStop, PlannedThing } from '../../planned/planned.ts'
import { suggestionsOf } from './suggestions.ts'

const lisbon = { kind: 'airport', code: 'LIS', name: 'Lisbon Airport', lat: 38.77, lon: -9.13 } as const
const hongKong = { kind: 'airport', code: 'HKG', name: 'Hong Kong Airport', lat: 22.31, lon: 113.91 } as const
const hotel = { kind: 'hotel', code: '1002003', name: 'Casa do Cais', lat: 38.71, lon: -9.14 } as const
const today = '2026-11-20'

const thing = (product: PlannedThing['product'], stops: readonly PlannedStop[]): PlannedThing => ({
  ...{ key: `${product}/${stops[0]?.at}`, source: 'cart', product, title: product, stops },
  ...{ start: stops[0]?.at ?? '', end: stops.at(-1)?.at ?? '' },
})

const out = thing('air', [
  { ...hongKong, at: '2026-12-20T12:00', role: 'depart' },
  { ...lisbon, at: '2026-12-20T20:05', role: 'arrive', flight: { airline: 'TP', number: '1187' } },
])
const back = thing('air', [
  { ...lisbon, at: '2026-12-27T13:40', role: 'depart' },
  { ...hongKong, at: '2026-12-28T07:00', role: 'arrive' },
])
const stay = thing('hotel', [
  { ...hotel, at: '2026-12-20T15:00', role: 'arrive' },
  { ...hotel, at: '2026-12-26T11:00', role: 'depart' },
])

const told = (...things: PlannedThing[]) =>
  suggestionsOf(things, today).map(({ stop, pickUpAt, returnAt }) => `${stop.name} ${pickUpAt} ${returnAt}`)

test('[R7.28] from the landing to the flight home, on the half hour, with time at the desk; none for whoever comes home', () => {
  expect(told(out, back)).toEqual(['Lisbon Airport 2026-12-20T21:30 2026-12-27T11:30'])
  expect(told(out, stay, back)).toEqual(['Lisbon Airport 2026-12-20T21:30 2026-12-27T11:30'])
})

test('without a flight home the car is brought back as the house is left; without a house nobody knows when', () => {
  expect(told(out, stay)).toEqual(['Lisbon Airport 2026-12-20T21:30 2026-12-26T10:00'])
  expect(told(out)).toEqual(['Lisbon Airport 2026-12-20T21:30 undefined'])
})

test('[R7.28] a stay that nobody flies to has its own days', () => {
  expect(told(stay)).toEqual(['Casa do Cais 2026-12-20T10:00 2026-12-26T10:00'])
})

test('a change of planes, a car that is rented already and a day that is over are no suggestion', () => {
  const onward = thing('air', [{ ...lisbon, at: '2026-12-20T23:00', role: 'depart' }])
  expect(told(out, onward)).toEqual([])
  const rented = { ...thing('car', []), start: '2026-12-21T09:00', end: '2026-12-23T09:00' }
  expect(told(out, back, rented)).toEqual([])
  expect(suggestionsOf([out, back, stay], '2026-12-21')).toEqual([])
})

test('a flight home after more than 90 days says nothing of the return', () => {
  const late = thing('air', [{ ...lisbon, at: '2027-04-27T13:40', role: 'depart' }])
  expect(told(out, late)).toEqual(['Lisbon Airport 2026-12-20T21:30 undefined'])
})
