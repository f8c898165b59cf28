import type { Failure } from '@portolan/contract/envelope'
import { textIdOfStatus } from '@portolan/contract/errors'
import type { Language } from '@portolan/domain/language'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOutage } from './db.ts'
import { Refusal } from './refusal.ts'
import { errorText } from './text.ts'

export function failureOf(refusal: Refusal, language: Language): Failure {
  const fields = refusal.fields.map(({ pointer, code, text }) => ({
    stringValue: errorText(language, text),
    nodeList: pointer,
    code,
  }))
  return { success: false, errors: { errors: [{ stringValue: errorText(language, refusal.text) }, ...fields] } }
}

/** Fastify's own refusals keep their status when the table knows it; the rest is told as its family. */
function refusalOf(error: FastifyError | Refusal | Error): Refusal {
  if (error instanceof Refusal) return error
  if (isOutage(error)) return new Refusal(503, { retryAfter: 5 })
  const status = (error as FastifyError).statusCode ?? 500
  if (status >= 500) return new Refusal(500)
  const text = textIdOfStatus(status)
  return new Refusal(Number(text.slice('error.'.length)) as never)
}

/** One handler for every failure: the envelope to the caller, one line to the log, never a stack trace outside. */
export function handleFailures(app: FastifyInstance, languageOf: (request: FastifyRequest) => Language): void {
  const send = (refusal: Refusal, request: FastifyRequest, reply: FastifyReply) => {
    if (refusal.retryAfter) reply.header('retry-after', refusal.retryAfter)
    return reply.code(refusal.status).type('application/json; charset=utf-8').send(JSON.stringify(failureOf(refusal, languageOf(request))))
  }
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.status >= 500 && refusal.status !== 501)
      request.log.error({ err: { type: error.name, code: error.code, message: error.message, stack: error.stack } }, 'call failed')
    return send(refusal, request, reply)
  })
  app.setNotFoundHandler((request, reply) => send(new Refusal(404), request, reply))
}
