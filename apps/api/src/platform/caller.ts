import { type Language, languageFrom } from '@portolan/domain/language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Client, type Context, stranger } from './context.ts'
import { leavingOf } from './leaving.ts'
import type { Session, Sessions } from './sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Context | undefined
    client: Client | undefined
  }
}

export const cookieNameOf = (secure: boolean): string => (secure ? '__Host-portolan' : 'portolan')

export const contextOf = (request: FastifyRequest): Context => {
  if (!request.caller) throw new Error('This route has no caller.')
  return request.caller
}

export const languageOf = (request: FastifyRequest): Language =>
  request.caller?.language ?? languageFrom(request.headers['accept-language'])

export const sessionOf = (request: FastifyRequest): Session | undefined => request.caller?.session

export const clientOf = (request: FastifyRequest): Client => request.client ?? stranger

const tokenShape = /^[\w-]{43}$/

/** Finds out who calls before anything else looks at the request. */
export function identifyCallers(app: FastifyInstance, sessions: Sessions, secure: boolean): void {
  const name = cookieNameOf(secure)
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const

  const makeContext = (request: FastifyRequest, reply: FastifyReply, session: Session | undefined): Context => ({
    session,
    language: session?.preferences.language ?? languageFrom(request.headers['accept-language']),
    address: request.ip,
    client: clientOf(request),
    requestId: request.id,
    leaving: () => leavingOf(reply),
    async openSession(accountId, preferences = session?.preferences ?? {}) {
      const opened = await sessions.open(accountId, preferences, session?.hash)
      reply.setCookie(name, opened.token, cookie)
      return opened.hash
    },
    async endSession() {
      if (session) await sessions.end(session.hash)
      reply.clearCookie(name, cookie)
    },
    header: (other) => [request.headers[other]].flat().join(', ') || undefined,
    setHeader: (other, value) => void reply.header(other, value),
    cookie: (other) => request.cookies[other],
    setCookie: (other, value, seconds) =>
      void reply.setCookie(other, value, { ...cookie, path: '/api', maxAge: seconds }),
  })

  app.decorateRequest('caller', undefined)
  app.addHook('onRequest', async (request, reply) => {
    const token = request.client ? request.client.token : request.cookies[name]
    const session = token && tokenShape.test(token) ? await sessions.find(token) : undefined
    if (token && !session) request.client?.sessionEnded()
    request.caller = makeContext(request, reply, session)
  })
}

export const hasSessionCookie = (request: FastifyRequest, secure: boolean): boolean =>
  request.cookies[cookieNameOf(secure)] !== undefined
