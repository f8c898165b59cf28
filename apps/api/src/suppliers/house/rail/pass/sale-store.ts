import type { Instant } from '@portolan/supplier/outcome'
import type { CancelQuote } from '@portolan/supplier/reservation'
import { type Db, isMoved } from '../../../../platform/db.ts'
import { sql } from '../../../../platform/sql.ts'
import type { Sale } from './sale.ts'

/** In ten-thousandths of the catalogue's prices. */
export async function readLevel(db: Db): Promise<number> {
  const row = await db.one<{ level: number }>(sql`select basis_points as level from rail_pass_price`)
  if (!row) throw new Error('The price level of rail passes is not known.')
  return row.level
}

interface SaleRow {
  locator: string
  state: Sale['state']
  heldUntil: Date
  items: Sale['items']
  travelerRefs: string[]
}

const columns = sql`locator, state, held_until as "heldUntil", items, traveler_refs as "travelerRefs"`

const saleOf = ({ heldUntil, ...rest }: SaleRow): Sale => ({ ...rest, heldUntil: heldUntil.getTime() })

/** `sealed`: those who travel, not readable here. */
export async function addSale(db: Db, sale: Sale, sealed: string, now: Instant): Promise<void> {
  const { locator, state, heldUntil, items, travelerRefs } = sale
  await db.later(sql`
    insert into rail_pass_sale (locator, state, held_until, items, traveler_refs, travelers, sold_at)
    values (${locator}, ${state}, ${new Date(heldUntil)}, ${JSON.stringify(items)}::jsonb, ${travelerRefs}::text[],
      ${sealed}, ${new Date(now)})`)
}

/** Nobody else changes it until the end of the transaction. */
export async function lockSale(db: Db, locator: string): Promise<Sale | undefined> {
  const row = await db.one<SaleRow>(sql`select ${columns} from rail_pass_sale where locator = ${locator} for update`)
  return row && saleOf(row)
}

export async function findSale(db: Db, locator: string): Promise<Sale | undefined> {
  const row = await db.one<SaleRow>(sql`select ${columns} from rail_pass_sale where locator = ${locator}`)
  return row && saleOf(row)
}

export async function setState(db: Db, locator: string, state: Sale['state']): Promise<void> {
  await db.later(sql`update rail_pass_sale set state = ${state} where locator = ${locator}`)
}

/** What was done under a key. */
export interface Written {
  readonly input: string
  readonly locator: string
  readonly refund: CancelQuote | null
}

/**
 * For whoever comes first; who comes at the same moment waits here until that one is done. For all others the
 * transaction fails (`wasWritten`).
 */
export const claimKey = (db: Db, { key, input, locator }: Omit<Written, 'refund'> & { key: string }): Promise<void> =>
  db.later(sql`
    with claim as (
      insert into rail_pass_write (key, input, locator) values (${key}, ${input}, ${locator})
      on conflict (key) do nothing returning key
    )
    select must_hold(count(*) = 1) from claim`)

/** The key was claimed before. */
export const wasWritten = (error: unknown): boolean => isMoved(error)

export const keepRefund = (db: Db, key: string, refund: CancelQuote): Promise<void> =>
  db.later(sql`update rail_pass_write set refund = ${JSON.stringify(refund)}::jsonb where key = ${key}`)

export const findWritten = (db: Db, key: string): Promise<Written | undefined> =>
  db.one<Written>(sql`select input, locator, refund from rail_pass_write where key = ${key}`)

/** Who travelled is nobody's business long after the pass has run out, or after a hold that came to nothing. */
export const forgetTravelers = (db: Db, now: Instant): Promise<unknown> =>
  db.query(sql`
    update rail_pass_sale set travelers = '' where travelers <> '' and case state
      when 'confirmed' then (items -> 0 ->> 'start')::date + 122 < ${new Date(now)}::timestamptz::date
      else held_until < ${new Date(now)}::timestamptz - interval '30 days' end`)
