import { type Countries, makeCountries } from './country-list.ts'
import { listEntries } from './entry.ts'
import { fold } from './fold.ts'
import { type Lexicon, makeLexicon } from './lexicon.ts'
import type { Members } from './members.ts'
import { makeNameList, type NameList } from './name-list.ts'
import type { Catalogue, Place } from './place.ts'

/** Everything a search reads. A place is a number here: its row, the most important first. */
export interface PlaceIndex {
  places: readonly Place[]
  /** The bits of `sought` for each place. */
  answersFor: Uint8Array
  names: NameList
  codes: NameList
  byCode: ReadonlyMap<string, readonly number[]>
  /** A city by the codes of its airports. */
  byStopCode: ReadonlyMap<string, readonly number[]>
  words: Lexicon
  countries: Countries
}

function add(lists: Map<string, number[]>, keys: Iterable<string>, row: number): void {
  for (const key of keys) {
    const rows = lists.get(key)
    if (rows) rows.push(row)
    else lists.set(key, [row])
  }
}

export function* buildIndex(
  listed: readonly Place[],
  catalogue: Catalogue,
  members: Members,
): Generator<void, PlaceIndex> {
  const entries = yield* listEntries(listed, catalogue, members)
  const byName = new Map<string, number[]>()
  const byWord = new Map<string, number[]>()
  const byCode = new Map<string, number[]>()
  const byStopCode = new Map<string, number[]>()
  entries.forEach(({ place, names, words, stopCodes }, row) => {
    add(byName, names, row)
    add(byWord, words, row)
    add(byCode, [fold(place.code)], row)
    add(byStopCode, stopCodes, row)
  })
  const places = entries.map(({ place }) => place)
  const answersFor = Uint8Array.from(entries, (entry) => entry.answersFor)
  yield
  const names = makeNameList(byName)
  yield
  const words = makeLexicon(byWord)
  yield
  const codes = makeNameList(byCode)
  return { places, answersFor, names, codes, byCode, byStopCode, words, countries: makeCountries(places) }
}
