import type { FastifyInstance } from 'fastify'

/** One line a request: what was called, how it ended, how long it took. No address, no body, no name, no query. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    })
  })
}

/** Where lines go instead of standard output: tests read them. */
export interface LogSink {
  write(line: string): void
}

export const loggerOptions = (level: string, sink?: LogSink) => ({
  level,
  base: null,
  ...(sink && { stream: sink }),
})
