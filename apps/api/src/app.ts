import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import { table } from '@portolan/contract/table'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { makeAccount } from './account/account.ts'
import type { drawCaptcha } from './account/captcha-picture.ts'
import type { Passwords } from './account/password.ts'
import { checkNewPassword } from './account/password-rule.ts'
import { makeAgency } from './agency/agency.ts'
import type { Config } from './config.ts'
import type { Renderer } from './document/render.ts'
import { makeFloor } from './floor.ts'
import { keepRawBodies } from './payment/raw-body.ts'
import { watchBusy } from './platform/busy.ts'
import type { Cache } from './platform/cache.ts'
import { contextOf, cookieNameOf, hasSessionCookie, identifyCallers, languageOf, sessionOf } from './platform/caller.ts'
import { makeSafe } from './platform/crypto.ts'
import type { Database } from './platform/db.ts'
import { serveDocs } from './platform/docs.ts'
import { answerBrokenRequest, handleFailures, sendRefusal } from './platform/failure.ts'
import { limitFloods } from './platform/flood.ts'
import { makeGracefulStop } from './platform/graceful-stop.ts'
import { setHeadersOf, setSecurityHeaders } from './platform/headers.ts'
import { serveHealth } from './platform/health.ts'
import { makeOnce } from './platform/idempotency.ts'
import { makeLimits } from './platform/limits.ts'
import { describeFailure, type LogSink, loggerOptions, logRequest, logRequests } from './platform/log.ts'
import type { Mailer } from './platform/mail.ts'
import { makeMetrics, measureRequests } from './platform/metrics.ts'
import type { Platform } from './platform/module.ts'
import { refuseForeignOrigins } from './platform/origin.ts'
import { makeOutbox } from './platform/outbox.ts'
import { Refusal } from './platform/refusal.ts'
import { listRoutes, type RouteSummary } from './platform/routes.ts'
import { serve } from './platform/serve.ts'
import { makeSessions } from './platform/sessions.ts'
import { isBuilt, serveFiles, servePages } from './platform/site.ts'
import { setCompilers } from './platform/validation.ts'

export interface World {
  config: Config
  db: Database
  cache: Cache
  mailer: Mailer
  passwords: Passwords
  /** First seals and signs, the rest still opens. */
  secrets: readonly string[]
  /** The built web application; left out in development, where Vite serves it. */
  webRoot?: string | undefined
  /** Lines of the log go here instead of standard output: tests read them. */
  logTo?: LogSink | undefined
  drawCaptcha?: typeof drawCaptcha | undefined
  renderer?: Renderer | undefined
}

export interface App {
  http: FastifyInstance
  /** Everything that can be asked for, in the order of registration. */
  routes: readonly RouteSummary[]
  /** Makes ready what takes a moment, before the door is opened. */
  prepare(): void
  /** Begins the work behind the calls: mails, and sweeping up what has expired. */
  start(): void
  /** Finishes what was promised; for tests. */
  settle(): Promise<void>
  close(): Promise<void>
}

/** Larger bodies have no honest use before files can be sent. */
const bodyLimit = 256 * 1024

const hour = 3_600_000

/** A browser sends its headers in one piece; who takes longer than this only holds a connection. */
const headersTimeout = 10_000
const requestTimeout = 30_000
/** Longer than the 180 s a browser waits for an answer: a search may be silent that long. */
const connectionTimeout = 190_000

/** The wiring, with floor.ts for what is sold: every part is made here and handed what it needs. */
export async function buildApp(world: World): Promise<App> {
  const { config, db, cache, passwords, webRoot } = world
  const https = config.production || config.publicUrl.protocol === 'https:'
  const http = Fastify({
    logger: loggerOptions(config.logLevel, world.logTo),
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy > 0 && ((_, hop) => hop < config.trustProxy),
    bodyLimit,
    http: { headersTimeout, requestTimeout, connectionsCheckingInterval: 2_000 },
    requestTimeout,
    connectionTimeout,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // A supplier's picture is asked for by its signed address.
    routerOptions: { maxParamLength: 1024 },
    clientErrorHandler: answerBrokenRequest,
    // An address that cannot be read never reaches the hooks: what they would have done is done here.
    frameworkErrors: (_, request, reply) => {
      setHeadersOf(request, reply, https)
      void sendRefusal(new Refusal(400), languageOf(request), reply)
      logRequest(request, reply)
    },
  })
  let sweeper: NodeJS.Timeout | undefined
  const metrics = makeMetrics()
  const sessions = makeSessions(db)
  const limits = makeLimits(cache, config.limits)
  const safe = makeSafe(world.secrets)
  const stop = makeGracefulStop(http)
  const routes = listRoutes(http)

  handleFailures(http, languageOf)
  setSecurityHeaders(http, https)
  logRequests(http)
  measureRequests(http, metrics)
  serveHealth(http, db, stop.isStopping)
  // Only JSON and forms are read; anything else is a 415 before it reaches a handler.
  http.removeContentTypeParser('text/plain')
  await http.register(cookie)
  await http.register(formbody, { bodyLimit })
  await serveDocs(http, table, cookieNameOf(https))
  if (isBuilt(webRoot)) await serveFiles(http, webRoot)

  const report = (kind: string, error: unknown) => http.log.error({ kind, err: describeFailure(error) }, 'work put off')
  const outbox = makeOutbox(db, report, { isBusy: watchBusy() })
  const platform: Platform = {
    config,
    db,
    cache,
    sessions,
    limits,
    safe,
    metrics,
    mailer: world.mailer,
    outbox,
    log: http.log,
  }
  const account = makeAccount({ ...platform, passwords, drawCaptcha: world.drawCaptcha })
  const agency = makeAgency({ ...platform, passwords: { check: checkNewPassword, hash: passwords.hash } })
  const floor = makeFloor(platform, world.renderer)

  await http.register(async (scope) => {
    setCompilers(scope)
    const flood = limitFloods(scope, config.limits)
    flood.beforeCaller()
    identifyCallers(scope, sessions, https)
    flood.afterCaller()
    refuseForeignOrigins(scope, config.publicUrl.origin, (request) => hasSessionCookie(request, https))
    const { receivePaymentNews, ...others } = table
    const handlers = { ...account.handlers, ...agency.handlers, ...floor.handlers }
    serve(scope, others, handlers, contextOf, makeOnce(cache))
    // Signed as it was sent: its bytes are read by nobody before the signature is.
    await scope.register(async (raw) => {
      keepRawBodies(raw)
      serve(raw, { receivePaymentNews }, handlers, contextOf)
    })
    floor.serveSimulation(scope)
    if (isBuilt(webRoot)) {
      const settings = { sso: Boolean(config.oidc), demo: config.demo, timeZone: config.timeZone }
      servePages(scope, { root: webRoot, settings, sessionOf })
    }
  })

  const sweep = () =>
    void sessions
      .sweep()
      .catch((error: unknown) => http.log.error({ err: describeFailure(error) }, 'expired sessions were left'))

  return {
    http,
    routes,
    prepare: floor.prepare,
    start() {
      outbox.start()
      floor.start()
      sweep()
      sweeper = setInterval(sweep, hour)
    },
    async settle() {
      await floor.settle()
      await outbox.drain()
    },
    async close() {
      clearInterval(sweeper)
      await Promise.all([stop.close(), outbox.stop(), floor.stop()])
      await floor.close()
    },
  }
}
