import { countryNames, countryWords } from './country.ts'
import { isHan } from './fold.ts'
import { makeNameList } from './name-list.ts'
import type { Place } from './place.ts'

/** 'Paris France', 'London Canada', or only 'Japan'. */
export interface Countries {
  /** The places of the country whose whole name this is, in any of our languages. */
  called(text: string): readonly number[]
  /** The places of each country that the token may mean. */
  meant(token: string, visit: (place: number) => void): void
}

/** Fewer letters begin too many countries; they may still be a code. */
const enough = 4

export function makeCountries(places: readonly Place[]): Countries {
  const codes = [...new Set(places.map(({ country }) => country))]
  const numbers = new Map(codes.map((code, index) => [code, index]))
  const rows: number[][] = codes.map(() => [])
  places.forEach(({ country }, row) => {
    rows[numbers.get(country) ?? 0]?.push(row)
  })
  const byWord = new Map<string, number[]>()
  codes.forEach((code, index) => {
    for (const word of countryWords(code)) byWord.set(word, [...(byWord.get(word) ?? []), index])
  })
  const words = makeNameList(byWord)
  const byName = new Map(
    codes.flatMap((code, index) => countryNames(code).map((name) => [name, rows[index] ?? []] as const)),
  )
  return {
    called: (text) => byName.get(text) ?? [],
    meant(token, visit) {
      const isEnough = token.length >= enough || isHan(token)
      words.beginning(token, (country, whole) => {
        if (whole || isEnough) for (const row of rows[country] ?? []) visit(row)
      })
    },
  }
}
