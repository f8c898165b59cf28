import { type Language, languages } from '@portolan/domain/language'
import type { Catalogue, Place, PlaceKind } from '../place.ts'
import airportRows from './airports.json' with { type: 'json' }
import cityRows from './cities.json' with { type: 'json' }
import portRows from './ports.json' with { type: 'json' }
import stationRows from './stations.json' with { type: 'json' }

const listOf = (text: string | undefined): string[] => (text ? text.split('|') : [])

function namesOf(text: string | undefined): Partial<Record<Language, string>> {
  const spoken = listOf(text)
  const names: Partial<Record<Language, string>> = {}
  for (const [index, language] of languages.entries()) {
    const name = spoken[index]
    if (name) names[language] = name
  }
  return names
}

/** The columns are those scripts/build-places.mjs writes; a place in a known city leaves the city's name to it. */
function readPlace(kind: PlaceKind, row: string, cityNames: ReadonlyMap<string, string>): Place {
  const [code = '', name = '', city = '', cityName = '', country = '', lat, lon, timeZone = '', weight, ...said] =
    row.split('\t')
  return {
    code,
    kind,
    name,
    city: kind === 'city' ? code : city || undefined,
    cityName: kind === 'city' ? name : (cityNames.get(city) ?? cityName),
    country,
    lat: Number(lat),
    lon: Number(lon),
    timeZone,
    names: namesOf(said[0]),
    aliases: listOf(said[1]),
    importance: Number(weight),
  }
}

let loaded: Catalogue | undefined

/** Read once: whoever loads it again gets the same places. */
export function loadCatalogue(): Catalogue {
  loaded ??= readCatalogue()
  return loaded
}

function readCatalogue(): Catalogue {
  const cities = cityRows.map((row) => readPlace('city', row, new Map()))
  const cityNames = new Map(cities.map(({ code, name }) => [code, name]))
  return {
    airports: airportRows.map((row) => readPlace('airport', row, cityNames)),
    stations: stationRows.map((row) => readPlace('rail-station', row, cityNames)),
    cities,
    ports: portRows.map((row) => readPlace('port', row, cityNames)),
  }
}
