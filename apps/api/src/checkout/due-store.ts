import type { Instant } from '@portolan/supplier/outcome'
import type { Db } from '../platform/db.ts'
import { timeOf } from '../platform/instant-store.ts'
import { sql } from '../platform/sql.ts'
import type { Turn } from './turn-store.ts'

/** How long a node that says nothing may be at work: after that another one takes over. */
const lease = sql`now() + interval '8 seconds'`

/** The work in hand goes on: nobody else need look. */
export const keepLease = (db: Db, id: string): Promise<unknown> =>
  db.query(sql`update purchase set due_at = ${lease} where id = ${id} and due_at is not null`)

export interface Next {
  /** The step that follows at once, written down before it is taken; or when somebody has to look again, if ever. */
  next: { sent: string } | { wake: Instant | undefined }
  /** False: it was only looked at. */
  hasMoved: boolean
}

export function moved(turn: Turn, { next, hasMoved }: Next): Promise<void> {
  const since = hasMoved ? sql`tries = 0, moved_at = now(),` : sql``
  const wake = 'wake' in next ? next.wake : undefined
  const then =
    'sent' in next ? sql`sent = ${next.sent}, due_at = ${lease}` : sql`sent = null, due_at = ${timeOf(wake ?? null)}`
  return turn.set(sql`version = version + 1, ${since} ${then}`)
}

/** Nobody knows yet: again a little later each time, up to ten minutes. */
export const putOff = (db: Db, id: string): Promise<unknown> =>
  db.query(sql`
    update purchase set tries = tries + 1,
      due_at = now() + least(interval '10 minutes', interval '3 seconds' * power(1.6, least(tries, 12)))
    where id = ${id}`)

/** The next one that somebody has to look at. A node that dies meanwhile loses nothing. */
export async function claimDue(db: Db): Promise<string | undefined> {
  const row = await db.one<{ id: string }>(sql`
    update purchase set due_at = ${lease}
    where id = (select id from purchase where due_at <= now() order by due_at limit 1 for update skip locked)
    returning id`)
  return row?.id
}

/** Whatever is in hand, whosever hand it is: only for a node that is alone. */
export const wakeAll = (db: Db): Promise<unknown> =>
  db.query(sql`
    update purchase set due_at = now() where due_at is not null and exists (
      select 1 from booking where purchase_id = purchase.id
        and status in ('PendingHold', 'PendingPurchase', 'PendingCancellation', 'PendingExchange'))`)
