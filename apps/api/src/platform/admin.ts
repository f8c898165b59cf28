import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hashOf, isSame } from './crypto.ts'
import { Refusal } from './refusal.ts'

interface AdminKnobs {
  production: boolean
  adminPort?: number | undefined
  adminToken?: string | undefined
}

/**
 * Metrics and the description of the API are an operator's. With ADMIN_PORT they are served there alone; otherwise on the
 * public port, where production demands ADMIN_TOKEN and serves nothing without one.
 */
export function placeAdmin({ production, adminPort, adminToken }: AdminKnobs): 'apart' | 'public' | 'nowhere' {
  if (adminPort !== undefined) return 'apart'
  return production && adminToken === undefined ? 'nowhere' : 'public'
}

/** Programs send a bearer token; a browser asks its user for a password, under any name. */
function readToken(authorization = ''): string {
  const [scheme = '', value = ''] = authorization.split(' ')
  if (scheme.toLowerCase() === 'bearer') return value
  if (scheme.toLowerCase() !== 'basic') return ''
  const pair = Buffer.from(value, 'base64').toString('utf8')
  return pair.slice(pair.indexOf(':') + 1)
}

/** Hashes have one length: how long the comparison takes says nothing about the token. */
const hasToken = (request: FastifyRequest, token: string): boolean =>
  isSame(hashOf(readToken(request.headers.authorization)), hashOf(token))

/** Who may see details on a port: there as everywhere those who have the token, or all whom nothing else keeps out. */
export const isOperator =
  (port: 'operators' | 'public', { production, adminToken }: AdminKnobs) =>
  (request: FastifyRequest): boolean => {
    if (port === 'public' && !production) return true
    return adminToken === undefined ? port === 'operators' : hasToken(request, adminToken)
  }

function demandToken(scope: FastifyInstance, token: string): void {
  scope.addHook('onRequest', async (request, reply) => {
    if (hasToken(request, token)) return
    reply.header('www-authenticate', 'Basic realm="Portolan operations", charset="UTF-8"')
    throw new Refusal(401)
  })
}

/** Serves pages to operators alone: those who have the token, or all who reach the port where none is set. */
export async function serveAdmin(
  app: FastifyInstance,
  token: string | undefined,
  servePages: (scope: FastifyInstance) => Promise<void>,
): Promise<void> {
  await app.register(async (scope) => {
    if (token !== undefined) demandToken(scope, token)
    await servePages(scope)
  })
}
