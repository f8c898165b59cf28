import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Marks the styles of this one page as ours. */
    nonce: string
  }
  interface FastifyContextConfig {
    /** Of a route that has files alone: whether what was asked for is one. */
    isFile?(request: FastifyRequest): boolean
  }
}

const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

const fixed = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
  'x-dns-prefetch-control': 'off',
}

/** Scripts, styles and fonts are the same for everybody and no pages: a policy on each would cost more than it guards. */
const forFiles = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' }

const yearOfSeconds = 31_536_000

export function setHeadersOf(request: FastifyRequest, reply: FastifyReply, https: boolean): void {
  if (https) reply.header('strict-transport-security', `max-age=${yearOfSeconds}; includeSubDomains`)
  // An address below /assets that no file has is answered like any other.
  if (request.routeOptions?.config?.isFile?.(request)) {
    reply.headers(forFiles)
    return
  }
  request.nonce = randomBytes(16).toString('base64')
  reply.headers(fixed)
  reply.header('x-request-id', request.id)
  reply.header('content-security-policy', policy(request.nonce))
  // Whatever the API answers may be about a person.
  if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
}

export function setSecurityHeaders(app: FastifyInstance, https: boolean): void {
  app.decorateRequest('nonce', '')
  app.addHook('onRequest', async (request, reply) => setHeadersOf(request, reply, https))
}
