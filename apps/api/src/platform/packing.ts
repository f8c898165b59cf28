import { pipeline, Readable, type Transform } from 'node:stream'
import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { wishesOf } from './accept.ts'

type Encoding = 'br' | 'gzip'

interface Packer {
  /** By another thread: the event loop goes on. */
  whole(text: string): Promise<Buffer>
  /** What is written leaves at once: a line that waits for the next to fill a block is a line that nobody sees. */
  piecewise(): Transform
}

/** Flights shrink to a thirtieth. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 20 } }
const level = { level: 4 }

const [brotliWhole, gzipWhole] = [promisify(brotliCompress), promisify(gzip)]

const packers: Readonly<Record<Encoding, Packer>> = {
  br: {
    whole: (text) => brotliWhole(text, brotli),
    piecewise: () => createBrotliCompress({ ...brotli, flush: constants.BROTLI_OPERATION_FLUSH }),
  },
  gzip: {
    whole: (text) => gzipWhole(text, level) as Promise<Buffer>,
    piecewise: () => createGzip({ ...level, flush: constants.Z_SYNC_FLUSH }),
  },
}

/** How the caller can have it smaller; undefined where he cannot. */
export function encodingFor(accepted = ''): Encoding | undefined {
  const wishes = wishesOf(accepted)
  return (['br', 'gzip'] as const).find((encoding) =>
    wishes.some(({ name, weight }) => name === encoding && weight > 0),
  )
}

/** Below this it travels in one packet either way. */
const worthIt = 1_400

/**
 * Of calls that the contract lets travel packed: no others, since the length of a packed answer tells anybody who can have
 * something written into it what else it holds.
 */
export async function packAnswer(request: FastifyRequest, reply: FastifyReply, answer: unknown): Promise<unknown> {
  const vary = reply.getHeader('vary')
  reply.header('vary', vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`)
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (!encoding) return answer
  if (typeof answer === 'string' && answer.length >= worthIt) {
    reply.header('content-encoding', encoding)
    return packers[encoding].whole(answer)
  }
  if (!(answer instanceof Readable)) return answer
  reply.header('content-encoding', encoding)
  // A failure of either ends both; who listens sees the connection cut.
  return pipeline(answer, packers[encoding].piecewise(), () => {})
}
