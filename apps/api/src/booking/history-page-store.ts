import type { Db } from '../platform/db.ts'
import { timeOf } from '../platform/instant-store.ts'
import { type Sql, sql } from '../platform/sql.ts'
import { type HistoryQuestion, type ListedRow, listById } from './history-store.ts'
import { type HistoryFilter, type HistoryKey, listKeys } from './listed-store.ts'

type Sort = NonNullable<HistoryFilter['sort']>

/** What comes after a row. Rows that are put in meanwhile move nothing that was read, as they would move an offset. */
const after: Record<Sort, (last: HistoryKey) => Sql> = {
  'bookingDate,desc': ({ createdAt, reference }) => sql`
    listed.created_at <= ${timeOf(createdAt)} and (listed.created_at < ${timeOf(createdAt)} or listed.reference > ${reference})`,
  'bookingDate,asc': ({ createdAt, reference }) => sql`
    listed.created_at >= ${timeOf(createdAt)} and (listed.created_at > ${timeOf(createdAt)} or listed.reference > ${reference})`,
  'travelDate,asc': ({ travelStart, reference }) =>
    travelStart === null
      ? sql`listed.travel_start is null and listed.reference > ${reference}`
      : sql`(listed.travel_start > ${travelStart} or listed.travel_start is null
          or (listed.travel_start = ${travelStart} and listed.reference > ${reference}))`,
}

export interface Pages {
  /** To find what fits costs a look at all there is: that is done seldom, and a key is short. */
  keys: number
  /** Rows are long. No more of them are in memory at a time, and nobody else waits for longer than these take. */
  rows: number
}

const usual: Pages = { keys: 5_000, rows: 100 }

/** All that fits, page by page, as far as somebody reads on. */
export async function* readHistory(
  db: Db,
  question: HistoryQuestion,
  signal: AbortSignal,
  pages: Pages = usual,
): AsyncGenerator<ListedRow[]> {
  const sort = question.filter.sort ?? 'bookingDate,desc'
  let last: HistoryKey | undefined
  do {
    const keys = await listKeys(db, question, last ? after[sort](last) : sql`true`, pages.keys)
    for (let first = 0; first < keys.length; first += pages.rows) {
      if (signal.aborted) return
      const ids = keys.slice(first, first + pages.rows).map(({ id }) => id)
      yield await listById(db, question, ids)
    }
    last = keys.length < pages.keys ? undefined : keys.at(-1)
  } while (last)
}
