import { decidingStatuses } from '@portolan/domain/booking/lifecycle'
import { sql } from '../platform/sql.ts'

/* For any query that selects from `booking` by the names of its record. */

/** For a part of the same item of an order as `booking`, itself included. */
export const isBeside = sql`part.purchase_id = booking."purchaseId" and part.bundle = booking.bundle`

/** Bought together with something of another kind, or not at all. */
export const isOfPackage = sql`exists (select from booking part where ${isBeside} and part.product <> booking.product)`

/** A package is one row: that of its first part. */
export const isFirst = sql`not exists (
  select from booking part where ${isBeside} and part.position < booking.position and ${isOfPackage})`

/** Where it stands: of a package, where the part does which decides. */
export const standing = sql`case when ${isOfPackage} then (
    select part.status from booking part where ${isBeside}
    order by array_position(${[...decidingStatuses]}::text[], part.status) limit 1)
  else booking.status end`

export const soldAs = sql`case when ${isOfPackage} then 'package' else booking.product end`
