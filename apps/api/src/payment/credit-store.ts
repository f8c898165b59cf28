import type { Money } from '@portolan/domain/money'
import { codeOf, type Db, isUniqueViolation } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'

/** What an agency's account was asked for, and what became of it. */
export interface Hold {
  id: string
  agencyId: string
  currency: string
  /** Minor units. */
  amount: number
  status: 'authorized' | 'declined' | 'voided' | 'captured'
  reason: string | null
}

export interface Movement {
  key: string
  reference: string
  amount: Money
}

const columns = sql`id, agency_id as "agencyId", currency, amount, status, reason`

export const hasCredit = async (db: Db, agencyId: string): Promise<boolean> =>
  (await db.one(sql`select 1 as one from credit where agency_id = ${agencyId} limit 1`)) !== undefined

/** What may be spent, and what of it is left. */
export async function listCredits(db: Db, agencyId: string): Promise<{ limit: Money; left: Money }[]> {
  const rows = await db.query<{ currency: string; most: number; used: number }>(sql`
    select currency, credit_limit as most, used from credit where agency_id = ${agencyId} order by currency`)
  return rows.map(({ currency, most, used }) => ({
    limit: { minor: most, currency },
    left: { minor: most - used, currency },
  }))
}

export const findHoldByKey = (db: Db, key: string): Promise<Hold | undefined> =>
  db.one<Hold>(sql`select ${columns} from credit_hold where key = ${key}`)

export const findHold = (db: Db, id: string): Promise<Hold | undefined> =>
  db.one<Hold>(sql`select ${columns} from credit_hold where id = ${id}`)

interface Wanted {
  id: string
  key: string
  agencyId: string
  amount: Money
}

/**
 * One statement: what fits is reserved and entered, what does not is entered as declined. Two at once with one key both
 * reserve; the later one breaks the key's uniqueness, and what it reserved is undone with it.
 */
const enterHold = (db: Db, { id, key, agencyId, amount: { minor, currency } }: Wanted): Promise<Hold | undefined> =>
  db.one<Hold>(sql`
    with reserved as (
      update credit set used = used + ${minor}::bigint
      where agency_id = ${agencyId}::uuid and currency = ${currency} and used + ${minor}::bigint <= credit_limit
        and not exists (select from credit_hold where key = ${key})
      returning agency_id
    ), decided as (
      select exists (select from reserved) as fits,
        exists (select from credit where agency_id = ${agencyId}::uuid and currency = ${currency}) as known
    )
    insert into credit_hold (id, key, agency_id, currency, amount, status, reason)
    select ${id}, ${key}, ${agencyId}::uuid, ${currency}, ${minor}::bigint,
      case when fits then 'authorized' else 'declined' end,
      case when fits then null when known then 'credit_limit' else 'no_account' end
    from decided returning ${columns}`)

/** The first under its key stays; who comes later with the same key is told of that one. */
export async function reserve(db: Db, wanted: Wanted): Promise<Hold> {
  const hold = await enterHold(db, wanted).catch((error: unknown) => {
    if (isUniqueViolation(error)) return findHoldByKey(db, wanted.key)
    throw error
  })
  if (!hold) throw new Error('A hold that was entered is not found.')
  return hold
}

/** What was captured stays used, the rest is let go. True also when this very capture was made before. */
export async function captureHold(db: Db, { key, reference, amount }: Movement): Promise<boolean> {
  const captured = await db.one(sql`
    with taken as (
      update credit_hold set status = 'captured', captured = ${amount.minor}, capture_key = ${key}
      where id = ${reference} and status = 'authorized' and currency = ${amount.currency} and amount >= ${amount.minor}
      returning agency_id, currency, amount - captured as rest
    ), let_go as (
      update credit set used = used - taken.rest from taken
      where credit.agency_id = taken.agency_id and credit.currency = taken.currency
    )
    select 1 as one from taken`)
  if (captured) return true
  const known = await db.one(sql`
    select 1 as one from credit_hold
    where id = ${reference} and capture_key = ${key} and captured = ${amount.minor} and currency = ${amount.currency}`)
  return known !== undefined
}

export async function letHoldGo(db: Db, id: string): Promise<boolean> {
  const row = await db.one(sql`
    with voided as (
      update credit_hold set status = 'voided' where id = ${id} and status = 'authorized'
      returning agency_id, currency, amount
    ), let_go as (
      update credit set used = used - voided.amount from voided
      where credit.agency_id = voided.agency_id and credit.currency = voided.currency
    )
    select 1 as one from voided`)
  return row !== undefined
}

/** Too much together, or more than the agency still owes: the tables' own checks end the statement, with all it did. */
async function enterRefund(db: Db, { key, reference, amount }: Movement): Promise<boolean> {
  const row = await db.one(sql`
    with fresh as (
      insert into credit_refund (key, hold_id, amount)
      select ${key}, id, ${amount.minor}::bigint from credit_hold
      where id = ${reference} and currency = ${amount.currency} and refunded + ${amount.minor}::bigint <= captured
      on conflict (key) do nothing returning amount
    ), given as (
      update credit_hold set refunded = refunded + fresh.amount from fresh where id = ${reference}
      returning agency_id, currency, fresh.amount
    ), lowered as (
      update credit set used = used - given.amount from given
      where credit.agency_id = given.agency_id and credit.currency = given.currency
    )
    select 1 as one from given`)
  return row !== undefined
}

/** False when it cannot be given back this way. True also when this very refund was made before. */
export async function refundHold(db: Db, refund: Movement): Promise<boolean> {
  const isEntered = await enterRefund(db, refund).catch((error: unknown) => {
    if (codeOf(error) === '23514') return false
    throw error
  })
  if (isEntered) return true
  const known = await db.one(sql`
    select 1 as one from credit_refund
    where key = ${refund.key} and hold_id = ${refund.reference} and amount = ${refund.amount.minor}`)
  return known !== undefined
}
