import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Db } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import { checkInvariants } from './invariants.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** What was measured; `npm run faults` shows it beside the verdict. */
    figures?: string
  }
}

export const isFull = process.env.FULL === '1'

/**
 * A dead node's mails wait for the end of its lease, and heavy ones a minute for a node that is not busy: who has none
 * to spare lets both end now.
 */
const endLeases = (db: Db): Promise<unknown> =>
  db.query(sql`
    update outbox set next_at = least(next_at, now()), created_at = least(created_at, now() - interval '1 minute')`)

/** Mails and their papers apart: they are late, not lost, where many wait behind one another. */
const stillToDo = (db: Db) =>
  db.query(sql`
    select status as what from booking where status in ('PendingHold', 'PendingPurchase', 'PendingCancellation')
    union all select status from payment where status in ('Authorizing', 'Authorized', 'Capturing', 'Refunding')
    union all select kind from outbox where kind not like 'booking.%'`)

const countMails = async (db: Db): Promise<number> =>
  (await db.one<{ count: number }>(sql`select count(*)::int as count from outbox`))?.count ?? 0

/** Nothing may be under way any more this long after supplier and database answer again. */
const patience = 60_000

/** Mails are waited for as long as they become fewer, and never longer than this for the next. */
async function untilMailed(db: Db): Promise<void> {
  let [least, since] = [await countMails(db), Date.now()]
  while (least > 0 && Date.now() - since < patience * 2) {
    await pause(200)
    const left = await countMails(db)
    if (left < least) [least, since] = [left, Date.now()]
  }
}

/** Waits until nothing is under way, and sees that the books are right then. Answers how long it took without the mails. */
export async function comeToRest(db: Db, secrets: readonly string[] = []): Promise<number> {
  const began = Date.now()
  // In the full form a node that died keeps its lease to the end, on top of the minute.
  if (!isFull) await endLeases(db)
  const limit = isFull ? patience * 2 : patience
  while ((await stillToDo(db)).length > 0 && Date.now() - began < limit) await pause(200)
  const took = Date.now() - began
  await untilMailed(db)
  await checkInvariants(db, secrets)
  return took
}

/** What somebody was told is bought, is. Answers how many were bought in all. */
export async function expectKept(db: Db, acknowledged: ReadonlySet<string>): Promise<number> {
  const rows = await db.query<{ id: string }>(sql`select purchase_id as id from booking where status = 'Ticketed'`)
  const bought = new Set(rows.map(({ id }) => id))
  expect([...acknowledged].filter((id) => !bought.has(id))).toEqual([])
  return bought.size
}

/** How long it takes until all is well. */
export async function untilWell(isWell: () => Promise<boolean>, limit = 20_000): Promise<number> {
  const began = Date.now()
  while (!(await isWell().catch(() => false)) && Date.now() - began < limit) await pause(50)
  return Date.now() - began
}
