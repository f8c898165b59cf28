import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fileAnchor } from './audit/anchor.ts'
import { makeAuditMacs } from './audit/audit.ts'
import { checkChains, describeBreak } from './audit/check.ts'
import { headsChain } from './audit/heads.ts'
import { showChain } from './audit/show.ts'
import { findHead, makeReader } from './audit/store.ts'
import type { Head } from './audit/walk.ts'
import { type Config, readConfig } from './config.ts'
import { makeSafe } from './platform/crypto.ts'
import { keptSecret } from './platform/data-dir.ts'
import { lockDataDir } from './platform/data-dir-lock.ts'
import type { Database } from './platform/db.ts'
import { openDatabase } from './platform/open-database.ts'
import { StartRefused } from './platform/start-refused.ts'

const usage = `npm run audit:check -- [options]
  --anchor LENGTH:HEAD  a head from the log ('audit anchored') that the chains must still contain
  --show CHAIN          prints the entries of a chain, such as security-2026-11-18, with what is personal`

function readAnchor(text: string): Head {
  const [, length, hash] = /^(\d{1,12}):([\w-]{43})$/.exec(text) ?? []
  if (length === undefined || hash === undefined) throw new StartRefused(usage)
  return { length: Number(length), hash }
}

/** Who only checks makes no new secret: with it nothing could be proved. */
function readSecrets({ sessionSecrets, dataDir }: Config): readonly string[] {
  if (sessionSecrets) return sessionSecrets
  if (existsSync(join(dataDir, 'session-secret'))) return [keptSecret(dataDir, 'session-secret')]
  throw new StartRefused(
    `There is no secret in ${dataDir}, and without it nothing can be proved. Set DATA_DIR or SESSION_SECRET as the server has them.`,
  )
}

async function report(db: Database, config: Config, anchors: readonly Head[]): Promise<boolean> {
  const macs = makeAuditMacs(readSecrets(config))
  const { breaks, chains, entries } = await checkChains({ reader: makeReader(db), macs, anchors })
  const { length, hash } = await findHead(db, headsChain)
  console.log(`${entries} entries in ${chains} chains; head ${length}:${hash}`)
  for (const found of breaks) console.error(describeBreak(found))
  console.log(breaks.length === 0 ? 'The audit is whole.' : 'The audit is broken.')
  return breaks.length === 0
}

async function run(): Promise<boolean> {
  // To open an embedded database is to write to it.
  process.umask(0o077)
  const { values } = parseArgs({ options: { anchor: { type: 'string' }, show: { type: 'string' } } })
  const config = readConfig(process.env)
  const given = values.anchor === undefined ? [] : [readAnchor(values.anchor)]
  const unlock = config.databaseUrl ? () => {} : await lockDataDir(config.dataDir)
  try {
    const db = await openDatabase(config, console.error)
    try {
      if (values.show === undefined) return await report(db, config, [...fileAnchor(config.dataDir).read(), ...given])
      const safe = makeSafe(readSecrets(config))
      for await (const line of showChain(db, safe, values.show)) console.log(line)
      return true
    } finally {
      await db.close()
    }
  } finally {
    unlock()
  }
}

const isExpected = (error: unknown): error is Error =>
  error instanceof StartRefused ||
  String((error as NodeJS.ErrnoException | undefined)?.code).startsWith('ERR_PARSE_ARGS')

try {
  if (!(await run())) process.exitCode = 1
} catch (error) {
  console.error(isExpected(error) ? error.message : error)
  process.exitCode = 1
}
