import type { Socket } from 'node:net'
import type { Failure } from '@portolan/contract/envelope'
import { textIdOfStatus } from '@portolan/contract/errors'
import { defaultLanguage, type Language } from '@portolan/domain/language'
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOutage, isUnstorableText } from './db.ts'
import { describeFailure } from './log.ts'
import { Refusal } from './refusal.ts'
import { errorText } from './text.ts'

export function failureOf(refusal: Refusal, language: Language): Failure {
  const fields = refusal.fields.map(({ pointer, code, text }) => ({
    stringValue: errorText(language, text),
    nodeList: pointer,
    code,
  }))
  const { labelled, text, reason } = refusal
  const stringValue = labelled ? JSON.stringify(labelled) : errorText(language, text)
  const why = reason ? [{ stringValue: errorText(language, reason.text), code: reason.code }] : []
  return { success: false, errors: { errors: [{ stringValue }, ...why, ...fields] } }
}

const isGone = (error: Error): boolean => isOutage(error) || error.name === 'CacheGone'

/** Fastify's own refusals keep their status when the table knows it; the rest is told as its family. */
function refusalOf(error: FastifyError | Refusal | Error): Refusal {
  if (error instanceof Refusal) return error
  if (isGone(error)) return new Refusal(503, { retryAfter: 5 })
  if (isUnstorableText(error)) return new Refusal(400)
  const status = (error as FastifyError).statusCode ?? 500
  if (status >= 500) return new Refusal(500)
  const text = textIdOfStatus(status)
  return new Refusal(Number(text.slice('error.'.length)) as never)
}

export function sendRefusal(refusal: Refusal, language: Language, reply: FastifyReply): FastifyReply {
  if (refusal.retryAfter) reply.header('retry-after', refusal.retryAfter)
  return reply
    .code(refusal.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failureOf(refusal, language)))
}

/** What the caller is told; what is no refusal of ours leaves one line in the log. */
export function reportFailure(error: Error, log: FastifyBaseLogger): Refusal {
  const refusal = refusalOf(error)
  if (refusal.status >= 500 && !(error instanceof Refusal)) log.error({ err: describeFailure(error) }, 'call failed')
  return refusal
}

/** One handler for every failure: the envelope to the caller, one line to the log, never a stack trace outside. */
export function handleFailures(app: FastifyInstance, languageOf: (request: FastifyRequest) => Language): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    sendRefusal(reportFailure(error, request.log), languageOf(request), reply),
  )
  app.setNotFoundHandler((request, reply) => sendRefusal(new Refusal(404), languageOf(request), reply))
}

const reasons: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** What is no HTTP, or never comes to its end, has no request and no language yet: the envelope by hand, then good-bye. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) {
    const body = JSON.stringify(failureOf(new Refusal(400), defaultLanguage))
    const head = [
      `HTTP/1.1 ${reasons[error.code ?? ''] ?? '400 Bad Request'}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'X-Content-Type-Options: nosniff',
      'Connection: close',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  }
  socket.destroy(error)
}
