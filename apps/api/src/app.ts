import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import { table } from '@portolan/contract/table'
import type { FastifyInstance } from 'fastify'
import { makeAccount } from './account/account.ts'
import type { drawCaptcha } from './account/captcha-picture.ts'
import type { Passwords } from './account/password.ts'
import { checkNewPassword } from './account/password-rule.ts'
import { makeAgency } from './agency/agency.ts'
import { fileAnchor } from './audit/anchor.ts'
import { type Audit, makeAudit, makeAuditMacs } from './audit/audit.ts'
import { makeSecurityLog } from './audit/security.ts'
import type { Config } from './config.ts'
import type { Renderer } from './document/render.ts'
import { makeFloor } from './floor.ts'
import { keepRawBodies } from './payment/raw-body.ts'
import { isOperator, placeAdmin, serveAdmin } from './platform/admin.ts'
import { writeKnown } from './platform/answer.ts'
import { watchBusy } from './platform/busy.ts'
import type { Cache } from './platform/cache.ts'
import { contextOf, cookieNameOf, hasSessionCookie, identifyCallers, sessionOf } from './platform/caller.ts'
import { identifyClients } from './platform/client.ts'
import { makeSafe } from './platform/crypto.ts'
import type { Database } from './platform/db.ts'
import { serveDocs } from './platform/docs.ts'
import { makeEndedTokens } from './platform/ended-tokens.ts'
import { limitFloods } from './platform/flood.ts'
import { makeGracefulStop } from './platform/graceful-stop.ts'
import { serveHealth } from './platform/health.ts'
import { makeOnce } from './platform/idempotency.ts'
import { makeLimits } from './platform/limits.ts'
import { bodyLimit, makeListener } from './platform/listener.ts'
import { describeFailure, type LogSink } from './platform/log.ts'
import type { Mailer } from './platform/mail.ts'
import { makeSendOnce } from './platform/mail-once.ts'
import { makeMarkedTokens } from './platform/marked-token.ts'
import { makeMetrics, measureRequests, serveMetrics } from './platform/metrics.ts'
import type { Platform } from './platform/module.ts'
import { refuseForeignOrigins } from './platform/origin.ts'
import { makeOutbox } from './platform/outbox.ts'
import { makePasses } from './platform/passes.ts'
import { listRoutes, type RouteSummary } from './platform/routes.ts'
import { serve } from './platform/serve.ts'
import { makeSessions } from './platform/sessions.ts'
import { makeShare } from './platform/shared-answers.ts'
import { isBuilt, serveFiles, servePages } from './platform/site.ts'
import { setCompilers } from './platform/validation.ts'
import { zoneNames } from './platform/zone-name.ts'

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
  /** The clock of floods, passes and the age of tokens, and how much work a pass is: tests move the one and spare the other. */
  now?: (() => number) | undefined
  passWork?: number | undefined
  renderer?: Renderer | undefined
  /** Of one kind of mail: tests ask for the last one, and send one after the other. */
  mostAtOnce?: number | undefined
  /** How answers are written: tests hold them against every word of the contract. */
  writeAnswers?: typeof writeKnown | undefined
}

export interface App {
  http: FastifyInstance
  /** The port of operators, where ADMIN_PORT asks for one. */
  admin: FastifyInstance | undefined
  /** Everything that can be asked for, in the order of registration. */
  routes: readonly RouteSummary[]
  /** Begins the work behind the calls: mails, and sweeping up what has expired. */
  start(): void
  /** Finishes what was promised; for tests. */
  settle(): Promise<void>
  /** What its timers do, at once; for tests. */
  audit: Pick<Audit, 'drain' | 'check'>
  close(): Promise<void>
}

const hour = 3_600_000

