import { pipeline, Readable, Transform } from 'node:stream'
import type { Call } from '@portolan/contract/call'
import type { Product } from '@portolan/domain/product'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cache } from './cache.ts'
import type { Context } from './context.ts'
import { hashOf, newToken } from './crypto.ts'
import { prefersLines, type Streamed, streamed } from './ndjson.ts'
import { encodingFor } from './packing.ts'
import { stockKeyOf } from './stock.ts'
import { buyerOf } from './supplier-call.ts'

/** One request for an answer that others may be given as well. */
export interface Sharing {
  /** As somebody else has been given it a moment ago; absent: it has to be found out. */
  readonly known?: { readonly packed: Buffer; readonly headers: Readonly<Record<string, string>> }
  /** Looks on while it is found out: what is incomplete is nobody else's. */
  watch<Line, Body>(answer: Streamed<Line, Body>): Streamed<Line, Body>
  watchWhole(answer: unknown): void
  /** On its way out, packed as this caller wants it: it is remembered for the next who wants it so. */
  remember(answer: unknown, reply: FastifyReply): Promise<unknown>
}

export type Share = (call: Call, request: FastifyRequest, context: Context) => Promise<Sharing | undefined>

/** So old may an answer be. What is bought meanwhile ends it at once; this is for what happens by itself. */
const freshSeconds = 30

const letters = { br: 'b', gzip: 'g', none: '-' } as const
const encodings: Readonly<Record<string, string>> = { b: 'br', g: 'gzip' }
const idLength = 16

const isComplete = (answer: unknown): boolean => {
  const { success, warnings, errors } = answer as { success?: boolean; warnings?: unknown; errors?: unknown }
  return success !== false && warnings === undefined && errors === undefined
}

/**
 * A search costs far more than to say its answer once more: who asks the same on the same terms, within moments and
 * before anything was bought, is given the bytes that somebody else was given. The handles in it are the same ones.
 * Nobody is given them twice: two orders of one person are two, also of the same seats.
 */
export function makeShare(
  cache: Cache,
  /** False where somebody sells whose stock moves without our knowing. */
  isOurs: (products: readonly Product[]) => boolean,
): Share {
  const givenKeyOf = (id: string, person: string): string => `answered:${id}:${person}`

  /** An answer and the stock that it tells of are read in one trip. */
  async function look(key: string, products: readonly Product[]): Promise<{ stock: string; answer?: string }> {
    const [text, ...counts] = await cache.getMany([key, ...products.map(stockKeyOf)])
    const stock = `${counts.map((count) => count ?? '0').join(' ')}\n`
    return { stock, ...(text?.startsWith(stock) && { answer: text.slice(stock.length) }) }
  }

  async function give(answer: string, person: string, call: Call, isLines: boolean): Promise<Sharing['known']> {
    if ((await cache.count(givenKeyOf(answer.slice(0, idLength), person), freshSeconds)) > 1) return undefined
    const encoding = encodings[answer[idLength] ?? '']
    return {
      packed: Buffer.from(answer.slice(idLength + 1), 'base64'),
      headers: {
        'content-type': `${isLines ? 'application/x-ndjson' : 'application/json'}; charset=utf-8`,
        ...(encoding !== undefined && { 'content-encoding': encoding }),
        ...(isLines && { 'x-accel-buffering': 'no' }),
        ...(call.line && { vary: 'accept' }),
      },
    }
  }

  async function begin(call: Call, request: FastifyRequest, context: Context): Promise<Sharing | undefined> {
    if (!call.shared || !isOurs(call.shared)) return undefined
    const isLines = call.line !== undefined && prefersLines(request.headers.accept)
    const wanted = [isLines, encodingFor(request.headers['accept-encoding'])]
    const terms = [buyerOf(context), context.language]
    const key = `answer:${hashOf(JSON.stringify([call.path, request.body, terms, wanted]))}`
    const person = hashOf(context.session?.account?.id ?? context.address)
    const { stock, answer: found } = await look(key, call.shared)
    const known = found === undefined ? undefined : await give(found, person, call, isLines)
    let isWhole = false

    async function keep(packed: Buffer, reply: FastifyReply): Promise<void> {
      if (!isWhole) return
      const id = newToken().slice(0, idLength)
      const letter = letters[(reply.getHeader('content-encoding') ?? 'none') as keyof typeof letters]
      try {
        await cache.setMany([
          [key, `${stock}${id}${letter}${packed.toString('base64')}`, freshSeconds],
          [givenKeyOf(id, person), '1', freshSeconds],
        ])
      } catch {
        // It was found out for its caller: that the next one cannot have it is no failure.
      }
    }

    return {
      ...(known && { known }),
      watch: (answer) =>
        streamed(async function* lines(signal) {
          let isSound = true
          for await (const line of answer.lines(signal)) {
            isSound &&= isComplete(line)
            yield line
          }
          isWhole = isSound
        }, answer.collect),
      watchWhole(answer) {
        isWhole = isComplete(answer)
      },
      async remember(answer, reply) {
        if (known || reply.statusCode !== 200) return answer
        if (answer instanceof Readable) {
          const parts: Buffer[] = []
          const copying = new Transform({
            transform(part: Buffer, _, done) {
              parts.push(part)
              done(null, part)
            },
            flush(done) {
              void keep(Buffer.concat(parts), reply).finally(done)
            },
          })
          return pipeline(answer, copying, () => {})
        }
        await keep(Buffer.from(answer as string | Buffer), reply)
        return answer
      },
    }
  }

  // Without the cache everybody is answered by himself.
  return (call, request, context) => begin(call, request, context).catch(() => undefined)
}
