import { expect, test } from 'vitest'
import type { PlannedStop, PlannedThing } from '../../planned/planned.ts'
import { suggestionsOf } from './suggestions.ts'

const airport = { kind: 'airport', code: 'LIS', name: 'Lisbon Airport', lat: 38.77, lon: -9.13 } as const
const hongKong = { kind: 'airport', code: 'HKG', name: 'Hong Kong Airport', lat: 22.31, lon: 113.91 } as const
const hotel = { kind: 'hotel', code: '1002003', name: 'Casa do Cais', lat: 38.71, lon: -9.14 } as const
const now = '2026-11-20T08:00'

const thing = (product: PlannedThing['product'], stops: readonly PlannedStop[]): PlannedThing => ({
  ...{ key: `${product}/${stops[0]?.at}`, source: 'cart', product, title: product, stops },
  ...{ start: stops[0]?.at ?? '', end: stops.at(-1)?.at ?? '', party: { adults: 2, children: 1 } },
})

const out = thing('air', [
  { ...hongKong, at: '2026-12-20T12:00', role: 'depart', flight: { airline: 'TP', number: '1186' } },
  { ...airport, at: '2026-12-20T23:05', role: 'arrive', flight: { airline: 'TP', number: '1187' } },
])
const back = thing('air', [
  { ...airport, at: '2026-12-27T09:40', role: 'depart', flight: { airline: 'TP', number: '1190' } },
  { ...hongKong, at: '2026-12-28T07:00', role: 'arrive', flight: { airline: 'TP', number: '1190' } },
])
const stay = thing('hotel', [
  { ...hotel, at: '2026-12-20T15:00', role: 'arrive' },
  { ...hotel, at: '2026-12-27T11:00', role: 'depart' },
])

test('[R1.2] a flight and a hotel of one evening make the way from one to the other, with hour, flight and party', () => {
  const [first] = suggestionsOf([out, stay], now)
  expect(first).toEqual({
    ...{ at: '2026-12-20T23:05', adults: 2, children: 1, bags: 3, childSeats: 0 },
    from: { kind: 'airport', code: 'LIS', name: 'Lisbon Airport', position: { latitude: 38.77, longitude: -9.13 } },
    to: { kind: 'hotel', code: '1002003', name: 'Casa do Cais', position: { latitude: 38.71, longitude: -9.14 } },
    flight: { airline: 'TP', number: '1187' },
  })
})

test('[R1.2] the way to the flight home leaves early enough, and knows when the flight leaves', () => {
  const ways = suggestionsOf([out, stay, back], now).map(({ from, to, at, flight }) => ({
    way: [from?.name, to?.name],
    at,
    flight: flight?.at,
  }))
  expect(ways).toEqual([
    { way: ['Lisbon Airport', 'Casa do Cais'], at: '2026-12-20T23:05', flight: undefined },
    { way: ['Casa do Cais', 'Lisbon Airport'], at: '2026-12-27T06:40', flight: '2026-12-27T09:40' },
    { way: [undefined, 'Hong Kong Airport'], at: '2026-12-20T09:00', flight: '2026-12-20T12:00' },
    { way: ['Hong Kong Airport', undefined], at: '2026-12-28T07:00', flight: undefined },
  ])
})

test('whoever lands after midnight sleeps in the house of the evening before', () => {
  const late = thing('air', [{ ...airport, at: '2026-12-21T00:40', role: 'arrive' }])
  expect(suggestionsOf([late, stay], now)[0]?.to?.name).toBe('Casa do Cais')
})

test('a house of another country, a ride that is arranged and a day that is over are no suggestion', () => {
  const elsewhere = thing('hotel', [
    { ...hotel, lat: 48.85, lon: 2.35, at: '2026-12-20T15:00', role: 'arrive' },
    { ...hotel, lat: 48.85, lon: 2.35, at: '2026-12-27T11:00', role: 'depart' },
  ])
  const landing = thing('air', [{ ...airport, at: '2026-12-20T23:05', role: 'arrive' }])
  expect(suggestionsOf([landing, elsewhere], now)[0]).not.toHaveProperty('to')
  const ride = { ...thing('transfer', []), start: '2026-12-20T23:20', end: '2026-12-20T23:40' }
  expect(suggestionsOf([landing, stay, ride], now)).toEqual([])
  expect(suggestionsOf([landing, stay], '2026-12-21T00:00')).toEqual([])
})

test('without a party two travel; a train is left an hour before', () => {
  const { party: _, ...train } = thing('rail', [
    { kind: 'station', code: '8503000', name: 'Zürich HB', at: '2026-12-22T10:00', role: 'depart' },
  ])
  expect(suggestionsOf([train], now)).toEqual([
    {
      ...{ at: '2026-12-22T09:00', adults: 2, children: 0, bags: 2, childSeats: 0 },
      to: { kind: 'station', code: '8503000', name: 'Zürich HB' },
    },
  ])
})
