import type { Call } from '@portolan/contract/call'
import type { FastifyInstance } from 'fastify'
import { memoryCache } from './cache.ts'
import { contextOf } from './caller.ts'
import { type Limit, makeLimits } from './limits.ts'
import { networkOf } from './network.ts'

/** An agency's whole office may sit behind one address; a page opens with a handful of calls. */
const callsOfNetwork: Limit = { name: 'calls of network', max: 3000, seconds: 60 }
const callsOfAccount: Limit = { name: 'calls of account', max: 1200, seconds: 60 }
/** A list of hotels asks for fifty at once; they cost next to nothing, and must not use up what bookings need. */
const picturesOfNetwork: Limit = { name: 'pictures of network', max: 20_000, seconds: 60 }

const isPicture = ({ path }: Call): boolean => path.startsWith('/api/v1/picture/')

/**
 * No address and no account may have this node for itself. Counted by each node in its own memory: a flood is
 * turned away without a question to the database or the shared cache, and a cache that is away opens nothing.
 */
export function limitFloods(app: FastifyInstance, enabled: boolean): { beforeCaller(): void; afterCaller(): void } {
  const limits = makeLimits(memoryCache(), enabled)
  return {
    beforeCaller() {
      app.addHook('onRequest', async ({ ip, routeOptions }) => {
        const { call } = routeOptions.config
        if (call) await limits.spend(isPicture(call) ? picturesOfNetwork : callsOfNetwork, networkOf(ip))
      })
    },
    afterCaller() {
      app.addHook('onRequest', async (request) => {
        const { call } = request.routeOptions.config
        const account = contextOf(request).session?.account
        if (call && account && !isPicture(call)) await limits.spend(callsOfAccount, account.id)
      })
    },
  }
}
