import type { PaymentStatus } from '@portolan/domain/booking/payment'
import type { InvoiceTo } from '../booking/booking.ts'
import type { Safe } from '../platform/crypto.ts'
import type { Db } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import type { PaymentRecord } from './order.ts'
import { sealFor } from './sealed.ts'

/** To be asked for at once: the step that does it is written down in the same transaction. Answers what is kept. */
export async function putPayment(
  tx: Db,
  safe: Pick<Safe, 'seal'>,
  payment: Pick<PaymentRecord, 'id' | 'purchaseId' | 'method' | 'provider' | 'token' | 'amount'> & {
    bookingId?: string
    invoiceTo?: InvoiceTo | undefined
  },
): Promise<PaymentRecord> {
  const { id, purchaseId, bookingId = null, method, provider, token, amount, invoiceTo = null } = payment
  const billed = invoiceTo && sealFor(safe, purchaseId, JSON.stringify(invoiceTo))
  await tx.later(sql`
    insert into payment (id, purchase_id, booking_id, method, provider, token, status, currency, amount, invoice_to,
      created_at)
    values (${id}, ${purchaseId}, ${bookingId}, ${method}, ${provider}, ${sealFor(safe, purchaseId, token)},
      'Authorizing', ${amount.currency}, ${amount.minor}, ${billed}, clock_timestamp())`)
  const nothing = { captured: { ...amount, minor: 0 }, reference: null, nextAction: null, reason: null }
  return { id, purchaseId, bookingId, method, provider, token, invoiceTo, status: 'Authorizing', amount, ...nothing }
}

export interface PaymentChanges {
  reference?: string
  nextAction?: PaymentRecord['nextAction']
  reason?: string | null
  captured?: number
}

/** Only while it stands where it stood; else the transaction fails. */
export async function setPayment(
  tx: Db,
  { id, status }: Pick<PaymentRecord, 'id' | 'status'>,
  to: PaymentStatus,
  { reference, nextAction, reason, captured }: PaymentChanges = {},
): Promise<void> {
  await tx.later(sql`
    with moved as (update payment set status = ${to}, reference = coalesce(${reference ?? null}, reference),
      next_action = ${nextAction ? JSON.stringify(nextAction) : null}, reason = coalesce(${reason ?? null}, reason),
      captured = coalesce(${captured ?? null}::bigint, captured)
    where id = ${id} and status = ${status} returning id)
    select must_hold(false) from moved having count(*) <> 1`)
}
