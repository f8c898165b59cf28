import type { Language } from '@portolan/domain/language'
import { decimalTextOf } from '@portolan/domain/money'
import { csvHeadings } from './catalogue/csv-text.ts'
import type { HistoryRow } from './history-store.ts'

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

/** With a byte order mark: without it table programs read Chinese and Arabic as something else. */
export function csvOf(rows: readonly HistoryRow[], language: Language, timeZone: string): string {
  const momentOf = momentIn(timeZone)
  const lines = rows.map((row) => [
    row.reference,
    row.parts.flatMap(({ locator }) => locator ?? []).join(' '),
    row.product,
    row.title,
    row.status,
    row.paymentStatus,
    momentOf(row.createdAt),
    localText(row.travelStart),
    localText(row.travelEnd),
    row.leadName ?? '',
    row.price.currency,
    decimalTextOf(row.price),
    decimalTextOf(row.refunded),
    row.createdBy ?? '',
  ])
  const all = [csvHeadings[language], ...lines].map((cells) => cells.map(cellOf).join(','))
  return `\ufeff${all.join('\r\n')}\r\n`
}
