import type { Money } from '@portolan/domain/money'
import { codeOf, type Db } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'

/** A line in the test provider's books. */
export interface Charge {
  id: string
  token: string
  currency: string
  /** Minor units. */
  amount: number
  status: 'authorized' | 'declined' | 'challenge' | 'voided' | 'captured'
}

export interface NewCharge extends Pick<Charge, 'id' | 'token' | 'status'> {
  key: string
  amount: Money
}

export interface Movement {
  key: string
  reference: string
  amount: Money
}

const columns = sql`id, token, currency, amount, status`

/** The first under its key stays; who comes later with the same key is told of that one. */
export async function putCharge(db: Db, { id, key, token, status, amount }: NewCharge): Promise<Charge> {
  const row = await db.one<Charge>(sql`
    insert into test_charge (id, key, token, currency, amount, status)
    values (${id}, ${key}, ${token}, ${amount.currency}, ${amount.minor}, ${status})
    on conflict (key) do update set key = excluded.key returning ${columns}`)
  if (!row) throw new Error('A charge that was made is not found.')
  return row
}

export const findChargeByKey = (db: Db, key: string): Promise<Charge | undefined> =>
  db.one<Charge>(sql`select ${columns} from test_charge where key = ${key}`)

export const findCharge = (db: Db, id: string): Promise<Charge | undefined> =>
  db.one<Charge>(sql`select ${columns} from test_charge where id = ${id}`)

/** True also when this very capture was made before. */
export async function captureCharge(db: Db, { key, reference, amount }: Movement): Promise<boolean> {
  const row = await db.one(sql`
    update test_charge set status = 'captured', captured = ${amount.minor}, capture_key = ${key}
    where id = ${reference} and currency = ${amount.currency} and amount >= ${amount.minor}
      and (status = 'authorized' or (capture_key = ${key} and captured = ${amount.minor}))
    returning 1 as one`)
  return row !== undefined
}

export async function voidCharge(db: Db, id: string): Promise<boolean> {
  const row = await db.one(sql`
    update test_charge set status = 'voided'
    where id = ${id} and status in ('authorized', 'challenge', 'voided') returning 1 as one`)
  return row !== undefined
}

/** True also when it was answered before. */
export async function authorizeChallenged(db: Db, id: string): Promise<boolean> {
  const row = await db.one(sql`
    update test_charge set status = case status when 'challenge' then 'authorized' else status end
    where id = ${id} and status in ('challenge', 'authorized', 'captured') returning 1 as one`)
  return row !== undefined
}

/** Two of them that are too much only together meet at the table's own check: it ends the later one, with all it did. */
async function enterRefund(db: Db, { key, reference, amount }: Movement): Promise<boolean> {
  const row = await db.one(sql`
    with fresh as (
      insert into test_refund (key, charge_id, amount)
      select ${key}, id, ${amount.minor}::bigint from test_charge
      where id = ${reference} and currency = ${amount.currency} and refunded + ${amount.minor}::bigint <= captured
      on conflict (key) do nothing returning amount
    )
    update test_charge set refunded = refunded + fresh.amount from fresh where id = ${reference} returning 1 as one`)
  return row !== undefined
}

/** False when it is more than is left of what was captured. True also when this very refund was made before. */
export async function refundCharge(db: Db, refund: Movement): Promise<boolean> {
  const isEntered = await enterRefund(db, refund).catch((error: unknown) => {
    if (codeOf(error) === '23514') return false
    throw error
  })
  if (isEntered) return true
  const known = await db.one(sql`
    select 1 as one from test_refund
    where key = ${refund.key} and charge_id = ${refund.reference} and amount = ${refund.amount.minor}`)
  return known !== undefined
}
