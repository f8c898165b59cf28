import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makePasswords, type Passwords } from './account/password.ts'
import { type App, buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { memoryCache, redisCache } from './platform/cache.ts'
import { keptSecret, openDataDir } from './platform/data-dir.ts'
import { lockDataDir } from './platform/data-dir-lock.ts'
import type { Database } from './platform/db.ts'
import { fileMailer, smtpMailer } from './platform/mail.ts'
import { migrate } from './platform/migrate.ts'
import { isDamage, openDatabase, unusable } from './platform/open-database.ts'
import { StartRefused } from './platform/start-refused.ts'
import { demoLogins, seed } from './seed.ts'

/** A stop that takes longer is no longer graceful. */
const patience = 9_000

/** What was opened, closed in the opposite order by a stop and by a start that fails half-way. */
const opened: (() => Promise<void> | void)[] = []

async function closeAll(): Promise<void> {
  for (let close = opened.pop(); close; close = opened.pop()) await close()
}

async function openCache(config: Config) {
  if (!config.redisUrl) return memoryCache()
  return redisCache(config.redisUrl).catch(() => {
    throw new StartRefused('REDIS_URL cannot be reached. Start Redis there, correct the address, or leave it out.')
  })
}

async function prepare(db: Database, config: Config, passwords: Passwords): Promise<void> {
  try {
    await migrate(db)
    await seed(db, config, passwords)
  } catch (error) {
    throw isDamage(error) ? unusable(config) : error
  }
}

async function listen(app: App, { host, port }: Config): Promise<void> {
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken. Stop what uses it or set PORT to another number.`,
    EACCES: `Port ${port} may not be used by this user. Set PORT to a number above 1023.`,
  }
  await app.http.listen({ host, port }).catch(({ code = '' }: NodeJS.ErrnoException) => {
    throw new StartRefused(
      sentences[code] ?? `HOST ${host} is not an address of this machine. Correct it or leave it out.`,
    )
  })
}

function announce(config: Config, app: App): void {
  const url = new URL(config.publicUrl)
  // Port 0 lets the system choose: say which one it chose.
  const [address] = app.http.addresses()
  if (url.port === '0' && typeof address === 'object') url.port = String(address.port)
  const lines = [`Portolan is ready: ${url.href}`]
  if (config.demo) lines.push('', ...demoLogins())
  if (!config.databaseUrl)
    lines.push('', `Data is kept in ${config.dataDir} (embedded database; for production set DATABASE_URL).`)
  if (!config.production && config.publicUrl.protocol === 'http:')
    lines.push('Cookies are sent without Secure, because PUBLIC_URL is not https.')
  console.log(lines.join('\n'))
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  openDataDir(config.dataDir)
  if (!config.databaseUrl) opened.push(await lockDataDir(config.dataDir))
  const db = await openDatabase(config, console.error)
  opened.push(() => db.close())
  const passwords = makePasswords()
  await prepare(db, config, passwords)
  const cache = await openCache(config)
  opened.push(() => cache.close())
  const mailer = config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.publicUrl)
    : fileMailer(join(config.dataDir, 'outbox'), config.publicUrl)
  const secrets = config.sessionSecrets ?? [keptSecret(config.dataDir, 'session-secret')]
  const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url))
  const app = await buildApp({ config, db, cache, mailer, passwords, secrets, webRoot })
  opened.push(() => app.close())
  // Whoever finds the door open is served at once.
  app.prepare()
  await listen(app, config)
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

start().catch(async (error: unknown) => {
  console.error(error instanceof StartRefused ? error.message : error)
  setTimeout(() => process.exit(1), patience).unref()
  await closeAll().catch(() => {})
  process.exit(1)
})
