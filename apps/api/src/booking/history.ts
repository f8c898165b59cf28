import type { exportBookingHistory, readBookingHistory } from '@portolan/contract/booking'
import type { RequestOf } from '@portolan/contract/call'
import type { Context } from '../platform/context.ts'
import { Sent } from '../platform/context.ts'
import type { Handler } from '../platform/serve.ts'
import { reachOf } from './access.ts'
import { csvOf } from './csv.ts'
import { countHistory, type HistoryFilter, type HistoryQuestion, listHistory } from './history-store.ts'
import type { BookingParts } from './parts.ts'
import { summaryView } from './view.ts'

/** More than this nobody reads in a table: filters make it less. */
const longestExport = 10_000

type Parts = Pick<BookingParts, 'config' | 'db' | 'keeping' | 'desk'>

function questionOf({ config, keeping }: Parts, filter: HistoryFilter, context: Context): HistoryQuestion {
  return { reach: reachOf(context), filter, timeZone: config.timeZone, columns: keeping.columns }
}

export function makeHistory(parts: Parts): Handler<typeof readBookingHistory> {
  const { db, desk } = parts
  return async ({ body }, context) => {
    const { page, size } = body
    const question = questionOf(parts, body, context)
    const totalElements = await countHistory(db, question)
    const rows = totalElements === 0 ? [] : await listHistory(db, question, { offset: page * size, limit: size })
    const totalPages = Math.ceil(totalElements / size)
    return {
      success: true,
      content: rows.map((row) => summaryView(row, desk.uniqueIDOf)),
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

export const makeExport =
  (parts: Parts): Handler<typeof exportBookingHistory> =>
  async ({ query }, context) => {
    const question = questionOf(parts, filterOf(query), context)
    const rows = await listHistory(parts.db, question, { offset: 0, limit: longestExport })
    return new Sent(csvOf(rows, context.language, parts.config.timeZone), {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="bookings.csv"',
      'cache-control': 'private, no-store',
    })
  }
