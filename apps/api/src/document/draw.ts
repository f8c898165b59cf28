import type { Language } from '@portolan/domain/language'
import { Font, renderToBuffer } from '@react-pdf/renderer'
import { paperTexts } from './catalogue/text.ts'
import type { Paper } from './paper.ts'
import { dress } from './sheet/dress.ts'
import { breakWord } from './sheet/line-break.ts'
import { drawSheet } from './sheet/sheet.ts'

Font.registerHyphenationCallback(breakWord)

/** All the words in a value of plain data. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : []
}

/** The same data with every text in letters that can be set. */
function fitted<Value>(value: Value, spell: (text: string) => string): Value {
  if (typeof value === 'string') return spell(value) as Value
  if (Array.isArray(value)) return value.map((one) => fitted(one, spell)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fitted(one, spell)])) as Value
}

/** A paper that is to be written, and when it came about: the same order gives the same file. */
export interface DrawOrder {
  readonly paper: Paper
  readonly language: Language
  /** Milliseconds since 1970, UTC. */
  readonly createdAt: number
}

export async function drawPdf({ paper, language, createdAt }: DrawOrder): Promise<Uint8Array> {
  const words = { paper, texts: paperTexts[language] }
  const { families, spell } = await dress(wordsIn(words), language)
  const { paper: written, texts } = fitted(words, spell)
  // What the code says is scanned, not read: it keeps its letters.
  const whole = { ...written, ...(paper.code !== undefined && { code: paper.code }) }
  const sheet = drawSheet({ paper: whole, texts, language, families, createdAt: new Date(createdAt) })
  return new Uint8Array(await renderToBuffer(sheet))
}
