import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import { table } from '@portolan/contract/table'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { makeAccount } from './account/account.ts'
import { checkNewPassword } from './account/password-rule.ts'
import { hashPassword } from './account/password.ts'
import { makeAgency } from './agency/agency.ts'
import type { Config } from './config.ts'
import type { Cache } from './platform/cache.ts'
import { contextOf, cookieNameOf, hasSessionCookie, identifyCallers, languageOf, sessionOf } from './platform/caller.ts'
import { makeSafe } from './platform/crypto.ts'
import type { Database } from './platform/db.ts'
import { serveDocs } from './platform/docs.ts'
import { handleFailures } from './platform/failure.ts'
import { setSecurityHeaders } from './platform/headers.ts'
import { serveHealth } from './platform/health.ts'
import { makeLimits } from './platform/limits.ts'
import { type LogSink, loggerOptions, logRequests } from './platform/log.ts'
import type { Mailer } from './platform/mail.ts'
import { makeMetrics, measureRequests } from './platform/metrics.ts'
import type { Platform } from './platform/module.ts'
import { refuseForeignOrigins } from './platform/origin.ts'
import { makeOutbox } from './platform/outbox.ts'
import { serve } from './platform/serve.ts'
import { makeSessions } from './platform/sessions.ts'
import { serveSite } from './platform/site.ts'
import { setCompilers } from './platform/validation.ts'

export interface World {
  config: Config
  db: Database
  cache: Cache
  mailer: Mailer
  /** First seals and signs, the rest still opens. */
  secrets: readonly string[]
  /** The built web application; left out in development, where Vite serves it. */
  webRoot?: string | undefined
  /** Lines of the log go here instead of standard output: tests read them. */
  logTo?: LogSink | undefined
}

export interface App {
  http: FastifyInstance
  /** Begins the work behind the calls: mails, and sweeping up what has expired. */
  start(): void
  /** Finishes what was promised; for tests. */
  settle(): Promise<void>
  close(): Promise<void>
}

/** Larger bodies have no honest use before files can be sent. */
const bodyLimit = 256 * 1024

const hour = 3_600_000

/** The only wiring: every part is made here and handed what it needs. */
export async function buildApp(world: World): Promise<App> {
  const { config, db, cache } = world
  const https = config.production || config.publicUrl.protocol === 'https:'
  const http = Fastify({
    logger: loggerOptions(config.logLevel, world.logTo),
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy > 0 && ((_, hop) => hop < config.trustProxy),
    bodyLimit,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 256 },
  })
  let stopping = false
  let sweeper: NodeJS.Timeout | undefined
  const metrics = makeMetrics()
  const sessions = makeSessions(db)
  const limits = makeLimits(cache, config.limits)
  const safe = makeSafe(world.secrets)
  

  handleFailures(http, languageOf)
  setSecurityHeaders(http, https)
  logRequests(http)
  measureRequests(http, metrics)
  serveHealth(http, db, () => stopping)
  // Only JSON and forms are read; anything else is a 415 before it reaches a handler.
  http.removeContentTypeParser('text/plain')
  await http.register(cookie)
  await http.register(formbody, { bodyLimit })
  await serveDocs(http, table, cookieNameOf(https))

  const outbox = makeOutbox(db, (kind, error) => http.log.error({ kind, err: error }, 'work put off'))
  const platform: Platform = { config, db, cache, sessions, limits, safe, metrics, mailer: world.mailer, outbox }
  const account = makeAccount(platform)
  const agency = makeAgency({ ...platform, passwords: { check: checkNewPassword, hash: hashPassword } })

  await http.register(async (scope) => {
    setCompilers(scope, config.production)
    identifyCallers(scope, sessions, https)
    refuseForeignOrigins(scope, config.publicUrl.origin, (request) => hasSessionCookie(request, https))
    serve(scope, table, { ...account.handlers, ...agency.handlers }, contextOf)
    if (world.webRoot) {
      const { demo, timeZone } = config
      await serveSite(scope, world.webRoot, { sso: Boolean(config.oidc), demo, timeZone }, sessionOf)
    }
  })

  return {
    http,
    start() {
      outbox.start()
      sweeper = setInterval(() => void sessions.sweep().catch((error: unknown) => http.log.error({ err: error }, 'sweep failed')), hour)
    },
    settle: () => outbox.drain(),
    async close() {
      stopping = true
      clearInterval(sweeper)
      await outbox.stop()
      await http.close()
    },
  }
}
