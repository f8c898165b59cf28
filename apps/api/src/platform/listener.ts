import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { languageOf } from './caller.ts'
import { answerBrokenRequest, handleFailures, sendRefusal } from './failure.ts'
import { setHeadersOf, setSecurityHeaders } from './headers.ts'
import { type LogSink, loggerOptions, logRequest, logRequests } from './log.ts'
import { Refusal } from './refusal.ts'

/** Larger bodies have no honest use before files can be sent. */
export const bodyLimit = 256 * 1024

/** A browser sends its headers in one piece; who takes longer than this only holds a connection. */
const headersTimeout = 10_000
const requestTimeout = 30_000
/** Longer than the 180 s a browser waits for an answer: a search may be silent that long. */
const connectionTimeout = 190_000

interface ListenerOptions {
  logLevel: string
  logTo?: LogSink | undefined
  trustProxy: number
  https: boolean
}

/** Makes an HTTP server with the limits, headers, error answers and log lines that every port of ours has. */
export function makeListener(options: ListenerOptions): FastifyInstance {
  const { https, trustProxy } = options
  const http = Fastify({
    logger: loggerOptions(options.logLevel, options.logTo),
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy > 0 && ((_, hop) => hop < trustProxy),
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
  handleFailures(http, languageOf)
  setSecurityHeaders(http, https)
  logRequests(http)
  return http
}
