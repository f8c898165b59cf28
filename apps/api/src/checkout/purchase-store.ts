import type { Language } from '@portolan/domain/language'
import type { Instant } from '@portolan/supplier/outcome'
import type { Traveler } from '@portolan/supplier/traveler'
import type { Contact } from '../booking/booking.ts'
import type { Safe } from '../platform/crypto.ts'
import type { Db } from '../platform/db.ts'
import { timeOf } from '../platform/instant-store.ts'
import type { Owner } from '../platform/owner.ts'
import { type Sql, sql } from '../platform/sql.ts'
import { type Answers, sealFor } from './sealed.ts'
import { turnOf } from './turn-store.ts'

export interface NewPurchase {
  id: string
  owner: Owner
  agencyId: string | undefined
  key: string
  correlationId: string
  currency: string
  language: Language
  expiresAt: Instant
}

/** Where the owner has begun one under this key already, the transaction fails (`wasMoved`). */
export async function putPurchase(tx: Db, purchase: NewPurchase): Promise<void> {
  const { id, owner, agencyId, key, correlationId, currency, language, expiresAt } = purchase
  await tx.later(sql`
    with begun as (
      insert into purchase (id, correlation_id, account_id, session_hash, agency_id, key, currency, language, expires_at, due_at)
      values (${id}, ${correlationId}, ${'accountId' in owner ? owner.accountId : null},
        ${'sessionHash' in owner ? owner.sessionHash : null}, ${agencyId ?? null}, ${key}, ${currency}, ${language},
        ${timeOf(expiresAt)}, ${timeOf(expiresAt)})
      on conflict do nothing returning id
    )
    select must_hold(count(*) = 1) from begun`)
}

interface People {
  travelers: readonly Traveler[]
  contact: Contact
  answers?: Answers
}

/** Whoever travels, whom to reach, and what they answered where that is told: sealed with the purchase's own id. */
export function peopleIn(safe: Pick<Safe, 'seal'>, id: string, { travelers, contact, answers }: People): Sql {
  const seal = (value: unknown) => sealFor(safe, id, JSON.stringify(value))
  const answered = answers ? sql`, answers = ${seal(answers)}` : sql``
  return sql`travelers = ${seal(travelers)}, contact = ${seal(contact)}${answered}`
}

export const putPeople = (tx: Db, safe: Pick<Safe, 'seal'>, id: string, people: People): Promise<void> =>
  turnOf(tx, id).set(peopleIn(safe, id, people))
