import type { Standing } from '@portolan/domain/may'
import type { Product } from '@portolan/domain/product'
import type { Db } from '../platform/db.ts'
import { type Sql, sql } from '../platform/sql.ts'
import type { CodeKind } from './guest-code-store.ts'

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

/** For any query that selects from `purchase`. */
const isBuyers = ({ accountId, sessionHash }: Reach): Sql =>
  accountId === undefined
    ? sql`(purchase.account_id is null and purchase.session_hash = ${sessionHash})`
    : sql`purchase.account_id = ${accountId}`

const isOfAgency = ({ agencyId }: Reach): Sql =>
  agencyId === undefined ? sql`false` : sql`purchase.agency_id = ${agencyId}`

/** For any query that selects from `booking`. */
const isClaimed = ({ accountId }: Reach): Sql =>
  accountId === undefined ? sql`false` : sql`booking.claimed_by = ${accountId}`

const isUnclaimed = sql`booking.claimed_by is null`

/** For any query that selects from `listed_booking`, which says whose each booking is; nobody but an account has a list. */
export const isAccounts = ({ accountId }: Reach): Sql =>
  accountId === undefined ? sql`false` : sql`account_id = ${accountId}`

/** What somebody of an agency has bought for themselves: nobody leaves an agency for another one. */
export const isBesideAgency = (reach: Reach): Sql => sql`${isAccounts(reach)} and agency_id is null`

/** For lists, of any query that selects from `booking`: what was opened by a code is looked at alone. */
export const isListed = (reach: Reach): Sql => {
  const isInList =
    reach.agencyId === undefined
      ? isAccounts(reach)
      : sql`(agency_id = ${reach.agencyId} or (${isBesideAgency(reach)}))`
  return sql`exists (select from listed_booking where listed_booking.booking_id = booking.id and ${isInList})`
}

const isOwn = (reach: Reach): Sql => sql`(${isClaimed(reach)} or (${isUnclaimed} and ${isBuyers(reach)}))`

const isColleagues = (reach: Reach): Sql => sql`(${isUnclaimed} and ${isOfAgency(reach)})`

const isOpened = ({ sessionHash }: Reach, kinds: readonly CodeKind[]): Sql => sql`
  exists (select from guest_opening join guest_code on guest_code.hash = guest_opening.code_hash
    where guest_opening.booking_id = booking.id and guest_opening.session_hash = ${sessionHash}
      and guest_code.kind = any(${[...kinds]}) and guest_code.revoked_at is null and guest_code.expires_at > now())`

/** A code manages a booking only while it is nobody's account: its owner decides. */
const isManaged = (reach: Reach): Sql =>
  sql`(${isUnclaimed} and purchase.account_id is null and ${isOpened(reach, ['manage'])})`

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** By what customers are told, or by our own id. */
const isNamed = (name: string): Sql =>
  uuid.test(name) ? sql`booking.id = ${name.toLowerCase()}` : sql`booking.reference = ${name.trim().toUpperCase()}`

export interface Seen {
  id: string
  purchaseId: string
  seenAs: Standing
}

/** By the best reason there is to see it. */
export const findSeen = (db: Db, reach: Reach, name: string): Promise<Seen | undefined> =>
  db.one<Seen>(sql`
    select booking.id, booking.purchase_id as "purchaseId",
      case when ${isOwn(reach)} then 'own' when ${isColleagues(reach)} then 'colleague'
        when ${isManaged(reach)} then 'manage' else 'look' end as "seenAs"
    from booking join purchase on purchase.id = booking.purchase_id
    where ${isNamed(name)}
      and (${isOwn(reach)} or ${isColleagues(reach)} or ${isOpened(reach, ['look', 'manage'])})`)

/** For the log alone: somebody has asked for what is another's. */
export const findAnybodys = (db: Db, name: string): Promise<{ id: string } | undefined> =>
  db.one<{ id: string }>(sql`select booking.id from booking where ${isNamed(name)}`)
