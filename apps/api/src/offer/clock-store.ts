import type { Instant } from '@portolan/supplier/outcome'
import { type Clock, systemClock } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { instantOf } from '../platform/instant-store.ts'
import { recently } from '../platform/recently.ts'
import { sql } from '../platform/sql.ts'

/** What moment it is; a node asks the database, so that all nodes let an offer end together. */
export type Now = () => Instant | Promise<Instant>

const freshSeconds = 60

/**
 * The database's clock, read once a minute and carried on by one that only runs forward: a node whose own is a day
 * off, or is set while it runs, is right all the same.
 */
export function makeDatabaseClock(db: Db, ticks: () => number = () => performance.now()): () => Promise<Instant> {
  const distance = recently(
    async () => {
      const before = ticks()
      const row = await db.one<{ at: number }>(sql`select ${instantOf(sql`clock_timestamp()`)} as at`)
      if (!row) throw new Error('The database did not say what time it is.')
      return row.at - (before + ticks()) / 2
    },
    freshSeconds,
    ticks,
  )
  return async () => {
    const lead = await distance()
    return Math.round(lead + ticks())
  }
}

/**
 * The same for those who cannot wait: its last answer, carried on in the same way. Until the first one comes it is the
 * node's own clock.
 */
export function makeCarriedClock(
  ask: () => Promise<Instant>,
  ticks: () => number = () => performance.now(),
  own: Clock = systemClock,
): Clock {
  let lead: number | undefined
  const refresh = recently(
    async () => {
      lead = (await ask()) - ticks()
    },
    freshSeconds,
    ticks,
  )
  return {
    now() {
      refresh().catch(() => {})
      return lead === undefined ? own.now() : new Date(Math.round(lead + ticks()))
    },
  }
}
