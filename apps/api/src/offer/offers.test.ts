import { randomUUID } from 'node:crypto'
import { type AddressInfo, connect, createServer } from 'node:net'
import type { Offer } from '@portolan/supplier/offer'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { makeExchange } from '../exchange/exchange.ts'
import { type Cache, redisCache } from '../platform/cache.ts'
import { makeSafe } from '../platform/crypto.ts'
import type { Database } from '../platform/db.ts'
import { Refusal } from '../platform/refusal.ts'
import { sql } from '../platform/sql.ts'
import { seed } from '../seed.ts'
import { onPostgres, openTestCache, openTestDatabase } from '../testing/backend.ts'
import { makeCarriedClock, makeDatabaseClock } from './clock-store.ts'
import type { Buyer, Searched } from './offer.ts'
import { makeOffers } from './offers.ts'
import { packSize } from './pack.ts'

let db: Database
let cache: Cache
let shift = 0
const told: object[] = []
const now = () => Date.now() + shift
const safe = makeSafe(['a secret for tests, long enough to be one'])
const log = { warn: (details: object) => void told.push(details) }
const offersOn = (on: Cache) => makeOffers({ cache: on, safe, db, exchange: makeExchange({ db }), now, log })

const searched: Searched = {
  product: 'rail',
  query: { legs: [{ from: { code: '8727100', context: 'UIC' } }] },
  party: [{ ref: '1', type: 'adult' }],
  correlationId: 'c1',
}
const guest: Buyer = { currency: 'USD', agencyId: undefined }

const offer = (changes: Partial<Offer<unknown>> = {}, token: string = randomUUID()): Offer<unknown> => ({
  ref: { supplier: 'house', token },
  product: 'rail',
  identity: `identity ${token}`,
  price: { total: { minor: 8_900, currency: 'EUR' }, taxes: { minor: 900, currency: 'EUR' } },
  expiresAt: Date.now() + 900_000,
  hold: 'supported',
  penalties: [{ charge: 'nonRefundable' }],
  detail: { train: 'ICE 123', names: ['München', '慕尼黑'], nothing: null },
  ...changes,
})

const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 'found',
    (error: unknown) => (error instanceof Refusal ? error.status : error),
  )

beforeAll(async () => {
  db = await openTestDatabase()
  cache = await openTestCache()
})
afterAll(async () => {
  await cache.close()
  await db.close()
})
beforeEach(async () => {
  shift = 0
  told.length = 0
  await db.query(sql`delete from markup_rule`)
  await seed(db, readConfig({}))
})

