import type { Db } from '../platform/db.ts'
import { type Sql, sql } from '../platform/sql.ts'

/**
 * Copies of the last ticket that was bought, four of a second after one another; of every seventh nobody knows yet when
 * it begins. All are called 'Many'.
 */
export const copyTicket = (db: Db, many: number) =>
  db.query(sql`
    with one as (select * from booking where status = 'Ticketed' and product = 'rail' order by created_at desc limit 1),
      file as (
        insert into purchase (correlation_id, account_id, agency_id, key, currency, language, expires_at)
        select 'many', purchase.account_id, purchase.agency_id, number::text, purchase.currency, purchase.language, now()
        from purchase join one on one.purchase_id = purchase.id, generate_series(0, ${many - 1}) as number
        returning id, key::integer as number)
    insert into booking (reference, purchase_id, position, bundle, product, supplier, status, offers, wanted, currency,
      price, title, lead_name, travel_start, created_at)
    select 'M' || lpad((number * 7919 % ${many})::text, 7, '0'), file.id, 0, 0, one.product, one.supplier,
      case when number % 2 = 0 then 'Ticketed' else 'Committed' end, one.offers, one.wanted, one.currency, one.price, 'Many', 'Ada',
      case when number % 7 > 0 then '2027-01-01T' || lpad((number % 24)::text, 2, '0') || ':00' end,
      now() - number / 4 * interval '1 second'
    from one, file`)

export async function manyInOrder(db: Db, order: Sql): Promise<string[]> {
  const rows = await db.query<{ reference: string }>(
    sql`select reference from booking where title = 'Many' order by ${order}, reference`,
  )
  return rows.map(({ reference }) => reference)
}

export const lastFirst = sql`(extract(epoch from created_at) * 1000)::bigint desc`
