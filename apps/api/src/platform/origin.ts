import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

const safe: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

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
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refusal(403)
    if (request.headers.origin !== undefined) {
      if (!isOwnOrigin(request, publicOrigin)) throw new Refusal(403)
      return
    }
    if (site === undefined && hasCookie(request)) throw new Refusal(403)
  })
}
