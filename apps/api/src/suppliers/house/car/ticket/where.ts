import type { Place } from '@portolan/supplier/query'
import type { Places } from '../../../../place/places.ts'
import { kilometresBetween } from '../../distance.ts'
import { type Office, offices } from '../catalogue/office.ts'

/** A city's own office stands so near to what maps take for the city. */
const cityReach = 15
/** And one of a station so near to the station: further away the next station of a city begins. */
export const stationReach = 0.3

export type OfficesAt = (place: Place) => readonly Office[]

/** Which offices a place of a search means: an airport its own, a station its own, a city all of them. */
export function makeOfficesAt(places: Pick<Places, 'find'>): OfficesAt {
  const known = new Map<string, readonly Office[]>()

  function inCity(code: string): readonly Office[] {
    const city = places.find(code, 'city')
    if (!city) return []
    const isThere = (office: Office): boolean =>
      places.find(office.destination, 'airport')?.city === code ||
      (office.kind === 'city' && kilometresBetween(office, city) <= cityReach)
    const destinations = new Set(offices.filter(isThere).map(({ destination }) => destination))
    return offices.filter(({ destination }) => destinations.has(destination))
  }

  function atStation(code: string): readonly Office[] {
    const station = places.find(code, 'rail-station')
    return station
      ? offices.filter((office) => office.kind === 'station' && kilometresBetween(office, station) <= stationReach)
      : []
  }

  function atAirport(code: string): readonly Office[] {
    const own = offices.filter(({ kind, destination }) => kind === 'airport' && destination === code)
    // The code of a city is often sent as one of an airport.
    return own.length === 0 && !places.find(code, 'airport') ? inCity(code) : own
  }

  const finders: Partial<Record<Place['context'], (code: string) => readonly Office[]>> = {
    ...{ IATA: atAirport, UIC: atStation, CITY: inCity },
  }

  return ({ code, context }) => {
    const key = `${context} ${code}`
    const found = known.get(key) ?? finders[context]?.(code) ?? []
    // Only what is found is kept: of what anybody may ask there is no end.
    if (found.length > 0) known.set(key, found)
    return found
  }
}
