import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Answers carry `Connection: close` for this long before the door is shut, so that busy connections leave by themselves. */
const lingering = 500
/** What is still in flight after this is cut off: a stop that takes longer is no longer graceful. */
const longest = 7_000
const glance = 50

export interface GracefulStop {
  isStopping(): boolean
  /** Lets everything in flight finish, then closes what is left: idle, silent and half-open connections. */
  close(): Promise<void>
}

export function makeGracefulStop(app: FastifyInstance): GracefulStop {
  let stopping = false
  let inFlight = 0
  app.server.on('request', (_, response) => {
    inFlight++
    response.once('close', () => inFlight--)
  })
  app.addHook('onSend', async (_, reply) => {
    if (stopping) reply.header('connection', 'close')
  })

  /** Twice in a row, because a request may just be arriving on a connection that was accepted before the door shut. */
  async function untilQuiet(): Promise<void> {
    const deadline = Date.now() + longest
    for (let quiet = 0; quiet < 2 && Date.now() < deadline; ) {
      await pause(glance)
      quiet = inFlight === 0 ? quiet + 1 : 0
    }
  }

  return {
    isStopping: () => stopping,
    async close() {
      stopping = true
      if (!app.server.listening) return app.close()
      await pause(lingering)
      const closed = app.close()
      await untilQuiet()
      app.server.closeAllConnections()
      await closed
    },
  }
}
