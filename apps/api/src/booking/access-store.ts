import type { Product } from '@portolan/domain/product'
import type { Db } from '../platform/db.ts'
import { type Sql, sql } from '../platform/sql.ts'

/** How far somebody's eyes go. */
export interface Reach {
  /** Absent for guests. */
  accountId: string | undefined
  /** Of those who may see what their colleagues have bought. */
  agencyId: string | undefined
  sessionHash: string
  /** Kinds of bookings that are in no list. */
  closedProducts: readonly Product[]
}

/** Why somebody sees a booking: it is the own one, was opened by its code, or is a colleague's. */
export type SeenAs = 'own' | 'opened' | 'colleague'

const isOwn = ({ accountId, sessionHash }: Reach): Sql =>
  accountId === undefined
    ? sql`(purchase.account_id is null and purchase.session_hash = ${sessionHash})`
    : sql`purchase.account_id = ${accountId}`

const isOpened = ({ sessionHash }: Reach): Sql => sql`
  exists (select 1 from guest_opening join guest_code on guest_code.hash = guest_opening.code_hash
    where guest_opening.booking_id = booking.id and guest_opening.session_hash = ${sessionHash}
      and guest_code.revoked_at is null and guest_code.expires_at > now())`

const isColleagues = ({ agencyId }: Reach): Sql =>
  agencyId === undefined ? sql`false` : sql`purchase.agency_id = ${agencyId}`

/** For lists: what was opened by a code is looked at alone. */
export const isListed = (reach: Reach): Sql => sql`(${isOwn(reach)} or ${isColleagues(reach)})`

/** For any query that selects from `booking` and its `purchase`. */
const isSeen = (reach: Reach): Sql => sql`(${isOwn(reach)} or ${isColleagues(reach)} or ${isOpened(reach)})`

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** By what customers are told, or by our own id. */
const isNamed = (name: string): Sql =>
  uuid.test(name) ? sql`booking.id = ${name.toLowerCase()}` : sql`booking.reference = ${name.trim().toUpperCase()}`

export interface Seen {
  id: string
  purchaseId: string
  seenAs: SeenAs
}

export const findSeen = (db: Db, reach: Reach, name: string): Promise<Seen | undefined> =>
  db.one<Seen>(sql`
    select booking.id, booking.purchase_id as "purchaseId",
      case when ${isOwn(reach)} then 'own' when ${isColleagues(reach)} then 'colleague' else 'opened' end as "seenAs"
    from booking join purchase on purchase.id = booking.purchase_id
    where ${isNamed(name)} and ${isSeen(reach)}`)

/** For the log alone: somebody has asked for what is another's. */
export const findAnybodys = (db: Db, name: string): Promise<{ id: string } | undefined> =>
  db.one<{ id: string }>(sql`select booking.id from booking where ${isNamed(name)}`)
