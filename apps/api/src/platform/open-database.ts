import { join } from 'node:path'
import type { Database } from './db.ts'
import { openPglite } from './db-pglite.ts'
import { openPostgres } from './db-postgres.ts'
import { StartRefused } from './start-refused.ts'

interface Where {
  databaseUrl?: string | undefined
  dataDir: string
}

export async function openDatabase({ databaseUrl, dataDir }: Where): Promise<Database> {
  if (databaseUrl) {
    return openPostgres(databaseUrl).catch(() => {
      throw new StartRefused('DATABASE_URL cannot be reached. Start PostgreSQL there, correct the address, or leave it out.')
    })
  }
  const directory = join(dataDir, 'database')
  return openPglite({ directory }).catch(() => {
    throw new StartRefused(
      `The database in ${directory} cannot be opened. Restore it from a backup, or move the folder away to start afresh.`,
    )
  })
}
