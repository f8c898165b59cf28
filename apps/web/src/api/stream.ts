import type { Call, InputOf, LineOf } from '@portolan/contract/call'
import { ask, assertDone, type CallOptions, refusedBy } from './client.ts'
import { CallError, failureWithoutReply } from './failure.ts'
import { lines, lineType } from './lines.ts'

interface StreamOptions<C extends Call> extends Omit<CallOptions, 'accept'> {
  onLine(line: LineOf<C>): void
}

/** Each line as soon as it is whole, whatever pieces it came in. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      const [...whole] = (rest + decoder.decode(piece.value, { stream: true })).split('\n')
      rest = whole.pop() ?? ''
      yield* whole
    }
    yield rest + decoder.decode()
  } finally {
    reader.releaseLock()
  }
}

/**
 * The status was sent before anything could go wrong: a failure on the way is the last line. A line that names its
 * supplier speaks for that one alone.
 */
function lineOf<C extends Call>(call: C, data: unknown): LineOf<C> {
  if ((data as { supplier?: unknown } | null)?.supplier === undefined) assertDone(call, data)
  return data as LineOf<C>
}

/**
 * A call whose answer comes line by line. A server that answers all at once has said one line. Throws a CallError; what
 * was told by then stays told.
 */
export async function stream<C extends Call>(call: C, input: InputOf<C>, options: StreamOptions<C>): Promise<void> {
  const { onLine, ...rest } = options
  const reply = await ask(call, input, { ...rest, accept: lines })
  const isStreamed = reply.headers.get('content-type')?.startsWith(lineType)
  if (!reply.ok || !isStreamed || !reply.body) {
    const data: unknown = await reply.json().catch(() => undefined)
    if (!reply.ok || data === undefined) throw refusedBy(reply, data, rest)
    onLine(lineOf(call, data))
    return
  }
  try {
    for await (const text of linesOf(reply.body)) if (text.trim()) onLine(lineOf(call, JSON.parse(text)))
  } catch (cause) {
    throw cause instanceof CallError ? cause : failureWithoutReply(cause)
  }
}
