import type { Language } from '@portolan/domain/language'
import { headingText } from '@portolan/domain/moment'
import { decimalTextOf } from '@portolan/domain/money'
import { localNow } from '../platform/local-time.ts'
import { paymentText } from '../platform/payment-words.ts'
import { releasedText, statusText } from '../platform/status-words.ts'
import { zoneName } from '../platform/zone-name.ts'
import { type CsvTexts, csvTexts } from './catalogue/csv-text.ts'
import type { ListedRow } from './history-store.ts'

/**
 * Table programs take a cell that begins so for a formula, and run it; East Asian ones take the wide forms too. Spaces and
 * marks that are not seen do not hide one.
 */
const isFormula = /^[\s\p{Cf}]*[=+\-@\t\r|%＝＋－＠｜％]/u

/**
 * RFC 4180, and every cell in quotes: where the list separator is a semicolon, as in most of Europe, a cell without them
 * would end at its own.
 */
function cellOf(text: string): string {
  const harmless = isFormula.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** '2027-01-05 08:10' on the clock of the shop. */
const momentIn = (timeZone: string) => (instant: number) => localNow(timeZone, new Date(instant)).replace('T', ' ')

const localText = (local: string | null): string => local?.slice(0, 16).replace('T', ' ') ?? ''

const refundText = ({ refunds }: CsvTexts, { paymentStatus }: ListedRow): string =>
  paymentStatus in refunds ? refunds[paymentStatus as keyof CsvTexts['refunds']] : ''

/** What stands in each column. Their order is the contract's: others read it by place. */
const columnsIn = (
  language: Language,
  timeZone: string,
): [keyof CsvTexts['headings'], (row: ListedRow) => string][] => {
  const texts = csvTexts[language]
  const momentOf = momentIn(timeZone)
  return [
    ['reference', ({ reference }) => reference],
    ['locator', ({ parts }) => parts.flatMap(({ locator }) => locator ?? []).join(' ')],
    ['fileNumber', ({ fileNumber }) => fileNumber ?? ''],
    ['product', ({ product }) => texts.products[product]],
    ['title', ({ title }) => title],
    ['status', (row) => (row.ended === 'released' ? releasedText(language) : statusText(row, language))],
    ['booked', ({ createdAt }) => momentOf(createdAt)],
    ['travelStart', ({ travelStart }) => localText(travelStart)],
    ['travelEnd', ({ travelEnd }) => localText(travelEnd)],
    ['leadName', ({ leadName }) => leadName ?? ''],
    ['currency', ({ price }) => price.currency],
    ['total', ({ price }) => decimalTextOf(price)],
    ['paid', ({ paid }) => decimalTextOf(paid)],
    ['there', ({ there }) => decimalTextOf(there)],
    ['payment', (row) => paymentText(row, language)],
    ['refunded', ({ refunded }) => decimalTextOf(refunded)],
    ['refund', (row) => refundText(texts, row)],
    ['createdBy', ({ createdBy }) => createdBy ?? ''],
  ]
}

export interface CsvWriter {
  /** With a byte order mark: without it table programs read Chinese and Arabic as something else. */
  readonly head: string
  lines(rows: readonly ListedRow[]): string
}

export function writeCsv(language: Language, timeZone: string): CsvWriter {
  const columns = columnsIn(language, timeZone)
  const lineOf = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`
  const { headings } = csvTexts[language]
  const headingOf = (name: keyof CsvTexts['headings']): string =>
    name === 'booked' ? headingText(headings.booked, zoneName(timeZone, language), language) : headings[name]
  return {
    head: `\ufeff${lineOf(columns.map(([name]) => headingOf(name)))}`,
    lines: (rows) => rows.map((row) => lineOf(columns.map(([, cell]) => cell(row)))).join(''),
  }
}
