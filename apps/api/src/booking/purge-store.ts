import type { Db } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'

/** Days after the last day of travel, or after nothing came of it. */
const keptFor = 30

/** No pass is good for longer. */
const longestPass = 92

const isOver = sql`
  case when booking.status in ('Cancelled', 'Ignored', 'Unsuccessful', 'RequestDenied')
      then booking.changed_at < now() - interval '1 day' * ${keptFor}
    when booking.status in ('Committed', 'Ticketed') then coalesce(
        left(booking.travel_end, 10)::date, left(booking.travel_start, 10)::date + ${longestPass}::integer,
        booking.created_at::date + ${longestPass}::integer
      ) < current_date - ${keptFor}::integer
    else false end`

/** Purchases of which nothing is to come any more, the documents still with them. */
export const takeOver = (tx: Db): Promise<{ id: string }[]> =>
  tx.query<{ id: string }>(sql`
    select id from purchase
    where documents_purged_at is null and travelers is not null
      and not exists (select 1 from booking where booking.purchase_id = purchase.id and not (${isOver}))
    order by created_at limit 50 for update skip locked`)

export const markPurged = (tx: Db, id: string): Promise<unknown> =>
  tx.query(sql`update purchase set documents_purged_at = now(), answers = null where id = ${id}`)