describe('an offer that is kept', () => {
  test('[R1.5] has its selling price, the rate of its day and how it came about, and is found as it was kept', async () => {
    const offers = offersOn(cache)
    const given = offer()
    const [kept] = await offers.keep([given], searched, guest)
    const rule = await db.one<{ id: string }>(sql`select id from markup_rule`)
    expect(kept).toEqual({
      ...searched,
      rph: expect.stringMatching(/^[\w-]{20,128}$/),
      supplier: 'house',
      token: given.ref.token,
      identity: given.identity,
      // 89.00 and 4% make 92.56 euros.
      price: {
        selling: { minor: 10_516, currency: 'USD' },
        supplier: { minor: 9_256, currency: 'EUR' },
        trace: {
          net: { minor: 8_000, currency: 'EUR' },
          taxes: { minor: 900, currency: 'EUR' },
          markup: { minor: 356, currency: 'EUR' },
          rule: rule?.id,
          rate: { from: 'EUR', to: 'USD', value: '1.13610543058395819', day: '2026-09-29' },
        },
      },
      supplierPrice: given.price,
      expiresAt: given.expiresAt,
      hold: 'supported',
      penalties: given.penalties,
      extras: undefined,
      detail: given.detail,
    })
    expect(await offers.find([kept?.rph ?? ''], 'rail')).toEqual([kept])
  })

  test('[R1.5] [R9.11] is priced in the currency of the buyer, for any of them again', async () => {
    const offers = offersOn(cache)
    const [kept] = await offers.keep([offer()], searched, { ...guest, currency: 'HKD' })
    expect(kept?.price.selling).toEqual({ minor: 82_494, currency: 'HKD' })
    const of = { product: 'rail', supplier: 'house' } as const
    expect((await offers.price(offer().price, of, guest)).selling).toEqual({ minor: 10_516, currency: 'USD' })
    const lira = { total: { minor: 100, currency: 'ZWG' } }
    expect(await statusOf(offers.price(lira, of, guest))).toBe(503)
  })

  test("[R1.5] bears the markup of its buyer's agency, supplier and product", async () => {
    const agency = await db.one<{ id: string }>(sql`select id from agency`)
    await db.query(sql`insert into markup_rule (supplier, basis_points) values ('house', 1000)`)
    await db.query(sql`insert into markup_rule (agency_id, basis_points) values (${agency?.id}, 0)`)
    const offers = offersOn(cache)
    const markupFor = async (agencyId: string | undefined, supplier: string) => {
      const ref = { supplier, token: 't' }
      const [kept] = await offers.keep([offer({ ref })], searched, { ...guest, agencyId })
      return kept?.price.trace.markup.minor
    }
    expect(await markupFor(undefined, 'house')).toBe(890)
    expect(await markupFor(undefined, 'other')).toBe(356)
    expect(await markupFor(agency?.id, 'house')).toBe(0)
    expect(await markupFor(randomUUID(), 'other')).toBe(356)
    await expect(db.query(sql`insert into markup_rule (basis_points) values (1)`)).rejects.toMatchObject({
      code: '23505',
    })
    for (const bad of [-1, 10_001])
      await expect(
        db.query(sql`insert into markup_rule (supplier, basis_points) values ('x', ${bad})`),
      ).rejects.toMatchObject({ code: '23514' })
  })

  test('[R1.5] is left out rather than sold at a wrong price, and the operator is told', async () => {
    const euros = { minor: 100, currency: 'EUR' }
    const bad: Partial<Offer<unknown>>[] = [
      { price: { total: { minor: 100, currency: 'ZWG' } } },
      { price: { total: { minor: 100, currency: 'XXX' } } },
      { price: { total: { minor: 10.5, currency: 'EUR' } } },
      { price: { total: { minor: -100, currency: 'EUR' } } },
      { price: { total: euros, taxes: { minor: 101, currency: 'EUR' } } },
      { price: { total: euros, taxes: { minor: 1, currency: 'USD' } } },
      { expiresAt: Date.now() - 1 },
      { expiresAt: Number.NaN },
      { product: 'air' },
      { price: undefined as never },
      { ref: undefined as never },
      { ref: { supplier: 'house' } as never },
      { identity: undefined as never },
      { detail: 1n },
      { detail: 'x'.repeat(200_000) },
    ]
    const kept = await offersOn(cache).keep(
      [...bad.map((one) => offer(one)), null as never, 'x' as never, offer({}, 'good')],
      searched,
      guest,
    )
    expect(kept.map(({ token }) => token)).toEqual(['good'])
    expect(told).toContainEqual({ product: 'rail', reason: "house's has no rate of exchange for ZWG", count: 1 })
    expect(told).toContainEqual({ product: 'rail', reason: "house's has run out", count: 2 })
    expect(told.map((one) => 'reason' in one && one.reason)).toContain("somebody's is not well formed")
  })
})

test('[R1.5] the demo adds 4% for everybody once, keeps what was made of it, and production adds nothing', async () => {
  const points = () => db.query(sql`select basis_points from markup_rule`)
  await Promise.all([1, 2, 3].map(() => seed(db, readConfig({}))))
  expect(await points()).toEqual([{ basis_points: 400 }])
  await db.query(sql`update markup_rule set basis_points = 250`)
  await seed(db, readConfig({}))
  expect(await points()).toEqual([{ basis_points: 250 }])
  await db.query(sql`delete from markup_rule`)
  await seed(db, readConfig({ DEMO: 'off' }))
  expect(await points()).toEqual([])
})