/** The wiring, with floor.ts for what is sold: every part is made here and handed what it needs. */
export async function buildApp(world: World): Promise<App> {
  const { config, db, cache, passwords, webRoot } = world
  const https = config.production || config.publicUrl.protocol === 'https:'
  const listener = { logLevel: config.logLevel, logTo: world.logTo, trustProxy: config.trustProxy, https }
  const http = makeListener(listener)
  let sweeper: NodeJS.Timeout | undefined
  const metrics = makeMetrics()
  const limits = makeLimits(cache, config.limits)
  const safe = makeSafe(world.secrets)
  const macs = makeAuditMacs(world.secrets)
  const audit = makeAudit({ db, macs, anchor: fileAnchor(config.dataDir), metrics, log: http.log })
  const tokens = makeMarkedTokens(safe, world.now)
  const sessions = makeSessions(db, tokens.make)
  const passes = makePasses({ safe, limits, now: world.now, work: world.passWork })
  const stop = makeGracefulStop(http)
  const routes = listRoutes(http)

  measureRequests(http, metrics)
  const adminPlace = placeAdmin(config)
  const admin = adminPlace === 'apart' ? makeListener({ ...listener, trustProxy: 0 }) : undefined
  const probed = [{ app: http, isOperator: isOperator('public', config) }]
  if (admin) probed.push({ app: admin, isOperator: isOperator('operators', config) })
  serveHealth(probed, db, {
    isStopping: stop.isStopping,
    details: () => ({ audit: audit.state() }),
  })
  // Only JSON and forms are read; anything else is a 415 before it reaches a handler.
  http.removeContentTypeParser('text/plain')
  await http.register(cookie)
  await http.register(formbody, { bodyLimit })
  if (isBuilt(webRoot)) await serveFiles(http, webRoot)

  const report = (kind: string, error: unknown) => http.log.error({ kind, err: describeFailure(error) }, 'work put off')
  const outbox = makeOutbox(db, report, { isBusy: watchBusy(), mostAtOnce: world.mostAtOnce })
  const platform: Platform = {
    config,
    db,
    cache,
    sessions,
    limits,
    safe,
    metrics,
    sendOnce: makeSendOnce({ db, mailer: world.mailer, publicUrl: config.publicUrl }),
    outbox,
    security: makeSecurityLog({ safe, macs }),
    log: http.log,
  }
  const account = makeAccount({ ...platform, passwords, drawCaptcha: world.drawCaptcha })
  const agency = makeAgency({ ...platform, passwords: { check: checkNewPassword, hash: passwords.hash } })
  const floor = makeFloor(platform, world.renderer)
  const handlers = { ...account.handlers, ...agency.handlers, ...floor.handlers }
  const served = new Set(Object.keys(handlers))
  if (adminPlace !== 'nowhere') {
    const described = { table, served, cookieName: cookieNameOf(https), origin: config.publicUrl.origin }
    await serveAdmin(admin ?? http, config.adminToken, async (scope) => {
      serveMetrics(scope, metrics)
      await serveDocs(scope, described)
    })
  }

  await http.register(async (scope) => {
    setCompilers(scope, world.writeAnswers ?? writeKnown)
    const flood = limitFloods(scope, config.limits, world.now)
    identifyClients(scope, { passes, tokens, ended: makeEndedTokens(world.now) }, https)
    flood.beforeCaller()
    identifyCallers(scope, sessions, https)
    flood.afterCaller()
    refuseForeignOrigins(scope, config.publicUrl.origin, (request) => hasSessionCookie(request, https))
    const { receivePaymentNews, ...others } = table
    serve(scope, others, handlers, contextOf, makeOnce(cache), makeShare(cache, floor.isOurs))
    // Signed as it was sent: its bytes are read by nobody before the signature is.
    await scope.register(async (raw) => {
      keepRawBodies(raw)
      serve(raw, { receivePaymentNews }, handlers, contextOf)
    })
    floor.serveSimulation(scope)
    if (isBuilt(webRoot)) {
      const { demo, timeZone } = config
      const settings = { sso: Boolean(config.oidc), demo, timeZone, clocks: zoneNames(timeZone) }
      servePages(scope, { root: webRoot, settings, sessionOf })
    }
  })

  const sweep = () =>
    void sessions
      .sweep()
      .catch((error: unknown) => http.log.error({ err: describeFailure(error) }, 'expired sessions were left'))

  return {
    http,
    admin,
    routes,
    audit,
    start() {
      outbox.start({ isOnlyNode: config.databaseUrl === undefined })
      floor.start()
      audit.start()
      sweep()
      sweeper = setInterval(sweep, hour)
    },
    async settle() {
      await floor.settle()
      await outbox.drain()
    },
    async close() {
      clearInterval(sweeper)
      audit.stop()
      await Promise.all([stop.close(), outbox.stop(), floor.stop()])
      await floor.close()
      // Last, so that probes can watch the stop.
      await admin?.close()
    },
  }
}
