import { sql } from '../platform/sql.ts'

/** For any query that selects from `booking` by the names of its record: bought together with something of another kind, or not at all. */
export const isOfPackage = sql`exists (select from booking part
  where part.purchase_id = booking."purchaseId" and part.bundle = booking.bundle and part.product <> booking.product)`
