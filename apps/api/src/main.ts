import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { makePasswords, type Passwords } from './account/password.ts'
import { type App, buildApp } from './app.ts'
import { makeAuditMacs } from './audit/audit.ts'
import { closeVersionOne } from './audit/store.ts'
import { printCheck } from './check-production.ts'
import { type Config, listWarnings, readConfig } from './config.ts'
import { keyIdOf } from './platform/crypto.ts'
import { keptSecret, openDataDir } from './platform/data-dir.ts'
import { lockDataDir } from './platform/data-dir-lock.ts'
import type { Database } from './platform/db.ts'
import { fileMailer, smtpMailer } from './platform/mail.ts'
import { checkMigrations, migrate, readMigrations } from './platform/migrate.ts'
import { openCache } from './platform/open-cache.ts'
import { isDamage, openDatabase, unusable } from './platform/open-database.ts'
import { storeSealingKeys } from './platform/sealing-store.ts'
import { StartRefused } from './platform/start-refused.ts'
import { checkSecrets, secretFile } from './secrets.ts'
import { demoLogins, seed } from './seed.ts'

/** A stop that takes longer is no longer graceful. */
const patience = 9_000

/** What was opened, closed in the opposite order by a stop and by a start that fails half-way. */
const opened: (() => Promise<void> | void)[] = []

async function closeAll(): Promise<void> {
  for (let close = opened.pop(); close; close = opened.pop()) await close()
}

/** Answers the secrets. Whatever is refused is refused before the first row is written. */
async function prepare(db: Database, config: Config, passwords: Passwords): Promise<readonly string[]> {
  try {
    await checkMigrations(db)
    for (const warning of [...listWarnings(config), ...(await checkSecrets(db, config))]) console.warn(warning)
    const secrets = config.sessionSecrets ?? [keptSecret(config.dataDir, secretFile)]
    const macs = makeAuditMacs(secrets)
    await migrate(db, readMigrations(), (tx, ran) => closeVersionOne(tx, macs, ran))
    await storeSealingKeys(db, secrets.map(keyIdOf))
    await seed(db, config, passwords)
    return secrets
  } catch (error) {
    throw isDamage(error) ? unusable(config) : error
  }
}

interface Door {
  http: FastifyInstance
  host: string
  port: number
  /** Comes before HOST and PORT in the names of its knobs. */
  prefix: '' | 'ADMIN_'
}

async function listen({ http, host, port, prefix }: Door): Promise<void> {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken. Stop what uses it or set ${prefix}PORT to another number.`,
    EACCES: `Port ${port} may not be used by this user. Set ${prefix}PORT to a number above 1023.`,
  }
  await http.listen({ host, port }).catch(({ code = '' }: NodeJS.ErrnoException) => {
    throw new StartRefused(
      sentences[code] ?? `${prefix}HOST ${host} is not an address of this machine. Correct it or leave it out.`,
    )
  })
}

/** The port that was asked for, or the one that the system chose in place of port 0. */
function portOf(http: FastifyInstance): string {
  const [address] = http.addresses()
  return typeof address === 'object' ? String(address.port) : ''
}

function announce(config: Config, app: App): void {
  const url = new URL(config.publicUrl)
  if (url.port === '0') url.port = portOf(app.http)
  const lines = [`Portolan is ready: ${url.href}`]
  if (config.demo) lines.push('', ...demoLogins())
  if (app.admin) lines.push(`Metrics and the API's description: port ${portOf(app.admin)} of ${config.adminHost}.`)
  if (!config.databaseUrl)
    lines.push('', `Data is kept in ${config.dataDir} (embedded database; for production set DATABASE_URL).`)
  if (!config.production && config.publicUrl.protocol === 'http:')
    lines.push('Cookies are sent without Secure, because PUBLIC_URL is not https.')
  console.log(lines.join('\n'))
}

async function start(): Promise<void> {
  // Whatever is written from here on is its owner's alone.
  process.umask(0o077)
  const config = readConfig(process.env)
  openDataDir(config.dataDir)
  if (!config.databaseUrl) opened.push(await lockDataDir(config.dataDir))
  const db = await openDatabase(config, console.error)
  opened.push(() => db.close())
  const passwords = makePasswords()
  const secrets = await prepare(db, config, passwords)
  const cache = await openCache(config)
  opened.push(() => cache.close())
  const mailer = config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.publicUrl)
    : fileMailer(join(config.dataDir, 'outbox'), config.publicUrl)
  const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url))
  const app = await buildApp({ config, db, cache, mailer, passwords, secrets, webRoot })
  opened.push(() => app.close())
  await listen({ http: app.http, host: config.host, port: config.port, prefix: '' })
  if (app.admin && config.adminPort !== undefined)
    await listen({ http: app.admin, host: config.adminHost, port: config.adminPort, prefix: 'ADMIN_' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  app.start()
  announce(config, app)
}

function stop(): void {
  setTimeout(() => process.exit(1), patience).unref()
  closeAll().then(
    () => process.exit(0),
    () => process.exit(1),
  )
}

async function giveUp(error: unknown): Promise<void> {
  console.error(error instanceof StartRefused ? error.message : error)
  setTimeout(() => process.exit(1), patience).unref()
  await closeAll().catch(() => {})
  process.exit(1)
}

if (process.argv.includes('--check')) {
  process.exitCode = await printCheck(process.env)
} else start().catch(giveUp)
