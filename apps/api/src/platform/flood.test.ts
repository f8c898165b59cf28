import { readLoginStatus, readOwnInfo } from '@portolan/contract/account'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld

beforeAll(async () => {
  // A minute lasts as long as the test needs.
  vi.useFakeTimers({ toFake: ['Date'] })
  world = await openWorld({ LOG_LEVEL: 'silent' })
})
afterAll(async () => {
  vi.useRealTimers()
  await world.close()
})

/** Public and without a question to the database. */
const knock = (address: string, headers: Record<string, string> = {}) =>
  world.app.http.inject({ method: 'POST', url: readLoginStatus.path, remoteAddress: address, headers })

const look = (address: string) =>
  world.app.http.inject({ url: '/api/v1/picture/monogram~TGV.svg', remoteAddress: address })

/** How often each status was answered. */
async function tally(count: number, ask: (index: number) => Promise<{ statusCode: number }>) {
  const statuses: Record<number, number> = {}
  for (let index = 0; index < count; index++) {
    const { statusCode } = await ask(index)
    statuses[statusCode] = (statuses[statusCode] ?? 0) + 1
  }
  return statuses
}

test('[R8.1] one address cannot have the server for itself: 429 in the envelope, others are served', async () => {
  const [greedy, other] = ['198.51.100.7', '198.51.100.8']
  expect(await tally(590, () => knock(greedy))).toEqual({ 200: 590 })
  // Pictures use up a share of their own: a page full of them leaves the calls alone.
  expect(await tally(200, () => look(greedy))).toEqual({ 200: 200 })
  expect(await tally(10, () => knock(greedy))).toEqual({ 200: 10 })

  const reply = await knock(greedy)
  expect(reply.statusCode).toBe(429)
  expect(reply.headers['retry-after']).toBe('60')
  expect(reply.json()).toMatchObject({
    success: false,
    errors: { errors: [{ stringValue: expect.stringMatching(/wait/i) }] },
  })
  // A forged address is no second life.
  const forged = (index: number) => ({ 'x-forwarded-for': `203.0.113.${index}` })
  expect(await tally(10, (index) => knock(greedy, forged(index)))).toEqual({ 429: 10 })
  expect((await look(greedy)).statusCode).toBe(200)
  expect((await knock(other)).statusCode).toBe(200)
  expect((await world.app.http.inject({ url: '/healthz', remoteAddress: greedy })).statusCode).toBe(200)

  // Who floods to the end of a minute has none of the next one, either.
  vi.setSystemTime(Date.now() + 60_000)
  expect((await knock(greedy)).statusCode).toBe(429)
  vi.setSystemTime(Date.now() + 120_000)
  expect((await knock(greedy)).statusCode).toBe(200)
})

test('one account is limited over all its sessions and addresses', async () => {
  const browsers = [
    await world.loggedIn('traveller'),
    await world.loggedIn('traveller'),
    await world.loggedIn('traveller'),
  ]
  const ask = (index: number) =>
    world.app.http.inject({
      url: readOwnInfo.path,
      remoteAddress: `192.0.2.${index % 250}`,
      cookies: Object.fromEntries(browsers[index % 3]?.cookies ?? []),
    })
  expect(await tally(1210, ask)).toEqual({ 200: 1200, 429: 10 })
})
