import { Readable } from 'node:stream'
import type { Language } from '@portolan/domain/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { wishesOf } from './accept.ts'
import type { WriteAnswer } from './answer.ts'
import { failureOf, reportFailure } from './failure.ts'
import { leavingOf } from './leaving.ts'
import { takeTurns } from './turn.ts'

const mark = Symbol('streamed')

/** An answer that comes in pieces: written line by line to whoever asks for lines, collected for everybody else. */
export interface Streamed<Line, Body> {
  readonly [mark]: true
  /** The signal fires when the caller has gone away. */
  lines(signal: AbortSignal): AsyncIterable<Line>
  collect(lines: readonly Line[]): Body
}

export const streamed = <Line, Body>(
  lines: (signal: AbortSignal) => AsyncIterable<Line>,
  collect: (lines: readonly Line[]) => Body,
): Streamed<Line, Body> => ({ [mark]: true, lines, collect })

export const isStreamed = (value: unknown): value is Streamed<unknown, unknown> =>
  typeof value === 'object' && value !== null && mark in value

const ndjson = 'application/x-ndjson'
const others = ['application/json', 'application/*', '*/*']

/** Lines only for those who name them, and who want nothing else more. */
export function prefersLines(accept = ''): boolean {
  const [first] = wishesOf(accept)
    .filter(({ name, weight }) => weight > 0 && (name === ndjson || others.includes(name)))
    .sort((one, other) => other.weight - one.weight)
  return first?.name === ndjson
}

interface Answering {
  request: FastifyRequest
  reply: FastifyReply
  /** What a line must be; absent: it travels as it is. */
  line: z.ZodMiniType | undefined
  language: Language
}

/** The status has long been sent: a failure on the way is told as the last line. */
async function* writeLines(
  lines: AsyncIterable<unknown>,
  signal: AbortSignal,
  { request, reply, line, language }: Answering,
) {
  try {
    const write = line ? reply.compileSerializationSchema(line as never) : JSON.stringify
    for await (const value of lines) yield `${write(value)}\n`
  } catch (error) {
    if (!signal.aborted) yield `${JSON.stringify(failureOf(reportFailure(error as Error, request.log), language))}\n`
  }
}

async function collectAll<Line>(lines: AsyncIterable<Line>): Promise<Line[]> {
  const all: Line[] = []
  for await (const line of lines) all.push(line)
  return all
}

/** Headers leave with the first line anyway: waiting for it costs nothing, and a failure before it is a plain one. */
export async function begun<Line>(lines: AsyncIterable<Line>): Promise<AsyncIterable<Line>> {
  const iterator = lines[Symbol.asyncIterator]()
  const first = await iterator.next()
  return (async function* rest() {
    try {
      for (let step = first; !step.done; step = await iterator.next()) yield step.value
    } finally {
      await iterator.return?.()
    }
  })()
}

/** A megabyte and a half of flights takes a while to write. */
async function answerWhole(answer: unknown, reply: FastifyReply): Promise<string> {
  const { inPieces } = reply.getSerializationFunction('2xx') as unknown as WriteAnswer
  const turn = takeTurns()
  let text = ''
  for (const piece of inPieces(answer)) {
    text += piece
    await turn()
  }
  reply.type('application/json; charset=utf-8')
  return text
}

export async function answerStreamed(answer: Streamed<unknown, unknown>, answering: Answering): Promise<unknown> {
  const { request, reply } = answering
  // A stream alone would notice only at its next line that nobody listens.
  const signal = leavingOf(reply)
  const lines = answer.lines(signal)
  reply.header('vary', 'accept')
  if (!prefersLines(request.headers.accept)) return answerWhole(answer.collect(await collectAll(lines)), reply)
  const opened = await begun(lines)
  return reply
    .type(`${ndjson}; charset=utf-8`)
    .header('x-accel-buffering', 'no')
    .send(Readable.from(writeLines(opened, signal, answering)))
}
