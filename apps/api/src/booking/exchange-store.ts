import type { Db } from '../platform/db.ts'
import { timeOf } from '../platform/instant-store.ts'
import { sql } from '../platform/sql.ts'
import type { AgreedExchange } from './booking.ts'

/** Those of the booking that nobody took in time go with it. */
export async function putExchangeQuote(tx: Db, bookingId: string, terms: AgreedExchange): Promise<void> {
  await tx.query(sql`
    delete from exchange_quote where booking_id = ${bookingId} and used_at is null and expires_at <= now()`)
  await tx.query(sql`
    insert into exchange_quote (id, booking_id, terms, expires_at)
    values (${terms.id}, ${bookingId}, ${JSON.stringify(terms)}, ${timeOf(terms.expiresAt)})`)
}

/** Only this booking's own, and only while it is good. */
export async function findExchangeQuote(db: Db, bookingId: string, id: string): Promise<AgreedExchange | undefined> {
  const row = await db.one<{ terms: AgreedExchange }>(sql`
    select terms from exchange_quote
    where id::text = ${id} and booking_id = ${bookingId} and used_at is null and expires_at > now()`)
  return row?.terms
}

/** Once: and every other one of the booking was for a journey that it has no longer. */
export async function spendExchangeQuote(tx: Db, bookingId: string, id: string): Promise<AgreedExchange | undefined> {
  const found = await findExchangeQuote(tx, bookingId, id)
  if (found)
    await tx.query(sql`update exchange_quote set used_at = now() where booking_id = ${bookingId} and used_at is null`)
  return found
}
