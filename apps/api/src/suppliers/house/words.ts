import { type Language, languages } from '@portolan/domain/language'
import { rowsOf } from './rows.ts'

export type Words = Readonly<Record<Language, string>>

/** Of a table of texts: a code, then the six languages in the order of the domain. */
export function wordsIn(table: string): (code: string) => Words {
  const byCode = new Map(
    rowsOf(table).map(([code = '', ...said]) => [
      code,
      Object.fromEntries(languages.map((language, index) => [language, said[index] ?? ''])) as Words,
    ]),
  )
  return (code) => {
    const words = byCode.get(code)
    if (!words) throw new Error(`There are no words for ${code}.`)
    return words
  }
}
