import { readLoginStatus, savePreferences } from '@portolan/contract/account'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../testing/backend.ts'
import { makeWebRoot } from '../testing/web-root.ts'
import { solvedFor, workOf } from '../testing/work.ts'
import { type Browser, openWorld, type TestWorld } from '../testing/world.ts'
import { memoryCache } from './cache.ts'
import { hashOf } from './crypto.ts'
import type { Database } from './db.ts'
import { sql } from './sql.ts'

const site = makeWebRoot()
let world: TestWorld
let now = Date.now()
let questions = 0

/** Counts what is asked of it. */
const counting = (db: Database): Database =>
  new Proxy(db, {
    get(target, name) {
      const part = Reflect.get(target, name)
      if (typeof part !== 'function') return part
      return (...input: unknown[]) => {
        questions++
        return part.apply(target, input)
      }
    },
  })

beforeAll(async () => {
  const clock = () => now
  world = await openWorld(
    { LOG_LEVEL: 'silent' },
    { db: counting(await openTestDatabase()), cache: memoryCache(clock), now: clock, passWork: 20, webRoot: site.root },
  )
})
afterAll(async () => {
  await world.close()
  site.remove()
})

let last = 0
/** Every test a network of its own. */
const newNetwork = () => `10.3.0.${++last}`

const choose = (browser: Browser, headers = {}) => browser.call(savePreferences, { body: { theme: 'dark' } }, headers)
const knock = (browser: Browser, headers = {}) => browser.call(readLoginStatus, {}, headers)

const tokenOf = (browser: Browser): string => browser.cookies.get('portolan') ?? expect.fail('There is no session.')
const page = (address: string, token: string) =>
  world.app.http.inject({ url: '/', remoteAddress: address, cookies: { portolan: token } })

/** How many questions the database is asked for it. */
async function asked(work: () => Promise<unknown>): Promise<number> {
  const before = questions
  await work()
  return questions - before
}

/** Sixty guests have opened a session, each from a browser of its own. */
async function crowd(network: string): Promise<void> {
  for (let guest = 0; guest < 60; guest++) expect((await choose(world.browser(network))).status).toBe(200)
}

/** More strangers than a network may have in a minute. */
async function flood(network: string, calls = 620): Promise<void> {
  for (let call = 0; call < calls; call++) await knock(world.browser(network))
}

describe('the 61st guest of an hour behind one address', () => {
  test('[R8.1] is asked for a little work, does it, and is a guest like any other', async () => {
    const network = newNetwork()
    await crowd(network)
    const guest = world.browser(network)
    const refused = await choose(guest)
    expect([refused.status, refused.raw.headers['retry-after'], guest.cookies.size]).toEqual([429, '3600', 0])
    const work = solvedFor(refused)
    expect((await choose(guest, work)).status).toBe(200)
    expect([...guest.cookies.keys()].sort()).toEqual(['portolan', 'portolan-pass'])
    expect((await choose(guest)).status).toBe(200)
    // What one has worked for is of no use to another.
    expect((await choose(world.browser(network), work)).status).toBe(429)
    const abroad = world.browser(newNetwork())
    abroad.cookies.set('portolan-pass', guest.cookies.get('portolan-pass') ?? '')
    await crowd(`10.3.0.${last}`)
    expect((await choose(abroad)).status).toBe(429)
  })

  test('opens five sessions with one pass, and no more', async () => {
    const network = newNetwork()
    await crowd(network)
    const first = world.browser(network)
    expect((await choose(first, solvedFor(await choose(first)))).status).toBe(200)
    const again = async () => {
      const browser = world.browser(network)
      browser.cookies.set('portolan-pass', first.cookies.get('portolan-pass') ?? '')
      return choose(browser)
    }
    for (let session = 1; session < 5; session++) expect((await again()).status).toBe(200)
    const refused = await again()
    expect([refused.status, workOf(refused.raw)]).toEqual([429, undefined])
  })

  test('is not helped by work that was done too late', async () => {
    const network = newNetwork()
    await crowd(network)
    const guest = world.browser(network)
    const work = solvedFor(await choose(guest))
    now += 121_000
    expect((await choose(guest, work)).status).toBe(429)
  })
})

