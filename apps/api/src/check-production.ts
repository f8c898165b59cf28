import { accessSync, constants, cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Config, examineSettings, listWarnings } from './config.ts'
import { unwritable } from './platform/data-dir.ts'
import { findHolder, inUse } from './platform/data-dir-lock.ts'
import type { Database, Db } from './platform/db.ts'
import { checkMigrations } from './platform/migrate.ts'
import { openCache } from './platform/open-cache.ts'
import { folderOf, isDamage, openDatabase, unusable } from './platform/open-database.ts'
import { StartRefused } from './platform/start-refused.ts'
import { checkSecrets, describeUses } from './secrets.ts'

/** One line of the report. */
interface Finding {
  is: 'ok' | 'warning' | 'refused'
  sentence: string
}

/** What a piece of work finds: it succeeds with warnings, or it is refused with one sentence. */
async function look(success: string, config: Config, work: () => Promise<readonly string[]>): Promise<Finding[]> {
  try {
    const warnings = await work()
    return [{ is: 'ok', sentence: success }, ...warnings.map((sentence) => ({ is: 'warning' as const, sentence }))]
  } catch (error) {
    const refusal = isDamage(error) ? unusable(config) : error
    if (!(refusal instanceof StartRefused)) throw error
    return [{ is: 'refused', sentence: refusal.message }]
  }
}

/** The first start makes the folders that are missing, below one that it may write to. */
async function checkDataDir({ dataDir }: Config): Promise<string[]> {
  let folder = dataDir
  while (!existsSync(folder) && folder !== dirname(folder)) folder = dirname(folder)
  try {
    accessSync(folder, constants.W_OK)
    readdirSync(folder)
  } catch {
    throw unwritable(dataDir)
  }
  return []
}

/** To open an embedded database is to write into its folder, so a copy of it is opened. */
async function openCopy(config: Config): Promise<Database> {
  const { dataDir } = config
  const holder = await findHolder(dataDir)
  if (holder) throw inUse(dataDir, holder)
  const aside = mkdtempSync(join(tmpdir(), 'portolan-check-'))
  const remove = () => rmSync(aside, { recursive: true, force: true })
  try {
    cpSync(folderOf(config), folderOf({ dataDir: aside }), { recursive: true })
    const db = await openDatabase({ dataDir: aside })
    return { ...db, close: () => db.close().finally(remove) }
  } catch (error) {
    remove()
    throw error instanceof StartRefused ? new StartRefused(error.message.replaceAll(aside, dataDir)) : error
  }
}

function isNew(config: Config): boolean {
  if (config.databaseUrl) return false
  const folder = folderOf(config)
  return !existsSync(folder) || (statSync(folder).isDirectory() && readdirSync(folder).length === 0)
}

async function lookForUses(db: Db, config: Config): Promise<Finding[]> {
  const { uses, warnings } = await describeUses(db, config)
  return [
    ...uses.map((sentence) => ({ is: 'ok' as const, sentence })),
    ...warnings.map((sentence) => ({ is: 'warning' as const, sentence })),
  ]
}

/** In a transaction that may not write, whatever the checks would do. */
const lookInside = (db: Database, config: Config): Promise<Finding[]> =>
  db.transaction(async (tx: Db) => {
    await tx.script('set transaction read only')
    return [
      ...(await look('The migrations are those of this program.', config, async () => {
        const { missing } = await checkMigrations(tx)
        return missing.length > 0 ? [`The next start runs ${missing.length} migrations: make a backup first.`] : []
      })),
      ...(await look('The secret opens what is stored, and is hard to guess.', config, () => checkSecrets(tx, config))),
      ...(await lookForUses(tx, config)),
    ]
  })

async function checkDatabase(config: Config): Promise<Finding[]> {
  if (isNew(config)) return [{ is: 'ok', sentence: 'There is no database yet: the first start makes it.' }]
  let db: Database | undefined
  const opened = await look('The database can be opened.', config, async () => {
    db = await (config.databaseUrl ? openDatabase(config) : openCopy(config))
    return []
  })
  try {
    return db ? [...opened, ...(await lookInside(db, config))] : opened
  } finally {
    await db?.close()
  }
}

/** All that would stop a start in production, and all it would warn of, without starting and without writing anything. */
async function checkProduction(environment: Record<string, string | undefined>): Promise<Finding[]> {
  const { config, refusals } = examineSettings({ ...environment, NODE_ENV: 'production' })
  const refused = refusals.map((sentence) => ({ is: 'refused' as const, sentence }))
  if (!config) return refused
  const warnings = listWarnings(config).map((sentence) => ({ is: 'warning' as const, sentence }))
  return [
    ...(refused.length > 0 ? refused : [{ is: 'ok' as const, sentence: 'The settings can be used.' }]),
    ...warnings,
    ...(await look('The data directory can be written.', config, () => checkDataDir(config))),
    ...(await checkDatabase(config)),
    ...(await look(config.redisUrl ? 'Redis answers.' : 'One node needs no Redis.', config, async () => {
      await (await openCache(config)).close()
      return []
    })),
  ]
}

/** Answers the code to end with. */
export async function printCheck(environment: Record<string, string | undefined>): Promise<number> {
  const findings = await checkProduction(environment)
  for (const { is, sentence } of findings) console.log(`${is.padEnd(8)} ${sentence}`)
  return findings.some(({ is }) => is === 'refused') ? 1 : 0
}
