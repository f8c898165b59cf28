import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** One line a request: what was called, how it ended, how long it took. No address, no body, no name, no query. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info({
    method: request.method,
    route: request.routeOptions.url ?? 'none',
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
  })
}

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => logRequest(request, reply))
}

const frames = (stack = ''): string => stack.slice(Math.max(stack.search(/\n\s+at /), 0)).trim()

/**
 * What may be written down of a failure. Databases and mail servers quote values and addresses in their messages: where
 * a code says what happened, the message stays out.
 */
export function describeFailure(error: unknown) {
  const { name, message, stack, code } = (error ?? {}) as Partial<Error & { code: unknown }>
  return { type: name, ...(code === undefined ? { message } : { code }), stack: frames(stack) }
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
