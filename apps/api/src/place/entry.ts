import { isAirportWord, withoutOpening } from './generic-word.ts'
import type { Members } from './members.ts'
import type { Catalogue, Place, PlaceKind } from './place.ts'
import { spellingsOf } from './spelling.ts'

/**
 * What may be asked for, as bits: a city with several airports answers for airports too. ground: wherever a car takes
 * somebody up or sets him down. car: wherever one is rented, at airports, at stations, in cities and at single offices.
 */
export const sought = {
  ...{ airport: 1, 'rail-station': 2, city: 4, hotel: 8, port: 16, ground: 32, 'car-office': 64 },
  ...{ anything: 15, car: 71 },
} as const

const bitsOf = (kind: PlaceKind): number =>
  sought[kind] | (kind === 'city' || kind === 'car-office' ? 0 : sought.ground)

export interface Entry {
  place: Place
  answersFor: number
  weight: number
  /** Folded, as somebody may type them from their first letter on. */
  names: Set<string>
  words: Set<string>
  /** A city is found by its airports' codes too. */
  stopCodes: string[]
}

function spell({ name, names, aliases }: Place): Set<string> {
  const spellings = new Set<string>()
  for (const one of new Set([name, ...Object.values(names), ...aliases]))
    for (const spelling of spellingsOf(one)) spellings.add(spelling)
  return spellings
}

/** 'hongkong' and 'newyork': the space is the letter most often left out, but not from whole sentences. */
const mostJoined = 3

function describe(place: Place, cityNames: ReadonlySet<string>): Pick<Entry, 'names' | 'words'> {
  const own = place.kind === 'city' ? cityNames : spell(place)
  const [local = ''] = own
  const names = new Set<string>()
  const words = new Set<string>()
  for (const name of own) {
    const parts = name.split(' ')
    names.add(withoutOpening(name, place.kind === 'rail-station'))
    if (parts.length > 1 && parts.length <= mostJoined) names.add(parts.join(''))
    for (const word of parts) if (!isAirportWord(word)) words.add(word)
  }
  if (place.kind === 'city') return { names, words }
  for (const cityName of cityNames) {
    // With the space behind it a city's name is only ever the beginning of a name.
    if (!local.startsWith(cityName)) names.add(`${cityName} `)
    for (const word of cityName.split(' ')) words.add(word)
  }
  return { names, words }
}

/** A city stands before its own airports and stations wherever the same letters lead to both. */
function weigh(place: Place, stops: readonly Place[]): number {
  return place.kind === 'city'
    ? Math.max(place.importance, ...stops.map(({ importance }) => importance)) + 1
    : place.importance
}

/** Places of one slice: some milliseconds. */
const most = 200

/** Everything that can be an answer, the most important first. */
export function* listEntries(
  places: readonly Place[],
  { cities }: Pick<Catalogue, 'cities'>,
  members: Members,
): Generator<void, Entry[]> {
  const cityNames = new Map<string, Set<string>>()
  const entries: Entry[] = []
  let done = 0
  for (const city of cities) {
    cityNames.set(city.code, spell(city))
    if (++done % most === 0) yield
  }
  for (const place of places) {
    const ownAirports = place.kind === 'city' ? members.of(place.code, 'airport') : []
    const ownStations = place.kind === 'city' ? members.of(place.code, 'rail-station') : []
    const answersFor =
      bitsOf(place.kind) |
      (ownAirports.length > 1 ? sought.airport : 0) |
      (ownStations.length > 1 ? sought['rail-station'] : 0)
    entries.push({
      place,
      answersFor,
      weight: weigh(place, [...ownAirports, ...ownStations]),
      stopCodes: ownAirports.map(({ code }) => code.toLowerCase()),
      ...describe(place, cityNames.get(place.city ?? '') ?? new Set(spellingsOf(place.cityName))),
    })
    if (++done % most === 0) yield
  }
  return entries.sort((a, b) => b.weight - a.weight)
}
