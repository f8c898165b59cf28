import { challengeHeader, solutionHeader } from '@portolan/contract/work'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cookieNameOf } from './caller.ts'
import type { Client } from './context.ts'
import type { EndedTokens } from './ended-tokens.ts'
import type { MarkedTokens } from './marked-token.ts'
import { networkOf } from './network.ts'
import type { Passes } from './passes.ts'

export const passCookie = 'portolan-pass'

interface Means {
  passes: Passes
  tokens: MarkedTokens
  ended: EndedTokens
}

/**
 * Finds out whose share a request is taken from, without a question to the database: a session that we have opened,
 * somebody who has worked for a pass, or one of the strangers of a network, who share one.
 */
export function identifyClients(app: FastifyInstance, { passes, tokens, ended }: Means, secure: boolean): void {
  const cookie = { path: '/api', httpOnly: true, sameSite: 'lax', secure } as const

  /** Who has worked anew gets a new pass, whatever is left of the one he holds. */
  async function passOf(request: FastifyRequest, reply: FastifyReply, network: string): Promise<string | undefined> {
    const solution = request.headers[solutionHeader]
    const earned = typeof solution === 'string' ? await passes.earn(solution, network) : undefined
    if (!earned) return passes.read(request.cookies[passCookie] ?? '', network)
    reply.setCookie(passCookie, earned.cookie, { ...cookie, maxAge: earned.seconds })
    return earned.id
  }

  app.decorateRequest('client', undefined)
  app.addHook('onRequest', async (request, reply) => {
    const network = networkOf(request.ip)
    const held = request.cookies[cookieNameOf(secure)]
    const token = held && !ended.has(held) ? held : undefined
    const facts = token ? tokens.read(token) : undefined
    const pass = await passOf(request, reply, network)
    const offerWork = async () => void reply.header(challengeHeader, await passes.offer(network))
    request.client = {
      token,
      session: facts && token,
      isAccount: facts?.isAccount ?? false,
      pass,
      sessionEnded: () => void (facts && token && ended.add(token)),
      offerWork,
      offerPass: async () => void (pass || (await offerWork())),
      heatNetwork: () => passes.heat(network, 'failedAccount'),
    } satisfies Client
  })
}
