import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openPglite } from '../../platform/db-pglite.ts'
import { buyPass, findPass, putPass } from '../fault-shopper.ts'
import { ask } from '../server.ts'
import { freePort } from '../services.ts'
import { logInAsTraveller } from './customer.ts'
import { saveOldData } from './old-data.ts'

// Started by scripts/make-upgrade-fixtures.mjs: the checkout of an older commit, an empty folder, the file to write.
const [commit = '', checkout = '', dataDir = '', file = ''] = process.argv.slice(2)

const secret = 'the secret that the data of older commits is sealed with'
const passport = { docType: '2', docID: 'PX7654321', expireDate: '2035-06-30', docHolderNationality: 'GB' }

/** A little of everything that must outlive an upgrade. */
async function leaveTraces(port: number): Promise<void> {
  const send = await logInAsTraveller(() => port)
  await send('/api/v1/account/modification', { profile: { residenceCountry: 'GB', documents: [passport] } })
  await send('/api/v1/account/travelers', {
    ref: 'grace',
    type: 'adult',
    firstName: 'Grace',
    lastName: 'Hopper',
    document: { ...passport, docID: 'PX1112223' },
  })
  const { status } = await buyPass(send)
  if (status !== 'Ticketed') throw new Error(`The pass is ${status}.`)
  await putPass(send, await findPass(send))
}

async function untilReady(port: number): Promise<void> {
  for (const deadline = Date.now() + 300_000; Date.now() < deadline; await pause(500)) {
    const reply = await ask(port, { path: '/readyz' }).catch(() => undefined)
    if (reply?.status === 200) return
  }
  throw new Error(`The server of ${commit} did not start.`)
}

async function runOldServer(): Promise<void> {
  const port = await freePort()
  const env = {
    PATH: process.env.PATH ?? '',
    DATA_DIR: dataDir,
    PORT: String(port),
    SESSION_SECRET: secret,
    SUPPLIERS: 'house',
    LIMITS: 'off',
    LOG_LEVEL: 'error',
  }
  const server = spawn(join(checkout, 'node_modules/.bin/tsx'), ['apps/api/src/main.ts'], {
    cwd: checkout,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  try {
    await untilReady(port)
    await leaveTraces(port)
  } finally {
    server.kill('SIGTERM')
    await ended
  }
}

function migrationsOf(folder: string): Record<string, string> {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

await runOldServer()
const db = await openPglite({ directory: join(dataDir, 'database') })
await saveOldData(db, { commit, secret, migrations: migrationsOf(join(checkout, 'apps/api/migrations')) }, file)
await db.close()
