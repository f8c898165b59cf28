import type { Macs } from '../platform/crypto.ts'
import type { Db } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import { StartRefused } from '../platform/start-refused.ts'
import { type AuditEntry, beginning, type ChainedEntry, chainOn } from './chain.ts'
import type { ChainReader } from './check.ts'
import { headsChain, headsEntry, type MovedHead } from './heads.ts'
import type { Head } from './walk.ts'

/** More in one go would hold the lock too long. */
const most = 500

interface Unchained extends Omit<AuditEntry, 'position'> {
  id: number
}

/** To the microsecond: what is hashed is what is stored. */
const atText = sql`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`

/** The next events that stand in no chain yet; by one hand at a time. */
const takeBookingEvents = (tx: Db): Promise<Unchained[]> =>
  tx.query<Unchained>(sql`
    select event.id, ${atText}, event.kind,
      event.booking_id as "bookingId", event.data,
      coalesce(purchase.agency_id::text, to_char(event.at at time zone 'UTC', 'YYYY-MM-DD')) as chain
    from booking_event event
    join booking on booking.id = event.booking_id join purchase on purchase.id = booking.purchase_id
    where not event.is_chained order by event.id limit ${most}`)

/** One chain of security events for each day. */
const takeSecurityEvents = (tx: Db): Promise<Unchained[]> =>
  tx.query<Unchained>(sql`
    select number as id, ${atText}, kind, null as "bookingId",
      jsonb_build_object('event', id, 'account', account_id, 'by', by_id, 'agency', agency_id, 'detail', data,
        'personal', personal_hash) as data,
      'security-' || to_char(at at time zone 'UTC', 'YYYY-MM-DD') as chain
    from security_event where not is_chained order by number limit ${most}`)

/** What had nothing personal stands in the chain whole and is no longer needed here. */
const endSecurityEvents = async (tx: Db, numbers: number[]): Promise<void> => {
  const unchained = sql`not is_chained and number = any(${numbers})`
  await tx.later(sql`delete from security_event where ${unchained} and personal_sealed is null`)
  await tx.later(sql`update security_event set is_chained = true where ${unchained}`)
}

export const findHead = async (db: Db, chain: string): Promise<Head> =>
  (await db.one<Head>(sql`
    select position as length, hash from audit where chain = ${chain} order by position desc limit 1`)) ?? {
    length: 0,
    hash: beginning,
  }

export const findHash = async (db: Db, chain: string, position: number): Promise<string | undefined> =>
  (await db.one<{ hash: string }>(sql`select hash from audit where chain = ${chain} and position = ${position}`))?.hash

async function append(tx: Db, entries: readonly ChainedEntry[]): Promise<void> {
  const rows = entries.map(({ bookingId, keyId, ...rest }) => ({ ...rest, booking_id: bookingId, key_id: keyId }))
  await tx.later(sql`
    insert into audit (chain, position, at, kind, booking_id, data, version, key_id, previous, hash)
    select chain, position, at, kind, booking_id, data, version, key_id, previous, hash
    from json_to_recordset(${JSON.stringify(rows)}::json) as entry (chain text, position integer, at timestamptz,
      kind text, booking_id uuid, data jsonb, version smallint, key_id text, previous text, hash text)`)
}

async function appendTo(
  tx: Db,
  chain: string,
  entries: readonly Omit<AuditEntry, 'position'>[],
  macs: Macs,
): Promise<MovedHead> {
  const { length, hash } = await findHead(tx, chain)
  const chained = chainOn(entries, length + 1, hash, macs)
  await append(tx, chained)
  return { chain, length: length + chained.length, hash: chained.at(-1)?.hash ?? hash, before: { length, hash } }
}

const readNow = async (tx: Db): Promise<string> =>
  (await tx.one<{ at: string }>(sql`select ${atText} from (select now() as at) clock`))?.at ?? ''

/** The migration that ends version 1. */
const closingMigration = '0034_audit_closed.sql'

/** The chains of version 1, unless an earlier program has closed them. */
const listUnclosed = (tx: Db): Promise<MovedHead[]> =>
  tx.query<MovedHead>(sql`
    select distinct on (chain) chain, position as length, hash from audit
    where not exists (select 1 from audit where chain = ${headsChain})
    order by chain, position desc`)

/**
 * All in one entry, in the transaction of the migration and never again: whatever is added later, to a table that was
 * emptied for it, is not taken for something of before.
 */
export async function closeVersionOne(tx: Db, macs: Macs, ran: readonly string[]): Promise<void> {
  const heads = ran.includes(closingMigration) ? await listUnclosed(tx) : []
  if (heads.length > 0) await appendTo(tx, headsChain, [headsEntry('versionOneClosed', heads, await readNow(tx))], macs)
}

/** Who has no secret, and would run that migration, leaves it to a start. */
export async function refuseToClose(tx: Db, ran: readonly string[]): Promise<void> {
  if (ran.includes(closingMigration) && (await listUnclosed(tx)).length > 0)
    throw new StartRefused(
      'The database is older than this program, and its audit is closed by a start. Start the server once, then try again.',
    )
}

/** Chains what has happened since; true where more may be waiting. Others who try at the same time find nothing to do. */
export const appendDue = (db: Db, macs: Macs): Promise<boolean> =>
  db.transaction(async (tx) => {
    const lock = await tx.one<{ isOurs: boolean }>(sql`select pg_try_advisory_xact_lock(7402113) as "isOurs"`)
    if (!lock?.isOurs) return false
    const ofBookings = await takeBookingEvents(tx)
    const ofSecurity = await takeSecurityEvents(tx)
    const events = [...ofBookings, ...ofSecurity]
    if (events.length === 0) return false
    const heads: MovedHead[] = []
    for (const chain of new Set(events.map((event) => event.chain))) {
      const own = events.filter((event) => event.chain === chain).map(({ id: _, ...entry }) => entry)
      heads.push(await appendTo(tx, chain, own, macs))
    }
    await appendTo(tx, headsChain, [headsEntry('headsMoved', heads, await readNow(tx))], macs)
    await tx.later(sql`update booking_event set is_chained = true where id = any(${ofBookings.map(({ id }) => id)})`)
    if (ofSecurity.length > 0)
      await endSecurityEvents(
        tx,
        ofSecurity.map(({ id }) => id),
      )
    return ofBookings.length === most || ofSecurity.length === most
  })

/** By the key of the table: a page is read, not counted over. */
export const makeReader = (db: Db): ChainReader => ({
  readPage: (chain, after) =>
    db.query<ChainedEntry>(sql`
      select chain, position, ${atText}, kind, booking_id as "bookingId", data, version, key_id as "keyId", previous, hash
      from audit where chain = ${chain} and position > ${after} order by position limit ${most}`),
  nextChain: async (after) =>
    (await db.one<{ chain: string }>(sql`select chain from audit where chain > ${after} order by chain limit 1`))
      ?.chain,
})
