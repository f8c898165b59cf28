import type { exportBookingHistory, readBookingHistory } from '@portolan/contract/booking'
import type { RequestOf } from '@portolan/contract/call'
import type { Context } from '../platform/context.ts'
import { StreamedFile } from '../platform/context.ts'
import type { Handler } from '../platform/serve.ts'
import { reachOf } from './access.ts'
import { writeCsv } from './csv.ts'
import { readHistory } from './history-page-store.ts'
import { type HistoryQuestion, listHistory } from './history-store.ts'
import type { HistoryFilter } from './listed-store.ts'
import type { BookingParts } from './parts.ts'
import { makeTitled } from './title.ts'
import { summaryView } from './view.ts'

type Parts = Pick<BookingParts, 'config' | 'db' | 'keeping' | 'desk' | 'titleOf'>

function questionOf({ config, keeping }: Parts, filter: HistoryFilter, context: Context): HistoryQuestion {
  const { language } = context
  return { reach: reachOf(context), filter, language, timeZone: config.timeZone, columns: keeping.columns }
}

export function makeHistory(parts: Parts): Handler<typeof readBookingHistory> {
  const { db, desk } = parts
  const titled = makeTitled(parts)
  return async ({ body }, context) => {
    const { page, size } = body
    const question = questionOf(parts, body, context)
    const { total: totalElements, rows } = await listHistory(db, question, { offset: page * size, limit: size })
    const totalPages = Math.ceil(totalElements / size)
    return {
      success: true,
      content: rows.map((row) => summaryView(titled(row, context.language), desk.uniqueIDOf)),
      ...{ totalElements, totalPages, number: page, size },
      first: page === 0,
      last: page >= totalPages - 1,
    }
  }
}

type Query = RequestOf<typeof exportBookingHistory>['query']

const filterOf = (query: Query): HistoryFilter => ({
  ...{ productType: query.productType, keyword: query.keyword, sort: query.sort },
  status: query.status === undefined ? undefined : [query.status].flat(),
  bookingDate: { start: query.bookingDateStart, end: query.bookingDateEnd },
  travelDate: { start: query.travelDateStart, end: query.travelDateEnd },
})

export function makeExport(parts: Parts): Handler<typeof exportBookingHistory> {
  const titled = makeTitled(parts)

  /** Written as it is read: nobody waits for the last row to see the first, and none is left out. */
  async function* write(question: HistoryQuestion, signal: AbortSignal) {
    const { language, timeZone } = question
    const csv = writeCsv(language, timeZone)
    // The head goes with the first page: until that is read, a failure is told as any other.
    let { head } = csv
    for await (const rows of readHistory(parts.db, question, signal)) {
      yield `${head}${csv.lines(rows.map((row) => titled(row, language)))}`
      head = ''
    }
    // Nothing fits.
    if (head !== '') yield head
  }

  return async ({ query }, context) =>
    new StreamedFile(write(questionOf(parts, filterOf(query), context), context.leaving()), {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="bookings.csv"',
      'cache-control': 'private, no-store',
    })
}
