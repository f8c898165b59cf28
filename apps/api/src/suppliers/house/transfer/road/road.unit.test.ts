import { expect, test } from 'vitest'
import { allHouses } from '../../../../testing/house-hotel-bench.ts'
import { benchPlaces as places } from '../../../../testing/house-transfer-bench.ts'
import { runs } from '../../../../testing/runs.ts'
import { hotelPlaces } from '../../hotel/places.ts'
import { airportFacts } from '../catalogue/airport.ts'
import { makeRegionOf } from './region.ts'
import { roadBetween } from './road.ts'
import { makeSpotOf } from './spot.ts'

const spotOf = makeSpotOf(places)
const regionOf = makeRegionOf(airportFacts, places)

const city = (code: string) => spotOf({ code, context: 'CITY' }) ?? expect.fail(`no city ${code}`)
const airport = (code: string) => spotOf({ code, context: 'IATA' }) ?? expect.fail(`no airport ${code}`)
const point = (lat: number, lon: number) => spotOf({ code: 'x', context: 'GEO', lat, lon }) ?? expect.fail('nowhere')

test('every airport of the facts is in the catalogue, and its city can be driven to', () => {
  for (const { code, km } of airportFacts) {
    const place = places.find(code, 'airport') ?? expect.fail(code)
    const centre = place.city === undefined ? undefined : places.find(place.city, 'city')
    if (centre) expect({ code, road: roadBetween(place, centre) }).toEqual({ code, road: expect.any(Number) })
    expect(km).toBeLessThan(100)
  }
})

test('by road it is three tenths further than straight on, and never less than two kilometres', () => {
  expect(roadBetween(airport('LIS'), city('LISBOA'))).toBe(9)
  expect(roadBetween(city('LISBOA'), city('LISBOA'))).toBe(2)
  expect(roadBetween(city('PAR'), city('BRU'))).toBeUndefined()
})

test.each([
  ['an island and the mainland', airport('PMI'), city('BARCELONA')],
  ['two islands', airport('PMI'), airport('IBZ')],
  ['Sicily and Calabria', airport('CTA'), point(38.11, 15.65)],
  ['Dover and Calais', point(51.13, 1.31), point(50.95, 1.86)],
  ['Helsinki and Tallinn', city('HEL'), point(59.44, 24.75)],
  ['two ends of a continent', city('PAR'), city('MUC')],
])('nobody is driven between %s', (_, from, to) => {
  expect(roadBetween(from, to)).toBeUndefined()
  expect(roadBetween(to, from)).toBeUndefined()
})

test.each([
  ['Malmö', city('CPH'), point(55.6, 13.0)],
  ['Basel', point(47.59, 7.53), city('ZURICH')],
  ['Belfast', city('DUBLIN'), point(54.6, -5.93)],
])('a road over a border is a road: %s', (_, from, to) => {
  expect(roadBetween(from, to)).toBeGreaterThan(20)
})

test('a shuttle and a train go between an airport and its own city only', () => {
  expect(regionOf(airport('CDG'), city('PAR'))).toMatchObject({ code: 'CDG', isAirportRun: true })
  expect(regionOf(city('PAR'), airport('ORY'))).toMatchObject({ code: 'ORY', isAirportRun: true })
  expect(regionOf(airport('CDG'), airport('ORY')).isAirportRun).toBe(false)
  expect(regionOf(airport('CDG'), point(49.26, 4.03)).isAirportRun).toBe(false)
  expect(regionOf(point(48.84, 2.32), point(48.88, 2.36))).toMatchObject({ isAirportRun: false })
})

test('where no airport of the facts is near, cars are those of the next airport, at the level of the country', () => {
  expect(regionOf(airport('SFO'), city('SANFRANCISCO'))).toMatchObject({ code: 'SFO', fact: { code: 'LAX' } })
  expect(regionOf(airport('TPE'), city('TPE')).code).toMatch(/^(TPE|TSA)$/)
})

test('every hotel of ours can be driven to from an airport near it', () => {
  const step = runs(4, 1)
  const asked = hotelPlaces(allHouses).filter((_, index) => index % step === 0)
  const missed = asked.filter(({ lat, lon }) => {
    const [near] = places.nearest(lat, lon, 'airport')
    return !near || roadBetween(airport(near.code), point(lat, lon)) === undefined
  })
  expect(missed.map(({ name }) => name)).toEqual([])
})

test('who names a place that nobody knows is told so', () => {
  expect(spotOf({ code: 'XXX', context: 'IATA' })).toBeUndefined()
  expect(spotOf({ code: 'x', context: 'GEO', lat: -48, lon: -130 })).toBeUndefined()
})
