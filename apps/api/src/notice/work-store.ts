import type { Instant } from '@portolan/supplier/outcome'
import type { Db } from '../platform/db.ts'
import { instantOf } from '../platform/instant-store.ts'
import { sql } from '../platform/sql.ts'
import { idOrNone } from '../platform/uuid.ts'

export interface OpenWork {
  id: string
  kind: string
  at: Instant
  bookingId: string
  purchaseId: string
  status: string
}

/** Whose work list it is. The shop's own agency also sees to what consumers bought. */
export interface Staff {
  agencyId: string
  shopAgency: string | undefined
}

const open = ({ agencyId, shopAgency = '' }: Staff) => sql`
  select work_item.id, work_item.kind, ${instantOf(sql`work_item.at`)} as at,
    work_item.booking_id as "bookingId", booking.purchase_id as "purchaseId", booking.status
  from work_item join booking on booking.id = work_item.booking_id
  where work_item.settled_at is null and (work_item.agency_id = ${agencyId} or (work_item.agency_id is null
    and exists (select 1 from agency where agency.id = ${agencyId} and agency.name = ${shopAgency})))`

export const listWork = (db: Db, staff: Staff): Promise<OpenWork[]> =>
  db.query<OpenWork>(sql`${open(staff)} order by work_item.at, work_item.id limit 500`)

/** Nobody else acts on it until the transaction ends; another agency's is none. */
export const lockWork = (tx: Db, staff: Staff, id: string): Promise<OpenWork | undefined> =>
  tx.one<OpenWork>(sql`${open(staff)} and work_item.id = ${idOrNone(id)} for update of work_item`)

export const setNote = (tx: Db, id: string, note: string) =>
  tx.query(sql`update work_item set note = ${note} where id = ${id}`)

export const settleWork = (tx: Db, id: string) =>
  tx.query(sql`update work_item set settled_at = now() where id = ${id}`)

/** Somebody looks at the purchase at once, as if for the first time. */
export const wakePurchase = (tx: Db, id: string) =>
  tx.query(sql`update purchase set due_at = now(), tries = 0, moved_at = now() where id = ${id}`)

/** Refunds that were given up are tried again. */
export const reopenRefunds = (tx: Db, bookingId: string): Promise<{ id: string }[]> =>
  tx.query<{ id: string }>(sql`
    update refund set status = 'Refunding', tries = 0 where booking_id = ${bookingId} and status = 'RefundFailed'
    returning id`)
