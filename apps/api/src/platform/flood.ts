import type { Call } from '@portolan/contract/call'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { memoryCache } from './cache.ts'
import { clientOf, contextOf } from './caller.ts'
import type { Client } from './context.ts'
import { type Limit, makeLimits } from './limits.ts'
import { networkOf } from './network.ts'
import { Refusal } from './refusal.ts'

const minute = 60

/** A page opens with a handful of calls; nobody reads ten pages a second. */
const callsOfClient: Limit = { name: 'calls of client', max: 600, seconds: minute }
const callsOfAccount: Limit = { name: 'calls of account', max: 1200, seconds: minute }
/** Strangers of one network together, in this minute and the last, before each of them has to work for a share. */
const callsOfStrangers: Limit = { name: 'calls of strangers', max: 600, seconds: 2 * minute }
/** Guests of one network together, by their sessions and passes; beyond this the network is busy. */
const callsOfGuests: Limit = { name: 'calls of guests', max: 1200, seconds: 2 * minute }
/** What a guest of a busy network sends without new work: twice what somebody who shops needs. */
const callsOfGuest: Limit = { name: 'calls of guest', max: 60, seconds: 60 * minute }
/** A list of hotels asks for fifty at once; they cost next to nothing, and must not use up what bookings need. */
const picturesOfClient: Limit = { name: 'pictures of client', max: 6000, seconds: minute }
const picturesOfStrangers: Limit = { name: 'pictures of strangers', max: 20_000, seconds: minute }
/** A payment provider is a stranger that cannot work for more; each of its news is signed. */
const newsOfNetwork: Limit = { name: 'news of network', max: 3000, seconds: minute }

const isPicture = ({ path }: Call): boolean => path.startsWith('/api/v1/picture/')
const isNews = ({ path }: Call): boolean => path.startsWith('/api/v1/payment/webhook/')

/** What is left of a share: some, none until time has passed, or none until some work is done. */
type Left = 'some' | 'none' | 'work'

/**
 * No client, no account and no crowd may have this node for itself; a session is counted alone, whatever its neighbours
 * do. Counted by each node in its own memory: a flood is turned away without a question to the database or the shared
 * cache, and a cache that is away opens nothing.
 */
export function limitFloods(app: FastifyInstance, enabled: boolean, now: () => number = Date.now) {
  const limits = makeLimits(memoryCache(now), enabled)

  const hasLeft = async (limit: Limit, whose: string) => (await limits.count(limit, whose)) <= limit.max

  /** What came in the last minute counts in this one, refused or not: a network stays hot while it is flooded. */
  async function isHot(limit: Limit, network: string): Promise<boolean> {
    const at = Math.floor(now() / 1000 / minute)
    const before = await limits.peek(limit, `${network} ${at - 1}`)
    return before + (await limits.count(limit, `${network} ${at}`)) > limit.max
  }

  const leftOfStrangers = async (network: string): Promise<Left> =>
    (await isHot(callsOfStrangers, network)) ? 'work' : 'some'

  /** Whoever sends more than a person does is cut first, and only while the guests of the network keep this node busy. */
  async function leftOfGuest({ session, pass }: Client, network: string): Promise<Left> {
    const isBusy = await isHot(callsOfGuests, network)
    if (session && (await hasLeft(callsOfGuest, session))) return 'some'
    if (!isBusy || (pass && (await hasLeft(callsOfGuest, pass)))) return 'some'
    return 'work'
  }

  async function leftOf(client: Client, network: string): Promise<Left> {
    const known = client.session ?? client.pass
    if (!known) return leftOfStrangers(network)
    if (!(await hasLeft(callsOfClient, known))) return 'none'
    return client.isAccount ? 'some' : leftOfGuest(client, network)
  }

  async function spendFrom(request: FastifyRequest, left: (network: string) => Promise<Left>): Promise<void> {
    const answer = await left(networkOf(request.ip))
    if (answer === 'some') return
    if (answer === 'work') await clientOf(request).offerWork()
    throw new Refusal(429, { retryAfter: minute })
  }

  /** Neither asks who calls: a session is not looked up for it. */
  async function spendUnasked(request: FastifyRequest, call: Call): Promise<void> {
    const client = clientOf(request)
    const network = networkOf(request.ip)
    const known = client.session ?? client.pass
    client.token = undefined
    if (isNews(call)) return limits.spend(newsOfNetwork, network)
    return known ? limits.spend(picturesOfClient, known) : limits.spend(picturesOfStrangers, network)
  }

  /**
   * Beyond the share a page is served as to somebody who comes for the first time: that costs no more than a refusal, and
   * only a page can do the work that a busy network's newcomers are asked for.
   */
  async function spendPage(request: FastifyRequest): Promise<void> {
    const client = clientOf(request)
    if ((await leftOf(client, networkOf(request.ip))) !== 'some') client.token = undefined
  }

  return {
    beforeCaller() {
      app.addHook('onRequest', async (request) => {
        const { call } = request.routeOptions.config
        if (!call) return spendPage(request)
        if (isPicture(call) || isNews(call)) return spendUnasked(request, call)
        return spendFrom(request, (network) => leftOf(clientOf(request), network))
      })
    },
    afterCaller() {
      app.addHook('onRequest', async (request) => {
        const { call } = request.routeOptions.config
        const { session, token } = clientOf(request)
        const account = contextOf(request).session?.account
        // A session that has ended since is none: its call is taken from what the strangers share.
        if (call && session && token && !contextOf(request).session) await spendFrom(request, leftOfStrangers)
        if (call && account && !isPicture(call)) await limits.spend(callsOfAccount, account.id)
      })
    },
  }
}
