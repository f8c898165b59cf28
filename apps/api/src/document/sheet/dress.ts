import type { Language } from '@portolan/domain/language'
import { familyOf, inOrder } from './faces.ts'

const noBreak = '\u00a0'
const unknown = '?'

/** The letter under its marks, or its plainer form: better than an empty box. */
const bare = (letter: string): string =>
  /\s/u.test(letter) ? noBreak : letter.normalize('NFKD').replace(/[\p{Mark}\p{Cf}]/gu, '')

/**
 * Marks over and under Arabic letters are left out, as most print does: the typesetter cannot place them. The same
 * letter in two parts is put together first.
 */
const lettersIn = (text: string): string[] => [...text.normalize('NFC').replace(/[\u064b-\u065f\u0670]/g, '')]

export interface Wardrobe {
  /** In the order in which they are looked into. */
  readonly families: readonly string[]
  /** The text in letters that can be set. */
  readonly spell: (text: string) => string
}

/** The font families that a text needs, and no others. */
export async function dress(texts: readonly string[], language: Language): Promise<Wardrobe> {
  const families = new Set<string>()
  const spelled = new Map<string, string>()

  async function isFound(letter: string): Promise<boolean> {
    const family = await familyOf(letter, language)
    if (family !== undefined) families.add(family)
    return family !== undefined
  }

  for (const letter of new Set(texts.flatMap(lettersIn))) {
    if (await isFound(letter)) continue
    const plainer = [...bare(letter)]
    const found = await Promise.all(plainer.map(isFound))
    spelled.set(letter, found.every(Boolean) ? plainer.join('') : unknown)
  }
  return {
    families: inOrder(families, language),
    spell: (text) =>
      lettersIn(text)
        .map((letter) => spelled.get(letter) ?? letter)
        .join(''),
  }
}
