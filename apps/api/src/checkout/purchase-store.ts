import type { SellingCurrency } from '@portolan/domain/currency'
import type { Language } from '@portolan/domain/language'
import type { Instant } from '@portolan/supplier/outcome'
import type { Traveler } from '@portolan/supplier/traveler'
import type { Contact } from '../booking/booking.ts'
import type { Safe } from '../platform/crypto.ts'
import type { Db } from '../platform/db.ts'
import { timeOf } from '../platform/instant-store.ts'
import type { Owner } from '../platform/owner.ts'
import { type Sql, sql } from '../platform/sql.ts'
import { bookingBegun, type NewBooking } from './booking-store.ts'
import type { Order } from './order.ts'
import { type Answers, sealFor } from './sealed.ts'
import { type Turn, turnOf } from './turn-store.ts'

export interface NewPurchase {
  id: string
  owner: Owner
  agencyId: string | undefined
  key: string
  correlationId: string
  currency: SellingCurrency
  language: Language
  timeZone: string | null
  createdAt: Instant
  expiresAt: Instant
}

const ownerColumns = (owner: Owner) => ({
  accountId: 'accountId' in owner ? owner.accountId : null,
  sessionHash: 'sessionHash' in owner ? owner.sessionHash : null,
})

/** What it is when it has been put, with its bookings. */
export const orderBegun = (purchase: NewPurchase, bookings: readonly NewBooking[]): Order => {
  const { owner, agencyId = null, key: _, ...rest } = purchase
  return {
    ...{ ...rest, ...ownerColumns(owner), agencyId, bookings: bookings.map(bookingBegun) },
    ...{
      travelers: [],
      contact: null,
      payment: undefined,
      payments: [],
      version: 0,
      sent: null,
      tries: 0,
      sinceMs: 0,
    },
  }
}

/** Where the owner has begun one under this key already, the transaction fails (`wasMoved`). */
export async function putPurchase(tx: Db, purchase: NewPurchase): Promise<void> {
  const { id, owner, agencyId, key, correlationId, currency, language, timeZone, createdAt, expiresAt } = purchase
  const { accountId, sessionHash } = ownerColumns(owner)
  await tx.later(sql`
    with begun as (
      insert into purchase (id, correlation_id, account_id, session_hash, agency_id, key, currency, language, time_zone,
        created_at, expires_at, due_at)
      values (${id}, ${correlationId}, ${accountId}, ${sessionHash}, ${agencyId ?? null}, ${key}, ${currency},
        ${language}, ${timeZone}, ${timeOf(createdAt)}, ${timeOf(expiresAt)}, ${timeOf(expiresAt)})
      on conflict do nothing returning id
    )
    select must_hold(false) from begun having count(*) <> 1`)
}

/** What was begun under its key may be begun again, as another order. */
export const freeKey = (turn: Turn, id: string): Promise<void> => turn.set(sql`key = key || ' ' || ${id}`)

/** The agency's own number of the file that the order belongs to. */
export const fileNumberIs = (fileNumber: string): Sql => sql`file_number = ${fileNumber}`

interface People {
  travelers: readonly Traveler[]
  contact: Contact
  answers?: Answers
  /** The agency's own; left out: what it was. */
  fileNumber?: string | undefined
}

/** Whoever travels, whom to reach, and what they answered where that is told: sealed with the purchase's own id. */
export function peopleIn(safe: Pick<Safe, 'seal'>, id: string, people: People): Sql {
  const { travelers, contact, answers, fileNumber } = people
  const seal = (value: unknown) => sealFor(safe, id, JSON.stringify(value))
  // Most products ask nothing: an empty list would be sealed, and opened at every reading.
  const answered = answers ? sql`, answers = ${Object.keys(answers).length > 0 ? seal(answers) : null}` : sql``
  const filed = fileNumber === undefined ? sql`` : sql`, ${fileNumberIs(fileNumber)}`
  return sql`travelers = ${seal(travelers)}, contact = ${seal(contact)}${answered}${filed}`
}

/** Whom to reach about some bookings of a purchase: sealed as the people are; null: whom to reach about the purchase. */
export const putContact = (
  tx: Db,
  safe: Pick<Safe, 'seal'>,
  id: string,
  { bookingIds, contact }: { bookingIds: readonly string[]; contact: Contact | null },
): Promise<void> =>
  tx.later(sql`
    update booking set contact = ${contact && sealFor(safe, id, JSON.stringify(contact))}
    where purchase_id = ${id} and id = any(${[...bookingIds]})`)

export const putPeople = (tx: Db, safe: Pick<Safe, 'seal'>, id: string, people: People): Promise<void> =>
  turnOf(tx, id).set(peopleIn(safe, id, people))
