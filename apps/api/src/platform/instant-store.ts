import { type Sql, sql } from './sql.ts'

/** A moment as it is told outside the database: milliseconds since 1970. */
export const instantOf = (moment: Sql): Sql => sql`(extract(epoch from ${moment}) * 1000)::bigint`

/** Such a one as the database keeps it; null stays null. */
export const timeOf = (instant: number | null): Sql => sql`to_timestamp(${instant}::double precision / 1000)`
