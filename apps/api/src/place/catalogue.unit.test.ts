import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@portolan/domain/language'
import { describe, expect, it } from 'vitest'
import { loadCatalogue } from './catalogue/load.ts'
import type { Place } from './place.ts'

const { airports, stations, cities } = loadCatalogue()
const everywhere = [...airports, ...stations, ...cities]
const folder = join(import.meta.dirname, 'catalogue')
const cityOf = new Map(cities.map((city) => [city.code, city]))

const codesOf = (table: string) =>
  readFileSync(join(folder, `source/${table}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0] ?? '')
const destinations = codesOf('destinations').flatMap((code) => cityOf.get(code) ?? [])
const isInDestination = ({ city }: Place) => destinations.some((destination) => destination.code === city)

function kilometres(a: Place, b: Place): number {
  const radian = Math.PI / 180
  const dLat = Math.sin(((b.lat - a.lat) * radian) / 2) ** 2
  const dLon = Math.sin(((b.lon - a.lon) * radian) / 2) ** 2
  return 12742 * Math.asin(Math.sqrt(dLat + Math.cos(a.lat * radian) * Math.cos(b.lat * radian) * dLon))
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/’/g, "'").toLowerCase()
const spellings = ({ name, names, aliases }: Place) => [name, ...Object.values(names), ...aliases]
const stationNamed = (text: string) =>
  stations.filter((station) => spellings(station).some((spelling) => fold(spelling) === fold(text)))
const label = ({ code, name }: Place) => `${code} ${name}`

/** Where the trains of the house timetable start and end. */
const endpoints = [
  ...['London St Pancras', 'London Euston', 'London Kings Cross', 'London Paddington', 'Manchester Piccadilly'],
  ...['Edinburgh Waverley', 'York', 'Bath Spa', 'Belfast', 'Dublin Heuston', 'Dublin Connolly', 'Cork'],
  ...['Paris Gare du Nord', 'Paris Gare de Lyon', 'Paris Gare Montparnasse', "Paris Gare de l'Est", 'Lyon Part-Dieu'],
  ...['Marseille St-Charles', 'Nice Ville', 'Avignon TGV', 'Montpellier St-Roch', 'Annecy', 'Bordeaux St-Jean'],
  ...['Nantes', 'Rennes', 'Toulouse Matabiau', 'Strasbourg', 'Reims', 'Bruxelles-Midi', 'Brugge'],
  ...['Antwerpen-Centraal', 'Luxembourg', 'Amsterdam Centraal', 'Rotterdam Centraal', 'Köln Hbf', 'Berlin Hbf'],
  ...['München Hbf', 'Hamburg Hbf', 'Frankfurt (Main) Hbf', 'Stuttgart Hbf', 'Dresden Hbf', 'Genève', 'Zürich HB'],
  ...['Basel SBB', 'Bern Hbf', 'Luzern', 'Interlaken Ost', 'Zermatt', 'St-Moritz', 'Chur', 'Tirano', 'Wien Hbf'],
  ...['Salzburg Hbf', 'Innsbruck Hbf', 'Praha hl.n.', 'Brno hl.n.', 'Budapest-Keleti', 'Warszawa Centralna'],
  ...['Kraków Główny', 'Gdańsk Główny', 'Milano Centrale', 'Roma Termini', 'Firenze SMN', 'Venezia Santa Lucia'],
  ...['Napoli Centrale', 'Verona Porta Nuova', 'Torino Porta Susa', 'Madrid Atocha', 'Madrid (Chamartin)'],
  ...['Barcelona Sants', 'Sevilla Santa Justa', 'Málaga María Zambrano', 'Valencia Joaquín Sorolla', 'Granada'],
  ...['Lisboa Oriente', 'Porto Campanhã', 'Faro', 'Stockholm Central', 'Göteborg Central', 'Malmö Central'],
  ...['København', 'Aarhus', 'Oslo S', 'Bergen', 'Helsinki', 'Rovaniemi', 'Tampere', 'Zagreb Glavni kolodvor'],
  ...['Split', 'Ljubljana', 'Athens', 'Thessaloniki'],
]

const railCountries: Record<string, readonly string[]> = {
  ...{ 10: ['FI'], 24: ['LT'], 25: ['LV'], 26: ['EE'], 51: ['PL'], 52: ['BG'], 53: ['RO'], 54: ['CZ'], 55: ['HU'] },
  ...{ 56: ['SK'], 60: ['IE'], 70: ['GB'], 71: ['ES'], 72: ['RS'], 73: ['GR'], 74: ['SE'], 75: ['TR'], 76: ['NO'] },
  ...{ 78: ['HR'], 79: ['SI'], 80: ['DE'], 81: ['AT'], 82: ['LU'], 83: ['IT'], 84: ['NL'], 85: ['CH'], 86: ['DK'] },
  ...{ 87: ['FR', 'MC'], 88: ['BE'], 94: ['PT'] },
}

describe('the catalogue of places', () => {
  it('[R9.14] knows the airports of the world, the principal stations of Europe and every destination', () => {
    expect(airports.length).toBeGreaterThanOrEqual(7500)
    expect(stations.length).toBeGreaterThanOrEqual(250)
    expect(destinations).toHaveLength(246)
  })

  it('[R9.14] gives every place of a kind a code of its own', () => {
    for (const places of [airports, stations, cities]) {
      expect(new Set(places.map(({ code }) => code)).size).toBe(places.length)
    }
    expect(airports.filter(({ code }) => !/^[A-Z]{3}$/.test(code))).toEqual([])
    expect(stations.filter(({ code }) => !/^\d{7}$/.test(code))).toEqual([])
    expect(cities.filter(({ code }) => !/^[A-Z0-9]{3,}$/.test(code))).toEqual([])
  })

  it('[R9.14] calls cities by their metropolitan codes', () => {
    const codes = { Paris: 'PAR', London: 'LON', Tokyo: 'TYO', 'New York': 'NYC', Milano: 'MIL', Firenze: 'FIRENZE' }
    for (const [name, code] of Object.entries(codes)) expect(cityOf.get(code)?.name).toBe(name)
    const members = (code: string) => airports.filter(({ city }) => city === code).map((airport) => airport.code)
    expect(members('LON')).toEqual(expect.arrayContaining(['LHR', 'LGW', 'STN', 'LTN', 'LCY']))
    expect(members('TYO').sort()).toEqual(expect.arrayContaining(['HND', 'NRT']))
    expect(members('PAR')).toEqual(expect.arrayContaining(['CDG', 'ORY', 'BVA']))
  })

  it('[R1.4] names every destination in six languages', () => {
    for (const city of destinations)
      for (const language of languages) expect(city.names[language], city.code).toBeTruthy()
    expect(cityOf.get('MUC')).toMatchObject({
      name: 'München',
      names: { en: 'Munich', zh: '慕尼黑', es: 'Múnich', fr: 'Munich', ar: 'ميونخ' },
    })
  })

  it('[R1.4] names the airports and stations of every destination in six languages, each in its script', () => {
    const places = [...airports, ...stations].filter(isInDestination)
    expect(places.length).toBeGreaterThan(400)
    const bad = places.filter(({ names }) => {
      const { zh = '', zhHK = '', ar = '', en = '', es = '', fr = '' } = names
      return !(/\p{sc=Han}/u.test(zh) && /\p{sc=Han}/u.test(zhHK) && /\p{sc=Arabic}/u.test(ar) && en && es && fr)
    })
    expect(bad.map(label)).toEqual([])
  })

  it('[R1.4] composes names as people say them', () => {
    const find = (places: readonly Place[], code: string) => places.find((place) => place.code === code)?.names
    expect(find(airports, 'LGW')).toMatchObject({ zh: '伦敦盖特威克机场', fr: 'Aéroport de Londres-Gatwick' })
    expect(find(airports, 'CAI')).toMatchObject({ fr: 'Aéroport international du Caire', zhHK: '開羅國際機場' })
    expect(find(airports, 'LYN')).toMatchObject({ zh: '里昂 Bron 机场', zhHK: '里昂 Bron 機場' })
    expect(find(stations, '8000261')).toMatchObject({
      en: 'Munich Hbf',
      zh: '慕尼黑中央车站',
      ar: 'محطة ميونخ المركزية',
    })
    expect(find(stations, '8814001')).toMatchObject({ en: 'Brussels-Midi', zh: '布鲁塞尔南站', es: 'Bruselas-Midi' })
  })

  it('[R1.4] names every city in six languages, each in its script', () => {
    const bad = cities.filter(({ names }) => {
      const { zh = '', zhHK = '', ar = '', en, es, fr } = names
      const isHan = (text: string) => /\p{sc=Han}/u.test(text) && !/\p{sc=Latin}/u.test(text)
      return !(isHan(zh) && isHan(zhHK) && /\p{sc=Arabic}/u.test(ar) && !/\p{sc=Latin}/u.test(ar) && en && es && fr)
    })
    expect(bad.map(label)).toEqual([])
    expect(stations.filter(({ city = '' }) => !cityOf.has(city)).map(label)).toEqual([])
  })

  it('[R1.4] calls a city by its local name in Spanish and French where they have no other', () => {
    expect(cityOf.get('MOW')?.names).toEqual({
      ...{ en: 'Moscow', zh: '莫斯科', zhHK: '莫斯科', es: 'Moscú', fr: 'Moscou', ar: 'موسكو' },
    })
    expect(cityOf.get('DTT')?.names).toMatchObject({ zhHK: '底特律', es: 'Detroit', fr: 'Détroit' })
    expect(cityOf.get('YEA')?.names).toMatchObject({ zh: '埃德蒙顿', zhHK: '愛民頓', es: 'Edmonton', fr: 'Edmonton' })
  })

  it.each([
    ['city-names', cities],
    ['city-aliases', cities],
    ['airport-aliases', airports],
  ])('[R1.4] has a place for every line of %s', (table, places) => {
    const codes = new Set(places.map(({ code }) => code))
    const lines = codesOf(table)
    expect(lines.length).toBeGreaterThan(50)
    expect(lines.filter((code) => !codes.has(code))).toEqual([])
    expect(new Set(lines).size).toBe(lines.length)
  })

  it('[R9.14] puts every place on the globe, in a time zone that exists', () => {
    expect(everywhere.filter(({ lat }) => !(Math.abs(lat) <= 90)).map(label)).toEqual([])
    expect(everywhere.filter(({ lon }) => !(Math.abs(lon) <= 180)).map(label)).toEqual([])
    for (const timeZone of new Set(everywhere.map((place) => place.timeZone))) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone }), timeZone).not.toThrow()
    }
    const countryName = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    const strange = everywhere.filter(({ country }) => countryName.of(country) === undefined)
    expect(strange.map(label)).toEqual([])
  })

  it.each([
    ['CN', 'Asia/Shanghai'],
    ['VN', 'Asia/Ho_Chi_Minh'],
  ])('[R9.14] keeps the one time of the timetables in %s', (country, timeZone) => {
    const places = everywhere.filter((place) => place.country === country)
    expect(places.length).toBeGreaterThan(20)
    expect(places.filter((place) => place.timeZone !== timeZone).map(label)).toEqual([])
  })

  it('[R9.14] counts no closed or military field and no seaplane base among the airports of a city', () => {
    const isField = ({ name }: Place) => /air base|air force|naval|seaplane|\bnas\b|hickam|army/i.test(name)
    const fields = airports.filter((place) => place.city !== undefined && isField(place))
    expect(fields.filter(({ name }) => !/municipal/i.test(name)).map(label)).toEqual([])
    // Not every water is a landing place.
    expect(airports.find(({ code }) => code === 'PIE')?.city).toBe('TPA')
    expect(airports.find(({ code }) => code === 'WAT')?.city).toBe('WATERFORD')
  })

  it('[R9.14] sets stations and airports near the city they belong to', () => {
    const far = (places: readonly Place[], limit: number) =>
      places.filter((place) => {
        const city = cityOf.get(place.city ?? '')
        return place.city !== undefined && (city === undefined || kilometres(place, city) > limit)
      })
    expect(far(stations, 60).map(label)).toEqual([])
    expect(far(airports, 150).map(label)).toEqual([])
    expect(stations.filter(({ city }) => city === undefined)).toEqual([])
  })

  it('[R9.14] keeps stations in the country and the time zone of their city', () => {
    for (const station of stations) {
      expect(railCountries[station.code.slice(0, 2)], label(station)).toContain(station.country)
      expect(station.country).toBe(cityOf.get(station.city ?? '')?.country)
      expect(station.timeZone).toBe(cityOf.get(station.city ?? '')?.timeZone)
    }
  })

  it('[R9.14] finds one station, and one only, for every end of a house train', () => {
    for (const endpoint of endpoints) expect(stationNamed(endpoint).map(label), endpoint).toHaveLength(1)
  })

  it('[R9.14] links all stations of a big city to the one city', () => {
    const count = (code: string) => stations.filter(({ city }) => city === code).length
    for (const code of [
      'PAR',
      'LON',
      'BRU',
      'MIL',
      'BER',
      'WIEN',
      'BARCELONA',
      'MAD',
      'LYS',
      'LILLE',
      'HAM',
      'BUDAPEST',
    ]) {
      expect(count(code), code).toBeGreaterThanOrEqual(2)
    }
    expect(count('PAR')).toBeGreaterThanOrEqual(6)
  })

  it('[R9.14] weighs what people mean above what they do not', () => {
    expect(everywhere.filter(({ importance }) => !(importance >= 0 && importance <= 1000)).map(label)).toEqual([])
    const weight = (code: string) => airports.find((airport) => airport.code === code)?.importance ?? 0
    expect(weight('LHR')).toBeGreaterThan(weight('LTN'))
    expect(weight('LTN')).toBeGreaterThan(weight('BQH'))
    expect(weight('JFK')).toBeGreaterThan(weight('PHX'))
    expect(weight('PHX')).toBeGreaterThan(weight('BFI'))
  })

  it('[R9.14] holds clean text in files of a reasonable size', () => {
    const texts = everywhere.flatMap((place) => [place.name, place.cityName, ...spellings(place)])
    expect(texts.filter((text) => text === '' || text !== text.trim() || /\p{C}|\uFFFD|\t/u.test(text))).toEqual([])
    const size = ['airports', 'stations', 'cities'].reduce(
      (sum, name) => sum + statSync(join(folder, `${name}.json`)).size,
      0,
    )
    expect(size).toBeLessThan(1_500_000)
  })

  it('[R9.14] is read in a fifth of a second', () => {
    // Processor time: how long the clock runs depends on what else the machine is doing.
    const costs = [1, 2, 3].map(() => {
      const before = process.cpuUsage()
      loadCatalogue()
      return process.cpuUsage(before).user / 1000
    })
    expect(Math.min(...costs)).toBeLessThan(200)
  })
})