describe('a handle', () => {
  test('[A18] that has expired, or whose offer is gone, answers 409', async () => {
    const offers = offersOn(cache)
    const [kept] = await offers.keep([offer({ expiresAt: Date.now() + 60_000 })], searched, guest)
    const rphs = [kept?.rph ?? '']
    expect(await statusOf(offers.find(rphs, 'rail'))).toBe('found')
    shift = (kept?.expiresAt ?? 0) - Date.now() + 5
    expect(await statusOf(offers.find(rphs, 'rail'))).toBe(409)
    shift = 0
    const elsewhere = await openTestCache()
    expect(await statusOf(offersOn(elsewhere).find(rphs, 'rail'))).toBe(409)
    await elsewhere.close()
  })

  test('[A18] ends with its own offer, also where others that are stored with it last longer', async () => {
    const offers = offersOn(cache)
    const [short, long] = await offers.keep(
      [offer({ expiresAt: Date.now() + 60_000 }), offer({ expiresAt: Date.now() + 900_000 })],
      searched,
      guest,
    )
    shift = 61_000
    expect(await statusOf(offers.find([short?.rph ?? '']))).toBe(409)
    expect(await offers.find([long?.rph ?? ''])).toEqual([long])
  })

  test('[A18] is told to have expired without a look-up, and ends after a day at the latest', async () => {
    const offers = offersOn(cache)
    const [kept] = await offers.keep([offer({ expiresAt: Date.now() + 30 * 86_400_000 })], searched, guest)
    expect(kept?.expiresAt).toBeLessThanOrEqual(Date.now() + 86_400_000)
    shift = 86_400_001
    const noLookUp: Cache = { ...cache, getMany: () => Promise.reject(new Error('looked up')) }
    expect(await statusOf(offersOn(noLookUp).find([kept?.rph ?? '']))).toBe(409)
  })

  test('[A19] that was forged, or is of another product, answers 400, even beside good ones', async () => {
    const offers = offersOn(cache)
    const [one, other] = await offers.keep([offer(), offer()], searched, guest)
    const good = one?.rph ?? ''
    const forged = [
      '',
      'x',
      randomUUID(),
      'A'.repeat(90),
      `${good.slice(0, -1)}${good.endsWith('A') ? 'Q' : 'A'}`,
      good.slice(1),
      `${good}A`,
      '__proto__',
      `offer:${good}`,
      '\u0000',
    ]
    for (const rph of forged) {
      expect(await statusOf(offers.find([rph])), rph).toBe(400)
      expect(await statusOf(offers.find([good, rph], 'rail')), rph).toBe(400)
    }
    expect(await statusOf(offers.find([good], 'railPass'))).toBe(400)
    expect(await statusOf(offers.find([good], 'rail'))).toBe('found')
    expect(await offers.find([other?.rph ?? '', good, good])).toEqual([other, one, one])
  })

  test('[A19] of another installation answers 400, whatever is in the cache', async () => {
    const [kept] = await offersOn(cache).keep([offer()], searched, guest)
    const stranger = makeSafe(['the secret of somebody else, long enough'])
    const elsewhere = makeOffers({ cache, safe: stranger, db, exchange: makeExchange({ db }), now })
    expect(await statusOf(elsewhere.find([kept?.rph ?? '']))).toBe(400)
  })
})

test("[A18] expiry follows the database's clock, however wrong the node's own is", async () => {
  let ticks = 5_000
  const clock = makeDatabaseClock(db, () => ticks)
  const first = await clock()
  expect(Math.abs(first - Date.now())).toBeLessThan(5_000)
  ticks += 30_000
  expect(await clock()).toBe(first + 30_000)
  ticks += 86_400_000
  expect(Math.abs((await clock()) - Date.now())).toBeLessThan(5_000)
})

