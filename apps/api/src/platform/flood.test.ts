import { readLoginStatus, readOwnInfo } from '@portolan/contract/account'
import { afterEach, expect, test, vi } from 'vitest'
import { openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld

afterEach(async () => {
  vi.useRealTimers()
  await world.close()
})

/** Public and without a question to the database. */
const knock = (address: string, headers: Record<string, string> = {}) =>
  world.app.http.inject({ method: 'POST', url: readLoginStatus.path, remoteAddress: address, headers })

async function refusedOf(count: number, address: string, headers?: (index: number) => Record<string, string>) {
  let refused = 0
  for (let index = 0; index < count; index++) if ((await knock(address, headers?.(index))).statusCode === 429) refused++
  return refused
}

test('[R8.1] one address cannot have the server for itself: 429 in the envelope, others are served', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  world = await openWorld({ LOG_LEVEL: 'silent' })
  expect(await refusedOf(3000, '198.51.100.7')).toBe(0)

  const reply = await knock('198.51.100.7')
  expect(reply.statusCode).toBe(429)
  expect(reply.headers['retry-after']).toBe('60')
  expect(reply.json()).toMatchObject({
    success: false,
    errors: { errors: [{ stringValue: expect.stringMatching(/wait/i) }] },
  })
  expect((await knock('198.51.100.8')).statusCode).toBe(200)
  expect((await world.app.http.inject({ url: '/healthz', remoteAddress: '198.51.100.7' })).statusCode).toBe(200)

  vi.setSystemTime(Date.now() + 61_000)
  expect((await knock('198.51.100.7')).statusCode).toBe(200)
})

test('a forged X-Forwarded-For does not give an address a second life', async () => {
  world = await openWorld({ LOG_LEVEL: 'silent' })
  const forged = (index: number) => ({ 'x-forwarded-for': `203.0.113.${index % 250}` })
  expect(await refusedOf(3010, '198.51.100.7', forged)).toBe(10)
})

test('one account is limited over all its addresses', async () => {
  world = await openWorld({ LOG_LEVEL: 'silent' })
  const { cookies } = await world.loggedIn('traveller')
  const ask = (index: number) =>
    world.app.http.inject({
      url: readOwnInfo.path,
      remoteAddress: `198.51.100.${index % 250}`,
      cookies: Object.fromEntries(cookies),
    })
  const statuses = new Map<number, number>()
  for (let index = 0; index < 1210; index++) {
    const { statusCode } = await ask(index)
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
  }
  expect(Object.fromEntries(statuses)).toEqual({ 200: 1200, 429: 10 })
})

test('pictures use up a share of their own: a page full of them leaves the calls alone', async () => {
  world = await openWorld({ LOG_LEVEL: 'silent' })
  const look = () => world.app.http.inject({ url: '/api/v1/picture/monogram~TGV.svg', remoteAddress: '198.51.100.7' })
  for (let index = 0; index < 3100; index++) expect((await look()).statusCode).toBe(200)
  expect((await knock('198.51.100.7')).statusCode).toBe(200)
})
