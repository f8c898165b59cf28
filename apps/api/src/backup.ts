import { resolve } from 'node:path'
import { readConfig } from './config.ts'
import { backUp, restore } from './platform/backup.ts'
import { StartRefused } from './platform/start-refused.ts'

const usage = `npm run backup -- FOLDER     copies the database and its secret into a new folder
npm run restore -- FOLDER    puts them back, into an empty DATA_DIR or DATABASE_URL`

const warnings = {
  with: 'It holds session-secret, which opens the passports in the database: move that file to a safe place of its own.',
  without:
    'SESSION_SECRET is not in it. Keep a copy in a safe place: without it the passports in the database cannot be read.',
}

async function run([verb, name, ...more]: readonly string[]): Promise<void> {
  if ((verb !== 'backup' && verb !== 'restore') || name === undefined || more.length > 0) throw new StartRefused(usage)
  process.umask(0o077)
  // Where the data is, and nothing else: a server that cannot start may still be backed up.
  const { DATA_DIR, DATABASE_URL } = process.env
  const config = readConfig({ DATA_DIR, DATABASE_URL })
  // npm runs scripts at the root; paths mean what they mean where it was called.
  const folder = resolve(process.env.INIT_CWD ?? '.', name)
  if (verb === 'backup') {
    const { hasSecret } = await backUp(config, folder)
    console.log(`The backup is in ${folder}.\n${hasSecret ? warnings.with : warnings.without}`)
    return
  }
  const { hasSecret, anchorsLeft } = await restore(config, folder)
  const secret = hasSecret ? 'Its secret is there too.' : 'Start with the SESSION_SECRET that it was made under.'
  console.log(`Restored ${config.databaseUrl ? 'into DATABASE_URL' : `into ${config.dataDir}`}. ${secret}`)
  if (anchorsLeft)
    console.log(
      `The audit goes on from this backup. How far it went before is kept in ${anchorsLeft}; before any other node starts on this database, move audit-anchor out of its DATA_DIR.`,
    )
}

await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof StartRefused ? error.message : error)
  process.exitCode = 1
})
