import type { AgencySettings } from '@portolan/contract/agency'
import type { Db } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'

export const findSettings = async (db: Db, agencyId: string): Promise<AgencySettings> =>
  (await db.one<AgencySettings>(sql`
    select papers_to_travelers as "papersToTravelers" from agency where id = ${agencyId}`)) ?? {
    papersToTravelers: false,
  }

export const putSettings = (db: Db, agencyId: string, { papersToTravelers }: AgencySettings) =>
  db.query(sql`update agency set papers_to_travelers = ${papersToTravelers} where id = ${agencyId}`)