describe('a network that is flooded', () => {
  test('[R8.1] leaves the sessions alone that are there: they are counted by themselves', async () => {
    const network = newNetwork()
    const guest = world.browser(network)
    await choose(guest)
    await flood(network)
    expect((await knock(world.browser(network))).status).toBe(429)
    for (let call = 0; call < 20; call++) expect((await knock(guest)).status).toBe(200)
  })

  test('asks its strangers for a little work, and serves who has done it', async () => {
    const network = newNetwork()
    await flood(network)
    const visitor = world.browser(network)
    const refused = await knock(visitor)
    expect(refused.status).toBe(429)
    expect((await knock(visitor, solvedFor(refused))).status).toBe(200)
    expect((await knock(world.browser(network))).status).toBe(429)
    for (let call = 1; call < 600; call++) expect((await knock(visitor)).status).toBe(200)
    // One more client is one more client, and has no more than one.
    const tooMany = await knock(visitor)
    expect([tooMany.status, workOf(tooMany.raw)]).toEqual([429, undefined])
  })

  test('stays hot while the flood goes on, and is cool when it was over for a minute', async () => {
    const network = newNetwork()
    await flood(network)
    for (let minute = 0; minute < 3; minute++) {
      now += 60_000
      expect((await knock(world.browser(network))).status).toBe(429)
      await flood(network)
    }
    now += 120_000
    expect((await knock(world.browser(network))).status).toBe(200)
  })

  test('asks the database nothing, whatever session is made up', async () => {
    const network = newNetwork()
    await flood(network)
    const before = questions
    for (let made = 0; made < 20; made++) {
      const browser = world.browser(network)
      browser.cookies.set('portolan', String(made).padStart(43, 'A'))
      expect((await knock(browser)).status).toBe(429)
    }
    expect(questions).toBe(before)
  })
})

describe('pages', () => {
  const madeUp = (index: number) => String(index).padStart(43, 'B')

  test('[R8.1] are served to whoever floods, and ask the database nothing beyond the share of the strangers', async () => {
    const network = newNetwork()
    for (let call = 0; call < 600; call++) await page(network, madeUp(call))
    const questionsOfMore = await asked(async () => {
      for (let call = 600; call < 620; call++) expect((await page(network, madeUp(call))).statusCode).toBe(200)
    })
    expect(questionsOfMore).toBe(0)
    expect((await knock(world.browser(network))).status).toBe(429)
  })

  test('look as their visitor chose, however many strangers there are', async () => {
    const network = newNetwork()
    const guest = world.browser(network)
    await choose(guest)
    await flood(network)
    expect((await page(network, tokenOf(guest))).body).toContain('data-theme="dark"')
  })

  test('a picture is the same for everybody: nobody asks who looks at it', async () => {
    const network = newNetwork()
    const guest = world.browser(network)
    await choose(guest)
    const cookies = { portolan: tokenOf(guest) }
    const url = '/api/v1/picture/monogram~TGV.svg'
    const look = () => world.app.http.inject({ url, remoteAddress: network, cookies })
    expect((await look()).statusCode).toBe(200)
    expect(await asked(look)).toBe(0)
  })
})

describe('a session that has ended', () => {
  /** Logged out, or swept away. */
  async function end(browser: Browser): Promise<string> {
    const token = tokenOf(browser)
    await world.db.query(sql`delete from session where token_hash = ${hashOf(token)}`)
    return token
  }

  test('[R8.1] is a stranger, and the database is asked for it once', async () => {
    const network = newNetwork()
    const guest = world.browser(network)
    await choose(guest)
    await end(guest)
    expect(await asked(() => knock(guest))).toBe(1)
    expect(await asked(() => knock(guest))).toBe(0)
    await flood(network)
    expect((await knock(guest)).status).toBe(429)
  })

  test('has no share of its own in a flooded network, not even for its first call', async () => {
    const network = newNetwork()
    const guest = world.browser(network)
    await choose(guest)
    await flood(network)
    await end(guest)
    expect((await knock(guest)).status).toBe(429)
  })
})
