import type { Db } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'

export const ids = {
  agency: '00000000-0000-4000-8000-000000000001',
  otherAgency: '00000000-0000-4000-8000-000000000002',
  /** Buys for the agency. */
  ana: '00000000-0000-4000-8000-00000000000a',
  customer: '00000000-0000-4000-8000-00000000000c',
}

export async function putPeople(on: Pick<Db, 'query'>): Promise<void> {
  await on.query(sql`insert into agency (id, name) values (${ids.agency}, 'Ours'), (${ids.otherAgency}, 'Theirs')`)
  await on.query(sql`
    insert into account (id, username, email, first_name, last_name, standing, agency_id)
    values (${ids.ana}, 'ana', 'ana@example.com', 'Ana', 'One', 'active', ${ids.agency}),
      (${ids.customer}, 'cleo', 'cleo@example.com', 'Cleo', 'Two', 'active', null)`)
}

export const bought = ['Ticketed', 'Ticketed'] as const

/** Orders of one item, a flight with its hotel: each with these two statuses. */
export const putPackages = (on: Pick<Db, 'query'>, pairs: readonly (readonly [string, string])[]) =>
  on.query(sql`
    with pair as (select * from unnest(${pairs.map(([one]) => one)}::text[], ${pairs.map(([, two]) => two)}::text[])
        with ordinality as pair (flight, hotel, number)),
      file as (
        insert into purchase (correlation_id, account_id, agency_id, key, currency, language, expires_at)
        select 'c', ${ids.ana}, ${ids.agency}, gen_random_uuid() || ' ' || number, 'USD', 'en', now() from pair
        returning id, split_part(key, ' ', 2)::integer as number)
    insert into booking (reference, purchase_id, position, bundle, product, supplier, status, offers, wanted, currency, price,
      title, created_at)
    select part.product || file.id, file.id, part.position, 0, part.product, 's',
      case part.position when 0 then pair.flight else pair.hotel end, '[]', '{}', 'USD', 100, 'A part',
      now() - file.number * interval '1 hour'
    from pair join file using (number), (values (0, 'air'), (1, 'hotel')) as part (position, product)`)
