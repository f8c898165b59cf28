import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

const safe: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whoever writes a program against the API believes in missing rights otherwise. */
const refused = (code: 'origin.missing' | 'origin.foreign') =>
  new Refusal(403, { reason: { code, text: 'error.origin.missing' } })

function isOwnOrigin(request: FastifyRequest, publicOrigin: string): boolean {
  const { origin } = request.headers
  return origin === publicOrigin || origin === `${request.protocol}://${request.host}`
}

/**
 * Only our own pages may make a browser write. Browsers always say where a write comes from; a program that sends
 * neither header carries no visitor's cookie by accident, so it is let through only without one.
 */
export function refuseForeignOrigins(
  app: FastifyInstance,
  publicOrigin: string,
  hasCookie: (request: FastifyRequest) => boolean,
): void {
  app.addHook('onRequest', async (request) => {
    if (safe.has(request.method)) return
    const site = request.headers['sec-fetch-site']
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw refused('origin.foreign')
    if (request.headers.origin !== undefined) {
      if (!isOwnOrigin(request, publicOrigin)) throw refused('origin.foreign')
      return
    }
    if (site === undefined && hasCookie(request)) throw refused('origin.missing')
  })
}