test("[F14] who cannot wait for the database's clock has its last answer, and the node's own until the first", async () => {
  let ticks = 5_000
  let answer: Promise<number> = Promise.reject(new Error('away'))
  const own = { now: () => new Date(1_000) }
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const clock = makeCarriedClock(
    () => answer,
    () => ticks,
    own,
  )
  expect(clock.now()).toEqual(own.now())
  await settled()
  expect(clock.now()).toEqual(own.now())
  await settled()
  answer = Promise.resolve(86_400_000)
  clock.now()
  await settled()
  ticks += 59_000
  answer = Promise.resolve(99_000_000)
  expect(clock.now().getTime()).toBe(86_459_000)
  ticks += 1_000
  expect(clock.now().getTime()).toBe(86_460_000)
  await settled()
  expect(clock.now().getTime()).toBe(99_000_000)
})

test('[R1.5] a thousand offers are kept in one call and found in one', async () => {
  let [written, read] = [0, 0]
  const counting: Cache = {
    ...cache,
    set: () => Promise.reject(new Error('one by one')),
    get: () => Promise.reject(new Error('one by one')),
    setMany(entries) {
      written++
      return cache.setMany(entries)
    },
    getMany(keys) {
      read++
      return cache.getMany(keys)
    },
  }
  const offers = offersOn(counting)
  const given = Array.from({ length: 1000 }, (_, index) => offer({}, `${index}`))
  const kept = await offers.keep(given, searched, guest)
  const found = await offers.find(kept.map(({ rph }) => rph))
  expect(found.map(({ token }) => token)).toEqual(given.map(({ ref }) => ref.token))
  expect([written, read]).toEqual([1, 1])
})

/** A line to Redis on which no answer passes before so many questions have: whoever waits for one is never answered. */
async function openLine(questions: number) {
  const { hostname, port } = new URL(process.env.TEST_REDIS_URL ?? '')
  const line = { asked: '', held: undefined as Buffer[] | undefined }
  const commands = () => [...line.asked.matchAll(/\*\d+\r\n\$\d+\r\n(\w+)\r\n/g)].map(([, name]) => name)
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    near.on('data', (part) => {
      line.asked += part.toString('latin1')
      far.write(part)
      if (line.held && commands().length >= questions) {
        near.write(Buffer.concat(line.held))
        line.held = undefined
      }
    })
    far.on('data', (part) => (line.held ? line.held.push(part) : near.write(part)))
    near.on('close', () => far.destroy()).on('error', () => {})
    far.on('close', () => near.destroy()).on('error', () => {})
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    holdBack() {
      line.asked = ''
      line.held = []
    },
    commands,
    forget() {
      line.asked = ''
    },
    close: () => server.close(),
  }
}

if (onPostgres)
  test('[R1.5] a thousand offers travel to Redis in one round trip, and another node finds them', async () => {
    const packs = Math.ceil(1000 / packSize)
    const line = await openLine(packs)
    const prefix = `test:${randomUUID()}:`
    const [near, far] = [await redisCache(line.url, prefix), await redisCache(process.env.TEST_REDIS_URL ?? '', prefix)]
    const given = Array.from({ length: 1000 }, (_, index) => offer({}, `${index}`))

    line.holdBack()
    const kept = await offersOn(near).keep(given, searched, guest)
    expect(line.commands()).toEqual(Array<string>(packs).fill('set'))

    line.forget()
    const rphs = kept.map(({ rph }) => rph)
    expect(await offersOn(near).find(rphs)).toHaveLength(1000)
    expect(line.commands()).toEqual(['mget'])
    expect(await offersOn(far).find(rphs, 'rail')).toEqual(kept)
    await Promise.all([near.close(), far.close()])
    line.close()
  })
