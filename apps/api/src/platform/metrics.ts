import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export interface Metrics {
  registry: Registry
  /** Login tries by outcome, for alarms on guessing. */
  logins: Counter<'outcome'>
}

let known: Registry | undefined

/**
 * Its memory, its pauses, its event loop: of the process, however many servers are made in it. What watches them cannot
 * be taken away again, so that one for each server would stay when the server is gone.
 */
function processMetrics(): Registry {
  if (!known) {
    known = new Registry()
    collectDefaultMetrics({ register: known })
  }
  return known
}

export function makeMetrics(): Metrics {
  const registry = new Registry()
  const logins = new Counter({
    name: 'portolan_logins_total',
    help: 'Login tries by outcome',
    labelNames: ['outcome'],
    registers: [registry],
  })
  return { registry, logins }
}

export function measureRequests(app: FastifyInstance, { registry }: Metrics): void {
  const duration = new Histogram({
    name: 'portolan_request_seconds',
    help: 'Time from the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
}

export function serveMetrics(app: FastifyInstance, { registry }: Metrics): void {
  const ofProcess = processMetrics()
  app.get('/metrics', async (_, reply) => {
    // Others have put theirs into the registry since.
    const all = Registry.merge([ofProcess, registry])
    return reply.type(all.contentType).send(await all.metrics())
  })
}
