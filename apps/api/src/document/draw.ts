import type { Language } from '@portolan/domain/language'
import { type DocumentProps, Font, renderToBuffer } from '@react-pdf/renderer'
import type { ReactElement } from 'react'
import type { Bill } from './bill.ts'
import { paperTexts } from './catalogue/text.ts'
import type { Paper } from './paper.ts'
import { drawBill } from './sheet/bill.ts'
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
export type DrawOrder = ({ readonly paper: Paper } | { readonly bill: Bill }) & {
  readonly language: Language
  /** Milliseconds since 1970, UTC. */
  readonly createdAt: number
}

async function dressed<Words>(words: Words, language: Language) {
  const all = { words, texts: paperTexts[language] }
  const { families, spell } = await dress(wordsIn(all), language)
  return { ...fitted(all, spell), families }
}

const pagesIn = (pdf: Buffer): number => Number(/\/Type \/Pages\s+\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1])

/** Most papers have one page. What turns out to be longer is drawn again, with its pages counted. */
async function write(draw: (isOnePage: boolean) => ReactElement<DocumentProps>): Promise<Uint8Array> {
  const pdf = await renderToBuffer(draw(true))
  return new Uint8Array(pagesIn(pdf) === 1 ? pdf : await renderToBuffer(draw(false)))
}

export async function drawPdf(order: DrawOrder): Promise<Uint8Array> {
  const { language } = order
  const createdAt = new Date(order.createdAt)
  if ('bill' in order) {
    const { words: bill, texts, families } = await dressed(order.bill, language)
    return write((isOnePage) => drawBill({ bill, texts, language, families, createdAt, isOnePage }))
  }
  const { words, texts, families } = await dressed(order.paper, language)
  // What the code says is scanned, not read: it keeps its letters.
  const paper = { ...words, ...(order.paper.code !== undefined && { code: order.paper.code }) }
  return write((isOnePage) => drawSheet({ paper, texts, language, families, createdAt, isOnePage }))
}
