import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import { type Config, readConfig } from './config.ts'
import { memoryCache, redisCache } from './platform/cache.ts'
import { keptSecret, lockDataDir, openDataDir } from './platform/data-dir.ts'
import { openDatabase } from './platform/open-database.ts'
import { fileMailer, smtpMailer } from './platform/mail.ts'
import { migrate } from './platform/migrate.ts'
import { StartRefused } from './platform/start-refused.ts'
import { demoLogins, seed } from './seed.ts'

/** A stop that takes longer is no longer graceful. */
const patience = 9_000

async function openCache(config: Config) {
  if (!config.redisUrl) return memoryCache()
  return redisCache(config.redisUrl).catch(() => {
    throw new StartRefused('REDIS_URL cannot be reached. Start Redis there, correct the address, or leave it out.')
  })
}

function announce(config: Config): void {
  const lines = [`Portolan is ready: ${config.publicUrl.href}`]
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
  const unlock = config.databaseUrl ? () => {} : lockDataDir(config.dataDir)
  const db = await openDatabase(config).catch((error: unknown) => {
    unlock()
    throw error
  })
  await migrate(db)
  await seed(db, config)
  const cache = await openCache(config)
  const mailer = config.smtpUrl
    ? smtpMailer(config.smtpUrl, config.publicUrl)
    : fileMailer(join(config.dataDir, 'outbox'), config.publicUrl)
  const secrets = (config.sessionSecret ?? keptSecret(config.dataDir, 'session-secret')).split(',')
  const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url))
  const app = await buildApp({ config, db, cache, mailer, secrets, webRoot })

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), patience).unref()
    await app.close()
    await cache.close()
    await db.close()
    unlock()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())

  await app.http.listen({ host: config.host, port: config.port }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new StartRefused(`Port ${config.port} is taken. Stop what uses it or set PORT to another number.`)
  })
  app.start()
  announce(config)
}

start().catch((error: unknown) => {
  console.error(error instanceof StartRefused ? error.message : error)
  process.exit(1)
})
