import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadCatalogue } from '../place/catalogue/load.ts'
import { spellingsOf } from '../place/spelling.ts'
import type { Database } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import { operators } from '../suppliers/house/rail/catalogue/operators.ts'
import { type ImportOrder, type ImportReport, importGtfs } from '../suppliers/house/rail/gtfs/import.ts'
import { makeFinder } from '../suppliers/house/rail/router/find-journeys.ts'
import type { Journey, JourneyQuery } from '../suppliers/house/rail/router/journey.ts'
import { buildNetwork } from '../suppliers/house/rail/router/network.ts'
import { readTimetable } from '../suppliers/house/rail/timetable/store.ts'
import { openTestDatabase } from './backend.ts'
import { zip } from './zip.ts'

const { stations } = loadCatalogue()

/** Without the trains of the house, which would answer too. */
export async function openBareDatabase(): Promise<Database> {
  const db = await openTestDatabase()
  await db.query(sql`delete from rail_feed`)
  return db
}

export const importFile = (db: Database, order: ImportOrder): Promise<ImportReport> =>
  importGtfs({ db, stations, operators, spell: spellingsOf }, order)

type Files = Readonly<Record<string, string | Buffer>>

/** The files zipped, or the bytes as they are, imported under the name 'small'. */
export async function importFiles(
  db: Database,
  files: Files | Buffer,
  order: Partial<ImportOrder> = {},
): Promise<ImportReport> {
  const folder = mkdtempSync(join(tmpdir(), 'portolan-gtfs-'))
  const file = join(folder, 'feed.zip')
  try {
    writeFileSync(file, Buffer.isBuffer(files) ? files : zip(files))
    return await importFile(db, { file, feed: 'small', ...order })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What the database holds, ready to be asked. */
export async function openFinder(db: Database): Promise<(query: JourneyQuery) => readonly Journey[]> {
  const network = buildNetwork()
  for await (const page of readTimetable(db)) network.add(page)
  return makeFinder(network.finish())
}
