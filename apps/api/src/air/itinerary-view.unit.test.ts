import { aircraftNames } from '@portolan/domain/air/catalogue/aircraft-name'
import { expect, test } from 'vitest'
import { loadCatalogue } from '../place/catalogue/load.ts'
import { makePlaces } from '../place/places.ts'
import { aircraftTable } from '../suppliers/house/air/catalogue/aircraft-table.ts'
import { rowsOf } from '../suppliers/house/rows.ts'
import { keptFlight, thereAndBack } from '../testing/sample-flight.ts'
import { flightsIn } from './flight.ts'
import { makeItineraryView } from './itinerary-view.ts'

const { itineraryView } = makeItineraryView(makePlaces(loadCatalogue()))

function equipmentsOf(aircraft: string) {
  const { detail, ...offer } = thereAndBack()
  const voyages = detail.voyages.map(({ segments, ...voyage }) => ({
    ...voyage,
    segments: segments.map((segment) => ({ ...segment, aircraft })),
  }))
  const [flight] = flightsIn([keptFlight({ ...offer, detail: { ...detail, voyages } }, 27_500)])
  if (!flight) throw new Error('It is a flight.')
  const [leg] = itineraryView([flight], 1, 'en').originDestinationOptions
  return leg?.flightSegments[0]?.equipments
}

test('[R7.16] an aircraft is told by its type and by the name that people know', () => {
  expect(equipmentsOf('359')).toEqual([{ airEquipType: '359', name: 'Airbus A350-900' }])
})

test('a type without a name is told by its code, and no type by nothing', () => {
  expect(equipmentsOf('ZZZ')).toEqual([{ airEquipType: 'ZZZ' }])
  expect(equipmentsOf('')).toBeUndefined()
})

test('every aircraft of the house has the name that its own table gives it', () => {
  const named = rowsOf(aircraftTable).map(([code = '', name = '']) => [code, name])
  expect([...aircraftNames]).toEqual(named)
})
