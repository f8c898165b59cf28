import type { Call } from '@portolan/contract/call'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf } from '../testing/address.ts'
import { signedIn } from '../testing/agency.ts'
import { makeWebRoot } from '../testing/web-root.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'

let world: TestWorld
let owner: Browser
let viewer: Browser
let traveller: Browser
const site = makeWebRoot()

beforeAll(async () => {
  world = await openWorld({}, { webRoot: site.root })
  owner = await signedIn(world, 'owner')
  viewer = await signedIn(world, 'viewer')
  traveller = await signedIn(world, 'traveller')
})
afterAll(async () => {
  await world.close()
  site.remove()
})

const callsOf = (isServed: boolean): Call[] =>
  world.app.routes.flatMap(({ call, served }) => (call && served === isServed ? [call] : []))

/** Sent with a body that nobody could read: whoever is refused is refused before it is read. */
async function statusFor(call: Call, browser?: Browser): Promise<number> {
  const { statusCode } = await world.app.http.inject({
    method: call.method,
    url: addressOf(call),
    headers: { origin: world.config.publicUrl.origin, 'content-type': 'application/json' },
    cookies: Object.fromEntries(browser?.cookies ?? []),
    ...(call.method !== 'GET' && { payload: '{"broken' }),
  })
  return statusCode
}

const nameOf = (call: Call): string => `${call.method} ${call.path}`

describe('[R6.1, R6.2] every route and who may use it', () => {
  test('calls', () => {
    const lines = world.app.routes.flatMap(({ call }) =>
      call ? [`${call.method.padEnd(6)} ${call.path.padEnd(66)} ${call.auth.padEnd(6)} ${call.permission ?? ''}`.trim()] : [],
    )
    expect(lines.sort().join('\n')).toMatchInlineSnapshot()
  })

  test('everything else is open to all on purpose, and stands in this list', () => {
    const others = world.app.routes.filter(({ call }) => !call).map(({ method, path }) => `${method} ${path}`)
    expect([...new Set(others)].sort().join('\n')).toMatchInlineSnapshot()
  })
})

describe('a call that nobody serves yet', () => {
  test('stands in this list, which shrinks with each issue', () => {
    expect(callsOf(false).map(nameOf).sort().join('\n')).toMatchInlineSnapshot()
  })

  test('answers 501 in the envelope', async () => {
    const reply = await world.app.http.inject({ method: 'GET', url: '/api/v1/cms/promotions' })
    expect(reply.statusCode).toBe(501)
    expect(reply.json()).toEqual({
      success: false,
      errors: { errors: [{ stringValue: 'This is not on sale here yet.' }] },
    })
  })
})

describe('[R4.2, R6.2] A11 level and permission are checked first, served or not', () => {
  test('a guest is asked to log in', async () => {
    for (const served of [true, false]) {
      for (const call of callsOf(served)) {
        const status = await statusFor(call)
        if (call.auth === 'public') expect(status, nameOf(call)).not.toBe(401)
        else expect(status, nameOf(call)).toBe(401)
      }
    }
  })

  test('a consumer may not make the calls of an agency', async () => {
    const calls = [...callsOf(true), ...callsOf(false)].filter(({ auth }) => auth === 'b2b')
    expect(calls.length).toBeGreaterThan(5)
    for (const call of calls) expect(await statusFor(call, traveller), nameOf(call)).toBe(403)
  })

  test('an employee may not make a call whose permission he lacks, a consumer needs none', async () => {
    const calls = [...callsOf(true), ...callsOf(false)].filter(({ permission }) => permission !== undefined)
    expect(calls.length).toBeGreaterThan(10)
    for (const call of calls) {
      expect(await statusFor(call, viewer), nameOf(call)).toBe(403)
      if (call.auth !== 'b2b') expect(await statusFor(call, traveller), nameOf(call)).toBe(501)
    }
  })

  test('only then a call that nobody serves says so', async () => {
    for (const call of callsOf(false)) expect(await statusFor(call, owner), nameOf(call)).toBe(501)
  })

  test('a guest who has begun something is let through to what is his own', async () => {
    const guest = world.browser()
    const url = '/api/v1/account/preferences'
    const headers = { origin: world.config.publicUrl.origin, 'content-type': 'application/json' }
    const { cookies } = await world.app.http.inject({ method: 'PUT', url, headers, payload: '{"theme":"dark"}' })
    for (const { name, value } of cookies) guest.cookies.set(name, value)
    for (const call of callsOf(false).filter(({ auth }) => auth === 'owner')) {
      expect(await statusFor(call, guest), nameOf(call)).toBe(501)
    }
  })
})
