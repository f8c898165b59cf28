import type { Db } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import { referenceDay, referenceRates } from './catalogue/reference-rate.ts'

export interface StoredRate {
  base: string
  quote: string
  /** Decimal text. */
  rate: string
  /** YYYY-MM-DD. */
  day: string
}

export interface RateTable {
  /** YYYY-MM-DD by the database's clock, UTC. */
  today: string
  /** The newest of each pair. */
  rates: readonly StoredRate[]
}

const today = sql`(now() at time zone 'UTC')::date`

/** A rate of a day to come is on record and does not count yet. */
export async function loadRates(db: Db): Promise<RateTable> {
  const [clock, rates] = await Promise.all([
    db.one<{ today: string }>(sql`select ${today} as today`),
    db.query<StoredRate>(sql`
      select distinct on (base, quote) base, quote, rate, day from exchange_rate
      where day <= ${today} order by base, quote, day desc`),
  ])
  return { today: clock?.today ?? '', rates }
}

/** Adds what is missing of the reference rates; newer ones count before them. */
export async function seedRates(db: Db): Promise<void> {
  await db.query(sql`
    insert into exchange_rate (base, quote, rate, day)
    select 'USD', quote, rate::numeric, ${referenceDay}::date
    from unnest(${Object.keys(referenceRates)}::text[], ${Object.values(referenceRates)}::text[]) as reference (quote, rate)
    on conflict do nothing`)
}
