import type { Db } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'

/** The booking's share of what was taken. */
export const enterPaid = (tx: Db, bookingId: string, minor: number): Promise<unknown> =>
  tx.later(sql`update booking set paid = ${minor}, changed_at = now() where id = ${bookingId}`)

/** Of an exchange: beside what was paid before. */
export const addPaid = (tx: Db, bookingId: string, minor: number): Promise<void> =>
  tx.later(sql`update booking set paid = paid + ${minor}, changed_at = now() where id = ${bookingId}`)

/** What was given back of each payment for a booking, or is about to be. */
export const refundsOf = (tx: Db, bookingId: string): Promise<{ paymentId: string; minor: number }[]> =>
  tx.query<{ paymentId: string; minor: number }>(sql`
    select payment_id as "paymentId", sum(amount)::bigint as minor from refund
    where booking_id = ${bookingId} group by payment_id`)

export interface DueRefund {
  id: string
  paymentId: string
  bookingId: string
  key: string
  amount: number
}

/** Written down before anybody is asked; under one key once. */
export async function putRefund(tx: Db, refund: Omit<DueRefund, 'id'>): Promise<string | undefined> {
  const { paymentId, bookingId, key, amount } = refund
  const row = await tx.one<{ id: string }>(sql`
    insert into refund (payment_id, booking_id, key, amount) values (${paymentId}, ${bookingId}, ${key}, ${amount})
    on conflict (key) do nothing returning id`)
  return row?.id
}

export interface OpenRefund extends DueRefund {
  status: 'Refunding' | 'Refunded' | 'RefundFailed'
  provider: string
  reference: string
  currency: string
  tries: number
}

/** Tried once more: counted before the provider is asked. */
export const takeRefund = (db: Db, id: string): Promise<OpenRefund | undefined> =>
  db.one<OpenRefund>(sql`
    update refund set tries = tries + 1 from payment where refund.id = ${id} and payment.id = refund.payment_id
    returning refund.id, refund.payment_id as "paymentId", refund.booking_id as "bookingId", refund.key, refund.amount,
      refund.status, payment.provider, payment.reference, payment.currency, refund.tries`)

/** True for the one who enters it; the sums of payment and booking follow. */
export async function enterRefunded(tx: Db, id: string): Promise<boolean> {
  const row = await tx.one<{ paymentId: string; bookingId: string; amount: number }>(sql`
    update refund set status = 'Refunded' where id = ${id} and status <> 'Refunded'
    returning payment_id as "paymentId", booking_id as "bookingId", amount`)
  if (!row) return false
  await tx.later(sql`
    update payment set refunded = refunded + ${row.amount},
      status = case when refunded + ${row.amount} >= captured then 'Refunded' else 'PartiallyRefunded' end
    where id = ${row.paymentId}`)
  await tx.later(sql`update booking set refunded = refunded + ${row.amount} where id = ${row.bookingId}`)
  return true
}

export const failRefund = (db: Db, id: string): Promise<unknown> =>
  db.query(sql`update refund set status = 'RefundFailed' where id = ${id} and status = 'Refunding'`)

/** For a person to see to; once for each kind and booking, while it waits. */
export const raiseWork = (db: Db, kind: string, bookingId: string): Promise<unknown> =>
  db.query(sql`
    insert into work_item (kind, booking_id, agency_id)
    select ${kind}, booking.id, purchase.agency_id from booking join purchase on purchase.id = booking.purchase_id
    where booking.id = ${bookingId}
    on conflict (kind, booking_id) do update set settled_at = null where work_item.settled_at is not null`)

/** All of its refunds have come right after all: nobody need see to them any more. */
export const settleRefunds = (tx: Db, bookingId: string): Promise<unknown> =>
  tx.query(sql`
    update work_item set settled_at = now()
    where kind = 'refund' and booking_id = ${bookingId} and settled_at is null
      and not exists (select from refund where refund.booking_id = ${bookingId} and refund.status = 'RefundFailed')`)
