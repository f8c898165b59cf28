import type { FastifyReply } from 'fastify'

/** Fires when the caller goes away before the answer is sent: whoever works for nobody stops. */
export function leavingOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  return gone.signal
}
