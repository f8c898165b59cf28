import { Readable } from 'node:stream'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { StreamedFile } from './context.ts'
import { reportFailure } from './failure.ts'
import { begun } from './ndjson.ts'

/**
 * The status has long been sent: all that is left to say that something is missing is to break the connection off. What
 * ended in the ordinary way would pass for the whole file.
 */
async function* breakingOff(chunks: AsyncIterable<string>, log: FastifyBaseLogger) {
  try {
    yield* chunks
  } catch (error) {
    reportFailure(error as Error, log)
    throw new Error('The file broke off.')
  }
}

/** As fast as it is read at the other end: what nobody takes is not made. */
export async function sendStreamed(
  { chunks, headers }: StreamedFile,
  { log }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const opened = await begun(chunks)
  return reply.headers(headers).send(Readable.from(breakingOff(opened, log)))
}
