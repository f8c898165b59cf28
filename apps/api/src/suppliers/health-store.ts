import type { SupplierProduct } from '@portolan/supplier/offer'
import type { Health } from '@portolan/supplier/supplier'
import type { Db } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'

export interface Found {
  supplier: string
  products: SupplierProduct[]
  status: Health['status']
  latencyMs: number | null
  message: string | null
  checkedAt: Date
}

/** What this node wrote last of a supplier. */
export interface Entry {
  id: number
  status: Health['status']
}

/** The same status again only moves its row on; another begins a new one. */
export async function recordHealth(
  db: Db,
  node: string,
  { supplier, products, status, latencyMs, message }: Omit<Found, 'checkedAt'>,
  last: Entry | undefined,
): Promise<Entry | undefined> {
  if (last?.status === status) {
    const moved = await db.one<Entry>(sql`
      update supplier_health set checked_at = now(), latency_ms = ${latencyMs}, message = ${message}
      where id = ${last.id} returning id, status`)
    if (moved) return moved
  }
  return db.one<Entry>(sql`
    insert into supplier_health (supplier, node, products, status, latency_ms, message)
    values (${supplier}, ${node}, ${products}, ${status}, ${latencyMs}, ${message}) returning id, status`)
}

/** The latest word of every other node that has been seen within two minutes, by the database's clock. */
export const readHealthElsewhere = (db: Db, node: string): Promise<Found[]> =>
  db.query<Found>(sql`
    select distinct on (supplier, node)
      supplier, products, status, latency_ms as "latencyMs", message, checked_at as "checkedAt"
    from supplier_health
    where checked_at > now() - interval '2 minutes' and node <> ${node}
    order by supplier, node, id desc`)

export async function sweepHealth(db: Db): Promise<void> {
  await db.query(sql`delete from supplier_health where checked_at < now() - interval '30 days'`)
}
