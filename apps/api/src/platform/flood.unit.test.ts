import cookie from '@fastify/cookie'
import { readLoginStatus } from '@portolan/contract/account'
import { challengeHeader, solutionHeader } from '@portolan/contract/work'
import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { doWork } from '../testing/work.ts'
import { memoryCache } from './cache.ts'
import { identifyClients } from './client.ts'
import type { Context } from './context.ts'
import { makeSafe } from './crypto.ts'
import { makeEndedTokens } from './ended-tokens.ts'
import { limitFloods } from './flood.ts'
import { makeLimits } from './limits.ts'
import { makeMarkedTokens } from './marked-token.ts'
import { makePasses } from './passes.ts'

const network = '198.51.100.7'

/** The hooks alone, before a call that does nothing: every session lives. */
async function openDoor() {
  let now = Date.parse('2026-11-18T12:00:00Z')
  const clock = () => now
  const safe = makeSafe(['a secret of the tests'])
  const tokens = makeMarkedTokens(safe, clock)
  const passes = makePasses({ safe, limits: makeLimits(memoryCache(clock)), now: clock, work: 4 })
  const app = Fastify()
  await app.register(cookie)
  identifyClients(app, { passes, tokens, ended: makeEndedTokens(clock) }, false)
  const flood = limitFloods(app, true, clock)
  flood.beforeCaller()
  app.decorateRequest('caller', undefined)
  app.addHook('onRequest', async (request) => {
    request.caller = { session: {} } as unknown as Context
  })
  flood.afterCaller()
  app.setErrorHandler((error: Error & { status?: number }, _, reply) => reply.code(error.status ?? 500).send())
  app.route({ method: 'POST', url: '/', config: { call: readLoginStatus }, handler: async () => '' })

  function guest(isAccount = false) {
    const cookies: Record<string, string> = { portolan: tokens.make(isAccount) }
    async function knock(headers = {}) {
      const reply = await app.inject({ method: 'POST', url: '/', remoteAddress: network, cookies, headers })
      for (const { name, value } of reply.cookies) cookies[name] = value
      return reply
    }
    return {
      knock,
      /** How often each status was answered. */
      async send(calls: number) {
        const statuses: Record<number, number> = {}
        for (let call = 0; call < calls; call++) {
          const { statusCode } = await knock()
          statuses[statusCode] = (statuses[statusCode] ?? 0) + 1
        }
        return statuses
      },
      /** Does the work that the next answer asks for; answers the status that comes of it. */
      async work() {
        const refused = await knock()
        const work = refused.headers[challengeHeader]
        if (refused.statusCode !== 429 || typeof work !== 'string') return undefined
        const { [solutionHeader]: solution = '' } = doWork(JSON.parse(work))
        return (await knock({ [solutionHeader]: solution })).statusCode
      },
    }
  }

  return {
    guest,
    pass: (seconds: number) => {
      now += seconds * 1000
    },
    close: () => app.close(),
  }
}

let door: Awaited<ReturnType<typeof openDoor>>
beforeEach(async () => {
  door = await openDoor()
})
afterEach(() => door.close())

describe('a network whose guests keep the node busy', () => {
  const makeBusy = async () => {
    for (let guest = 0; guest < 3; guest++) await door.guest().send(400)
  }

  test('[R8.1] asks the session for work that sends more than a person does, and leaves the others alone', async () => {
    const [greedy, quiet] = [door.guest(), door.guest()]
    await greedy.send(60)
    await makeBusy()
    expect(await quiet.send(60)).toEqual({ 200: 60 })
    expect(await greedy.send(20)).toEqual({ 429: 20 })
    // Sixty more for some work, and no more than that.
    expect(await greedy.work()).toBe(200)
    expect(await greedy.send(80)).toEqual({ 200: 59, 429: 21 })
    expect(await greedy.work()).toBe(200)
  })

  test('lets everybody do as they like when it was quiet for a minute', async () => {
    const greedy = door.guest()
    await greedy.send(100)
    await makeBusy()
    expect(await greedy.send(1)).toEqual({ 429: 1 })
    door.pass(120)
    expect(await greedy.send(600)).toEqual({ 200: 600 })
  })

  test('leaves who has logged in alone: an account has a limit of its own', async () => {
    await makeBusy()
    expect(await door.guest(true).send(100)).toEqual({ 200: 100 })
  })

  test('[R8.1] gives sixty sessions that flood no more than sixty guests need', async () => {
    const sessions = Array.from({ length: 60 }, () => door.guest())
    let handled = 0
    for (let round = 0; round < 65; round++)
      for (const session of sessions) if ((await session.knock()).statusCode === 200) handled++
    expect(handled).toBe(60 * 60)
  })
})
