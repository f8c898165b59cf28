import type { Db } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import { type AuditEntry, beginning, type ChainedEntry, chainOn } from './chain.ts'

/** More in one go would hold the lock too long. */
const most = 500

interface Unchained extends Omit<AuditEntry, 'position'> {
  id: number
}

/** To the microsecond: what is hashed is what is kept. */
const atText = sql`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`

/** The next events that stand in no chain yet; by one hand at a time. */
const takeUnchained = (tx: Db): Promise<Unchained[]> =>
  tx.query<Unchained>(sql`
    select event.id, ${atText}, event.kind,
      event.booking_id as "bookingId", event.data,
      coalesce(purchase.agency_id::text, to_char(event.at at time zone 'UTC', 'YYYY-MM-DD')) as chain
    from booking_event event
    join booking on booking.id = event.booking_id join purchase on purchase.id = booking.purchase_id
    where not event.is_chained order by event.id limit ${most}`)

const lastOf = async (tx: Db, chain: string): Promise<{ position: number; hash: string }> =>
  (await tx.one<{ position: number; hash: string }>(sql`
    select position, hash from audit where chain = ${chain} order by position desc limit 1`)) ?? {
    position: 0,
    hash: beginning,
  }

async function append(tx: Db, entries: readonly ChainedEntry[]): Promise<void> {
  await tx.later(sql`
    insert into audit (chain, position, at, kind, booking_id, data, previous, hash)
    select chain, position, at, kind, booking_id, data, previous, hash
    from json_to_recordset(${JSON.stringify(entries.map(({ bookingId, ...rest }) => ({ ...rest, booking_id: bookingId })))}::json)
      as entry (chain text, position integer, at timestamptz, kind text, booking_id uuid, data jsonb, previous text, hash text)`)
}

/** Chains what has happened since; true where more may be waiting. Others who try at the same time find nothing to do. */
export const appendDue = (db: Db): Promise<boolean> =>
  db.transaction(async (tx) => {
    const lock = await tx.one<{ isOurs: boolean }>(sql`select pg_try_advisory_xact_lock(7402113) as "isOurs"`)
    if (!lock?.isOurs) return false
    const events = await takeUnchained(tx)
    for (const chain of new Set(events.map((event) => event.chain))) {
      const { position, hash } = await lastOf(tx, chain)
      const own = events.filter((event) => event.chain === chain).map(({ id: _, ...entry }) => entry)
      await append(tx, chainOn(own, position + 1, hash))
    }
    await tx.later(sql`update booking_event set is_chained = true where id = any(${events.map(({ id }) => id)})`)
    return events.length === most
  })

export const listChains = async (db: Db): Promise<string[]> =>
  (await db.query<{ chain: string }>(sql`select distinct chain from audit order by chain`)).map(({ chain }) => chain)

export const readChain = (db: Db, chain: string): Promise<ChainedEntry[]> =>
  db.query<ChainedEntry>(sql`
    select chain, position, ${atText}, kind, booking_id as "bookingId", data, previous, hash
    from audit where chain = ${chain} order by position`)
