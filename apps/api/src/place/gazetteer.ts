import { sliced } from '../platform/sliced.ts'
import { sought } from './entry.ts'
import { fold, isHan } from './fold.ts'
import { isGeneric, withoutEnding } from './generic-word.ts'
import type { Members } from './members.ts'
import type { Catalogue, Place } from './place.ts'
import { buildIndex, type PlaceIndex } from './place-index.ts'
import { makeRanking } from './ranking.ts'
import { makeTally } from './tally.ts'

/** What can be asked for. */
export type Sought = keyof typeof sought

/** A place, and how it was found: the less, the better. */
export interface Found {
  readonly place: Place
  readonly level: number
}

export interface Gazetteer {
  /** At most ten places that the keyword may mean, the likeliest first. Never fails, whatever is typed. */
  search(keyword: string, kind: Sought): Place[]
  /** The same, to be weighed against those of another. */
  find(keyword: string, kind: Sought): Found[]
}

export const most = 10
/** More words name nothing more closely, and each costs time. */
const mostWords = 8
const mostWordsToSpare = 4
const leastForError = 4

/**
 * How a place was found, the best first; between equals the more important place wins. The steps of two leave room:
 * a word like 'airport' need not be met, and a place that does meet it comes first among its like.
 */
const level = {
  code: 0,
  cityCode: 1,
  name: 2,
  country: 3,
  nameBeginning: 4,
  word: 5,
  wordBeginning: 7,
  within: 9,
  withoutEnding: 11,
  nearly: 13,
  nearlyBeginning: 15,
  loosely: 17,
}

/** How far a search goes for a word. */
const depth = { beginning: 0, within: 1, error: 2 }

type Visit = (place: number, level: number) => void

/** What is looked through where nothing else is said. */
export const usual = ({ airports, stations, cities }: Catalogue): Place[] => [...airports, ...stations, ...cities]

/** Built once, in slices; a search then only reads, in memory that does not grow. */
export function* buildGazetteer(
  catalogue: Catalogue,
  members: Members,
  listed = usual(catalogue),
): Generator<void, Gazetteer> {
  return searchIn(yield* buildIndex(listed, catalogue, members))
}

/** The same at once. */
export const makeGazetteer = (...parts: Parameters<typeof buildGazetteer>): Gazetteer =>
  sliced(() => buildGazetteer(...parts)).now()

function searchIn(index: PlaceIndex): Gazetteer {
  const { places, answersFor, names, codes, byCode, byStopCode, words, countries } = index
  const tally = makeTally(places.length)
  const ranking = makeRanking(places.length)

  function meetWord(token: string, reach: number, visit: Visit): void {
    for (const place of byCode.get(token) ?? []) visit(place, level.word)
    for (const place of byStopCode.get(token) ?? []) visit(place, level.wordBeginning)
    words.beginning(token, (place, whole) => visit(place, whole ? level.word : level.wordBeginning))
    if (reach < depth.within) return
    if (token.length > 2 || isHan(token)) words.containing(token, (place) => visit(place, level.within))
    countries.meant(token, (place) => visit(place, level.within))
    // Short words are too often one letter apart. Codes are not among the words: none is taken for another.
    if (reach < depth.error || token.length < leastForError) return
    words.nearly(token, (place, whole) => visit(place, whole ? level.nearly : level.nearlyBeginning))
  }

  function meetAll(tokens: readonly string[], reach: number, bits: number, visit: Visit): void {
    const telling = tokens.filter((token) => !isGeneric(token))
    const spare = telling.length > 0 ? tokens.filter(isGeneric) : []
    // The longest first: it leaves the fewest places, and often none.
    const needed = (telling.length > 0 ? telling : [...tokens]).sort((a, b) => b.length - a.length)
    for (let turn = 0; turn < needed.length && tally.reached() === turn; turn++)
      meetWord(needed[turn] ?? '', reach, (place, found) => {
        if ((answersFor[place] ?? 0) & bits) tally.meet(turn, place, found)
      })
    spare.forEach((token, turn) => {
      words.beginning(token, (place) => tally.alsoMeet(needed.length, turn, place))
    })
    tally.finish(needed.length, spare.length, visit)
  }

  /**
   * What is left to try when the words as typed are in no name: two words for one, several Chinese words in one. Two
   * letters are one word: each by itself means something else.
   */
  function rewrite(tokens: readonly string[]): string[][] {
    const letters = [...new Set(tokens.flatMap((token) => (isHan(token) && token.length > 2 ? [...token] : [token])))]
    return [
      ...(tokens.length > 1 ? [[tokens.join('')]] : []),
      ...(letters.length > tokens.length ? [letters.slice(0, mostWords)] : []),
    ]
  }

  /** 'Paris hotel', 'Heathrow T5': one word too many is forgiven when nothing else is found. */
  function spareOne(tokens: readonly string[]): string[][] {
    if (tokens.length < 2 || tokens.length > mostWordsToSpare) return []
    return tokens.map((_, index) => tokens.filter((__, other) => other !== index))
  }

  function searchWords(tokens: readonly string[], bits: number): void {
    meetAll(tokens, depth.beginning, bits, ranking.offer)
    if (ranking.size() >= most) return
    meetAll(tokens, depth.within, bits, ranking.offer)
    // Who has typed a whole name or code has made no error.
    if (ranking.size() >= most || ranking.best() <= level.country) return
    const bare = tokens.map(withoutEnding)
    if (bare.some((token, index) => token !== tokens[index]))
      meetAll(bare, depth.within, bits, (place) => ranking.offer(place, level.withoutEnding))
    if (ranking.size() >= most) return
    meetAll(tokens, depth.error, bits, ranking.offer)
    const loosely: Visit = (place) => ranking.offer(place, level.loosely)
    for (const others of rewrite(bare)) meetAll(others, depth.error, bits, loosely)
    if (ranking.size() > 0) return
    for (const others of spareOne(tokens)) meetAll(others, depth.within, bits, loosely)
  }

  const find: Gazetteer['find'] = (keyword, kind) => {
    const text = fold(keyword)
    if (text === '') return []
    const bits = sought[kind]
    const offer = (place: number, found: number) => {
      if ((answersFor[place] ?? 0) & bits) ranking.offer(place, found)
    }
    codes.beginning(text, (place, whole) => {
      // Who types a code that an airport shares with its city means the airport.
      if (whole) offer(place, places[place]?.kind === 'city' ? level.cityCode : level.code)
      else if (text.length > 1) offer(place, level.within)
    })
    names.beginning(text, (place, whole) => offer(place, whole ? level.name : level.nameBeginning))
    const nationwide = countries.called(text)
    for (const place of nationwide) offer(place, level.country)
    // Grenada is Granada in Spanish: a city called like a country is weighed against the country's places.
    if (nationwide.length > 0) names.beginning(`${text} `, (place) => offer(place, level.country))
    searchWords([...new Set(text.split(' '))].slice(0, mostWords), bits)
    return ranking.finish(most).flatMap(({ row, level: found }) => {
      const place = places[row]
      return place ? [{ place, level: found }] : []
    })
  }

  return { find, search: (keyword, kind) => find(keyword, kind).map(({ place }) => place) }
}
