import type { Db } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'

/** Null means all of them. */
export interface MarkupRule {
  id: string
  agencyId: string | null
  product: string | null
  supplier: string | null
  /** Hundredths of a percent of the supplier's total. */
  basisPoints: number
}

export const loadRules = (db: Db): Promise<MarkupRule[]> =>
  db.query<MarkupRule>(sql`
    select id, agency_id as "agencyId", product, supplier, basis_points as "basisPoints" from markup_rule`)

const houseBasisPoints = 400

/** The demo earns something on everything; a rule for everybody that is there already is left as it is. */
export async function seedHouseRule(db: Db): Promise<void> {
  await db.query(sql`insert into markup_rule (basis_points) values (${houseBasisPoints}) on conflict do nothing`)
}
