import { basename, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { refuseToClose } from './audit/store.ts'
import { readConfig } from './config.ts'
import { loadCatalogue } from './place/catalogue/load.ts'
import { spellingsOf } from './place/spelling.ts'
import { openDataDir } from './platform/data-dir.ts'
import { lockDataDir } from './platform/data-dir-lock.ts'
import { migrate, readMigrations } from './platform/migrate.ts'
import { openDatabase } from './platform/open-database.ts'
import { StartRefused } from './platform/start-refused.ts'
import { operators } from './suppliers/house/rail/catalogue/operators.ts'
import { type ImportOrder, importGtfs } from './suppliers/house/rail/gtfs/import.ts'
import { limitsFor } from './suppliers/house/rail/gtfs/limits.ts'
import { ImportRefused } from './suppliers/house/rail/gtfs/refused.ts'
import { describeReport } from './suppliers/house/rail/gtfs/report.ts'

const usage = `npm run import:gtfs -- FILE.zip [options]
  --name NAME        what the feed is called here; one of the same name is replaced (the file's name)
  --operator CODE    all trains are this operator's (by the feed's agencies)
  --types 2,100,106  kinds of routes, by their numbers in GTFS (railways)
  --max-mb NUMBER    the largest zip that is taken (200)`

/** 'Fernverkehr 2026.zip' becomes fernverkehr-2026. */
const nameFrom = (file: string): string =>
  basename(file)
    .replace(/\.zip$/i, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 40)
    .replace(/-$/, '')

function numbersIn(text: string, option: string): number[] {
  const numbers = text.split(',').map((one) => (/^\d{1,6}$/.test(one.trim()) ? Number(one) : Number.NaN))
  if (numbers.some(Number.isNaN)) throw new ImportRefused(`--${option} wants whole numbers, not '${text}'.`)
  return numbers
}

function readOrder(): ImportOrder {
  const text = { type: 'string' } as const
  const options = { name: text, operator: text, types: text, 'max-mb': text }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) throw new ImportRefused(usage)
  const maxMb = values['max-mb']
  const [megabytes] = maxMb === undefined ? [] : numbersIn(maxMb, 'max-mb')
  return {
    // npm runs scripts at the root; paths mean what they mean where it was called.
    file: resolve(process.env.INIT_CWD ?? '.', file),
    feed: values.name ?? nameFrom(file),
    operator: values.operator,
    routeTypes: values.types === undefined ? undefined : numbersIn(values.types, 'types'),
    limits: megabytes === undefined ? undefined : limitsFor(megabytes),
  }
}

async function lock(dataDir: string): Promise<() => void> {
  return lockDataDir(dataDir).catch((error: unknown) => {
    if (!(error instanceof StartRefused)) throw error
    throw new ImportRefused(
      `A running server keeps its data in ${dataDir}, and the embedded database takes one at a time. Stop the server, or let both use DATABASE_URL.`,
    )
  })
}

async function run(): Promise<void> {
  const order = readOrder()
  const config = readConfig(process.env)
  process.umask(0o077)
  openDataDir(config.dataDir)
  const letGo = config.databaseUrl ? () => {} : await lock(config.dataDir)
  try {
    const db = await openDatabase(config, console.error)
    try {
      await migrate(db, readMigrations(), refuseToClose)
      const ground = { db, stations: loadCatalogue().stations, operators, spell: spellingsOf }
      console.log(describeReport(await importGtfs(ground, order)).join('\n'))
    } finally {
      await db.close()
    }
  } finally {
    letGo()
  }
}

/** What the person who typed the command can mend; anything else is a mistake of ours and keeps its stack. */
const isExpected = (error: unknown): error is Error =>
  error instanceof ImportRefused ||
  error instanceof StartRefused ||
  String((error as NodeJS.ErrnoException | undefined)?.code).startsWith('ERR_PARSE_ARGS')

await run().catch((error: unknown) => {
  console.error(isExpected(error) ? error.message : error)
  process.exitCode = 1
})
