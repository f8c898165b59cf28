import type { Call, LineOf, RequestOf, ResponseOf } from '@portolan/contract/call'
import type { CallName, Table } from '@portolan/contract/table'
import { challengeHeader } from '@portolan/contract/work'
import { holds } from '@portolan/domain/may'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context, Redirect } from './context.ts'
import { Redirect as RedirectTo, Sent, StreamedFile } from './context.ts'
import { hashOf } from './crypto.ts'
import type { Intent, Once } from './idempotency.ts'
import { answerStreamed, isStreamed, type Streamed } from './ndjson.ts'
import { packAnswer } from './packing.ts'
import { personOf } from './person.ts'
import { Refusal } from './refusal.ts'
import type { Session } from './sessions.ts'
import type { Share, Sharing } from './shared-answers.ts'
import { sendStreamed } from './stream-file.ts'

export type Handler<C extends Call> = (
  request: RequestOf<C>,
  context: Context,
) => Promise<ResponseOf<C> | Redirect | Sent | StreamedFile | Streamed<LineOf<C>, ResponseOf<C>>>

/** What a module serves: one handler for each of its calls. */
export type Handlers = { [Name in CallName]?: Handler<Table[Name]> }

type AnyHandler = (request: unknown, context: Context) => Promise<unknown>

/** {name} in the contract is :name for the router. */
const routeOf = (call: Call): string => call.path.replace(/\{(\w+)\}/g, ':$1')

function checkLevel(call: Call, session: Session | undefined): void {
  if (call.auth === 'public') return
  if (call.auth === 'owner') {
    if (!session) throw new Refusal(401)
    return
  }
  if (!session?.account) throw new Refusal(401)
  if (call.auth === 'b2b' && session.account.userType !== 'B2B') throw new Refusal(403)
}

function checkPermission({ permission }: Call, session: Session | undefined): void {
  if (permission && !holds(personOf(session), permission)) throw new Refusal(403)
}

const contentTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const

/** A body travels as the contract says, and no other way: forms of other sites cannot send JSON. */
function checkContentType({ method, encoding = 'json' }: Call, header: string | undefined): void {
  if (method === 'GET' || header === undefined) return
  const [type = ''] = header.split(';')
  if (type.trim().toLowerCase() !== contentTypes[encoding]) throw new Refusal(415)
}

/** Whoever names the bytes he holds already is told that they are still the right ones. */
function sendFile({ body, headers }: Sent, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers(headers)
  const held = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (headers.etag !== undefined && held?.includes(headers.etag)) return reply.code(304).send()
  return reply.send(typeof body === 'string' ? body : Buffer.from(body.buffer, body.byteOffset, body.byteLength))
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract behind this route; absent for pages, pictures and probes. */
    call?: Call
    /** False for a call that no module serves yet. */
    served?: boolean
  }
}

/** Undefined where nobody repeats anything: reads, callers without a key, and those whom nobody knows yet. */
function intentOf(name: string, call: Call, request: FastifyRequest, { session, header }: Context): Intent | undefined {
  if (call.effect !== 'write' || !session) return undefined
  const key = header('idempotency-key')
  if (key === undefined) return undefined
  if (key.length > longestKey) throw new Refusal(400)
  const input = hashOf(JSON.stringify([name, request.params, request.query, request.body]))
  return { owner: session.account?.id ?? session.hash, key, input }
}

const longestKey = 128

const isFile = (result: unknown): boolean => result instanceof Sent || result instanceof StreamedFile

/** A file, a redirect, lines, a cookie, or what ends otherwise after some work are not said twice. */
const isTellable = (result: unknown, reply: FastifyReply): boolean =>
  !(result instanceof RedirectTo || isFile(result) || isStreamed(result)) &&
  !reply.hasHeader('set-cookie') &&
  !reply.hasHeader(challengeHeader)

/**
 * Registers every call of the table. Its level and permission are checked before the body is read; a call that
 * no module serves yet answers 501 after the same checks.
 */
export function serve(
  app: FastifyInstance,
  table: Record<string, Call>,
  handlers: Handlers,
  contextOf: (request: FastifyRequest) => Context,
  once?: Once,
  share?: Share,
): void {
  const sharings = new WeakMap<FastifyRequest, Sharing>()
  const rememberAnswer = async (request: FastifyRequest, reply: FastifyReply, answer: unknown) =>
    (await sharings.get(request)?.remember(answer, reply)) ?? answer
  for (const [name, call] of Object.entries(table)) {
    const handler = handlers[name as CallName] as AnyHandler | undefined
    app.route({
      method: call.method,
      url: routeOf(call),
      config: { call, served: handler !== undefined },
      schema: {
        ...(call.params && { params: call.params }),
        ...(call.query && { querystring: call.query }),
        ...(call.body && { body: call.body }),
        ...(call.response && { response: { '2xx': call.response } }),
      },
      onRequest: async (request) => {
        const { session } = contextOf(request)
        checkLevel(call, session)
        checkPermission(call, session)
        if (!handler) throw new Refusal(501)
        checkContentType(call, request.headers['content-type'])
      },
      ...(call.packed && { onSend: [packAnswer, ...(call.shared ? [rememberAnswer] : [])] }),
      handler: async (request, reply) => {
        const { params, query, body } = request
        const caller = contextOf(request)
        const headers: Record<string, string> = {}
        const context: Context = {
          ...caller,
          setHeader(header, value) {
            headers[header] = value
            caller.setHeader(header, value)
          },
        }
        const sharing = await share?.(call, request, caller)
        if (sharing) sharings.set(request, sharing)
        if (sharing?.known) return reply.headers(sharing.known.headers).send(sharing.known.packed)
        const work = async () => handler?.({ params, query, body }, context)
        const intent = intentOf(name, call, request, context)
        let result: unknown
        let isOwn = !intent
        if (once && intent) {
          const answer = await once(intent, async () => {
            isOwn = true
            result = await work()
            return isTellable(result, reply) ? { body: result, headers } : undefined
          })
          if (!isOwn) return reply.headers(answer?.headers ?? {}).send(answer?.body)
        } else result = await work()
        if (result instanceof RedirectTo) return reply.redirect(result.to, 303)
        if (result instanceof Sent) return sendFile(result, request, reply)
        if (result instanceof StreamedFile) return sendStreamed(result, request, reply)
        if (isStreamed(result))
          return answerStreamed(sharing?.watch(result) ?? result, {
            request,
            reply,
            line: call.line,
            language: context.language,
          })
        sharing?.watchWhole(result)
        return result
      },
    })
  }
}
