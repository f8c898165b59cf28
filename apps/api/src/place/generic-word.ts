import { fold } from './fold.ts'

const foldAll = (text: string): Set<string> => new Set(text.split(' ').map(fold))

/** Said of every airport, and in some languages before its name: they lead nowhere, so they are not even kept. */
const airportWords = foldAll(
  'airport airports aeropuerto aeroport aeroporto flughafen internacional international مطار',
)
const stationWords = foldAll('station stations gare estacion stazione bahnhof railway train terminal محطة')
const joiningWords = foldAll('de del du des of the von van')
const hanWords = foldAll('机场 機場 国际机场 國際機場 车站 車站 火车站 火車站 站 市')

/** Longest first, so that nothing of it is left. */
const hanEndings = [...hanWords].sort((a, b) => b.length - a.length)

export const isAirportWord = (word: string): boolean => airportWords.has(word)

/** 'Heathrow airport' is Heathrow, whose name may lack the word. */
export const isGeneric = (word: string): boolean =>
  airportWords.has(word) || stationWords.has(word) || joiningWords.has(word) || hanWords.has(word)

/** Chinese writes the kind of a place into the same word. */
export function withoutEnding(word: string): string {
  const ending = hanEndings.find((one) => word.endsWith(one) && word.length > one.length)
  return ending ? word.slice(0, -ending.length) : word
}

/**
 * 'Aeropuerto de Londres-Heathrow' begins, for whoever types it, with Londres. A station at an airport does not: it
 * would come before the main station of its city.
 */
export function withoutOpening(name: string, isStation: boolean): string {
  const words = name.split(' ')
  const [first = ''] = words
  if ((isStation || !airportWords.has(first)) && first !== fold('محطة')) return name
  const start = words.findIndex((word) => !isGeneric(word) || (isStation && airportWords.has(word)))
  return start > 0 ? words.slice(start).join(' ') : name
}
