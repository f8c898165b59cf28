import { expect, test } from 'vitest'
import { loadCatalogue } from '../../../../place/catalogue/load.ts'
import { makePlaces } from '../../../../place/places.ts'
import { journeyOf, type ScriptedRide } from '../../../../testing/scripted-router.ts'
import { corridors } from '../catalogue/corridors.ts'
import { brandOf, operatorOf } from '../catalogue/operators.ts'
import { makeRangeOf } from '../fare/range.ts'
import { makeItineraryOf } from './itinerary.ts'
import { segmentsOf } from './segment.ts'

const { find } = makePlaces(loadCatalogue())
const rangeOf = makeRangeOf(corridors, (code) => find(code, 'rail-station'))
const itineraryOf = makeItineraryOf({ operatorOf, brandOf }, find, rangeOf)

const [vienna, zurich, paris] = ['8103000', '8503000', '8768600']
const train = (operator: string, brand: string, number: string, calls: readonly (readonly [string, string])[]) => ({
  ...{ trip: number, operator, brand, number },
  calls: calls.map(([stop, time]) => [stop, time, time] as const),
})
const byNight = train('NIGHTJET', 'Nightjet', '466', [
  [vienna, '2027-05-13T19:00:00Z'],
  [zurich, '2027-05-14T06:00:00Z'],
])
const byDay = train('LYRIA', 'TGV Lyria', '9206', [
  [zurich, '2027-05-14T07:00:00Z'],
  [paris, '2027-05-14T11:00:00Z'],
])
const gather = (...rides: readonly ScriptedRide[]) =>
  itineraryOf(journeyOf(...rides).rides) ?? expect.fail('no such station')

test('[R7.44] a journey by day has one list of its trains for all comforts and all who search', () => {
  const itinerary = gather(byDay)
  const segments = segmentsOf(itinerary)('STANDARD')
  expect(segmentsOf(itinerary)('COMFORT')).toBe(segments)
  expect(segmentsOf(itinerary)('PREMIER')).toBe(segments)
  expect(segments).toMatchObject([{ train: '9206', place: 'seat', calls: [{ departs: '2027-05-14T09:00' }, {}] }])
  expect(segmentsOf(gather(byDay))('STANDARD')).toEqual(segments)
})

test('[R7.44] by night each comfort has its bed, and one list of its own', () => {
  const segmentsIn = segmentsOf(gather(byNight, byDay))
  const places = (['STANDARD', 'COMFORT', 'PREMIER'] as const).map((comfort) =>
    segmentsIn(comfort).map(({ place }) => place),
  )
  expect(places).toEqual([
    ['seat', 'seat'],
    ['couchette', 'seat'],
    ['sleeper', 'seat'],
  ])
  expect(segmentsIn('COMFORT')).toBe(segmentsIn('COMFORT'))
})

test('trains that call at one station name the very same one', () => {
  const [night, day] = segmentsOf(gather(byNight, byDay))('STANDARD')
  expect(night?.calls[1]?.station).toMatchObject({ code: zurich, name: 'Zürich HB' })
  expect(day?.calls[0]?.station).toBe(night?.calls[1]?.station)
})
