import { decidingStatuses } from '@portolan/domain/booking/lifecycle'
import type { Db } from '../platform/db.ts'
import { type Sql, sql } from '../platform/sql.ts'

const isBeside = sql`part.purchase_id = booking.purchase_id and part.bundle = booking.bundle`
const isOfPackage = sql`exists (select from booking part where ${isBeside} and part.product <> booking.product)`

/** Where each stands, what it was sold as and whose it is, found out from the bookings themselves. */
const derived = sql`(
  select * from (
    select booking.id as booking_id, booking.reference, coalesce(booking.claimed_by, purchase.account_id) as account_id,
      case when booking.claimed_by is null then purchase.agency_id end as agency_id,
      booking.created_at::timestamptz(3) as created_at, booking.travel_start,
      case when ${isOfPackage} then 'package' else booking.product end as sold_as,
      case when ${isOfPackage} then (
          select part.status from booking part where ${isBeside}
          order by array_position(${[...decidingStatuses]}::text[], part.status) limit 1)
        else booking.status end as standing,
      (select string_agg(lower(concat_ws(chr(10), part.reference, part.locator, part.lead_name, part.title)), chr(10)
          order by part.position)
        from booking part where ${isBeside} and (${isOfPackage} or part.id = booking.id)) as words
    from booking join purchase on purchase.id = booking.purchase_id
    where not exists (
      select from booking part where ${isBeside} and part.position < booking.position and ${isOfPackage})) as first
  where standing <> 'Pending' and coalesce(account_id, agency_id) is not null)`

/** What lists are read from and counted by says what the bookings say. */
export const listedFaults: Readonly<Record<string, Sql>> = {
  'listed otherwise than it is': sql`
    select derived, listed from ${derived} as derived full join listed_booking listed using (booking_id)
    where (derived.reference, derived.account_id, derived.agency_id, derived.created_at, derived.travel_start,
        derived.sold_as, derived.standing, derived.words)
      is distinct from (listed.reference, listed.account_id, listed.agency_id, listed.created_at, listed.travel_start,
        listed.sold_as, listed.standing, listed.words)`,
  'counted otherwise than it is listed': sql`
    select agency_id, sold_as, known.many, listed.many as really
    from (select agency_id, sold_as, sum(change) as many from listed_booking_change group by 1, 2) as known
    full join (select agency_id, sold_as, count(*) as many from listed_booking where agency_id is not null group by 1, 2)
      as listed using (agency_id, sold_as)
    where coalesce(known.many, 0) <> coalesce(listed.many, 0)`,
}

/** By name, the first few of each; none is right. */
export async function findListedFaults(db: Pick<Db, 'query'>): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {}
  for (const [name, fault] of Object.entries(listedFaults)) {
    const rows = await db.query(fault)
    if (rows.length > 0) found[name] = rows.slice(0, 3)
  }
  return found
}
