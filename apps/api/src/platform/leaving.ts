import type { FastifyReply } from 'fastify'

/** Fires when the caller goes away before the answer is sent: work that nobody waits for stops. */
export function leavingOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  const look = () => {
    if (raw.destroyed && !raw.writableFinished) gone.abort()
  }
  // Somebody may have gone before anybody asked.
  look()
  raw.once('close', look)
  return gone.signal
}
