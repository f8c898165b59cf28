import { expect, it } from 'vitest'
import { loadCatalogue } from '../../../../place/catalogue/load.ts'
import { stationOf, stations } from './station.ts'

it('[R7.44] the timetable knows the stations of the catalogue of places, all of them and no other', () => {
  const places = loadCatalogue().stations.map(({ code, name, lat, lon, timeZone }) => ({
    id: code,
    name,
    lat,
    lon,
    timeZone,
  }))
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id)
  expect(stations.toSorted(byId)).toEqual(places.toSorted(byId))
})

it('a word that means no station is refused', () => {
  expect(stationOf('athina').id).toBe('7300106')
  expect(() => stationOf('atlantis')).toThrow('atlantis')
})
