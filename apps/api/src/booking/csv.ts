import type { Language } from '@portolan/domain/language'
import { decimalTextOf } from '@portolan/domain/money'
import { statusTexts } from '../platform/catalogue/status-text.ts'
import { paymentText } from '../platform/payment-words.ts'
import { type CsvTexts, csvTexts } from './catalogue/csv-text.ts'
import type { ListedRow } from './history-store.ts'

/** Table programs take a cell that begins so for a formula, and run it. */
const isFormula = /^[\s]*[=+\-@\t\r|%]/

/** RFC 4180. */
function cellOf(text: string): string {
  const harmless = isFormula.test(text) ? `'${text}` : text
  return /["',\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** '2027-01-05 08:10' on the clock of the shop. */
const momentIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return (instant: number): string => format.format(instant)
}

const localText = (local: string | null): string => local?.slice(0, 16).replace('T', ' ') ?? ''

const refundText = ({ refunds }: CsvTexts, { paymentStatus }: ListedRow): string =>
  paymentStatus in refunds ? refunds[paymentStatus as keyof CsvTexts['refunds']] : ''

/** What stands in each column. Their order is the contract's: others read it by place. */
const columnsIn = (
  language: Language,
  timeZone: string,
): [keyof CsvTexts['headings'], (row: ListedRow) => string][] => {
  const texts = csvTexts[language]
  const statuses = statusTexts[language]
  const momentOf = momentIn(timeZone)
  return [
    ['reference', ({ reference }) => reference],
    ['locator', ({ parts }) => parts.flatMap(({ locator }) => locator ?? []).join(' ')],
    ['fileNumber', ({ fileNumber }) => fileNumber ?? ''],
    ['product', ({ product }) => texts.products[product]],
    ['title', ({ title }) => title],
    ['status', ({ status, ended }) => statuses[ended === 'released' ? 'Released' : status]],
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
  return {
    head: `\ufeff${lineOf(columns.map(([name]) => headings[name]))}`,
    lines: (rows) => rows.map((row) => lineOf(columns.map(([, cell]) => cell(row)))).join(''),
  }
}
