import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onPostgres } from '../testing/backend.ts'
import { freePort, startOwnRedis } from '../testing/services.ts'
import { type Cache, memoryCache, redisCache } from './cache.ts'
import { makeLimits } from './limits.ts'
import { Refusal } from './refusal.ts'

const limit = { name: 'try', max: 3, seconds: 60 }
const outcome = (work: Promise<void>) =>
  work.then(
    () => 'let through',
    (error: unknown) => (error instanceof Refusal ? error.status : error),
  )

interface AgingCache {
  cache: Cache
  /** As if so many seconds had gone by. */
  timePasses(seconds: number): Promise<void>
  close(): Promise<void>
}

/** Redis has a clock of its own: instead of it, all that has an end is brought nearer to it. */
async function openRedis(): Promise<AgingCache> {
  const [url, prefix] = [process.env.TEST_REDIS_URL ?? '', `test:${randomUUID()}:`]
  const [cache, own] = [await redisCache(url, prefix), new Redis(url)]
  return {
    cache,
    async timePasses(seconds) {
      for (const key of await own.keys(`${prefix}*`)) {
        const left = await own.pttl(key)
        if (left >= 0) await own.pexpire(key, left - seconds * 1000)
      }
    },
    close: async () => void (await Promise.all([cache.close(), own.quit()])),
  }
}

function openMemory(): AgingCache {
  let now = 0
  const cache = memoryCache(() => now)
  const timePasses = async (seconds: number) => {
    now += seconds * 1000
  }
  return { cache, timePasses, close: () => cache.close() }
}

describe('the cache of this backend', () => {
  let cache: Cache
  let timePasses: AgingCache['timePasses']
  let close: AgingCache['close']
  beforeAll(async () => {
    ;({ cache, timePasses, close } = onPostgres ? await openRedis() : openMemory())
  })
  afterAll(() => close())

  test('gives back what was set until it is dropped', async () => {
    await cache.set('a', 'Ω "1"', 60)
    expect(await cache.get('a')).toBe('Ω "1"')
    await cache.drop('a')
    expect(await cache.get('a')).toBeUndefined()
    expect(await cache.get('never')).toBeUndefined()
  })

  test('keeps many at once, each for its own time, and finds them in the order asked for', async () => {
    await cache.setMany([
      ['many 1', 'one', 60],
      ['many 2', 'two', 30],
      ['many 3', '', 60],
    ])
    expect(await cache.getMany(['many 3', 'never', 'many 1', 'many 2', 'many 1'])).toEqual([
      '',
      undefined,
      'one',
      'two',
      'one',
    ])
    expect(await cache.get('many 1')).toBe('one')
    expect(await cache.take('many 3')).toBe('')
    await cache.set('many 1', 'other', 60)
    await timePasses(40)
    expect(await cache.getMany(['many 1', 'many 2', 'many 3'])).toEqual(['other', undefined, undefined])
    await cache.setMany([])
    expect(await cache.getMany([])).toEqual([])
  })

  test('lets only one of many take the same thing', async () => {
    await cache.set('ticket', 'yours', 60)
    const taken = await Promise.all(Array.from({ length: 50 }, () => cache.take('ticket')))
    expect(taken.filter((one) => one === 'yours')).toHaveLength(1)
    expect(taken.filter((one) => one === undefined)).toHaveLength(49)
  })

  test('forgets after its time', async () => {
    await cache.set('short', 'x', 30)
    await cache.count('window', 30)
    await timePasses(40)
    expect(await cache.get('short')).toBeUndefined()
    expect(await cache.take('short')).toBeUndefined()
    expect(await cache.count('window', 30)).toBe(1)
  })

  test('counts each of many once, and can take back', async () => {
    const counted = await Promise.all(Array.from({ length: 50 }, () => cache.count('many', 60)))
    expect(counted.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1))
    expect(await cache.count('many', 60, -1)).toBe(49)
  })

  test('does not move the window with later counts', async () => {
    await cache.count('fixed', 60)
    await timePasses(40)
    expect(await cache.count('fixed', 60)).toBe(2)
    await timePasses(40)
    expect(await cache.count('fixed', 60)).toBe(1)
  })

  test('limits refuse the one too many, for each name and person apart', async () => {
    const limits = makeLimits(cache)
    const tries = [1, 2, 3, 4].map(() => outcome(limits.spend(limit, 'ada')))
    expect((await Promise.all(tries)).sort()).toEqual([429, 'let through', 'let through', 'let through'])
    expect(await outcome(limits.spend(limit, 'bob'))).toBe('let through')
    expect(await outcome(limits.spend({ ...limit, name: 'other' }, 'ada'))).toBe('let through')
    expect(await limits.peek(limit, 'ada')).toBe(4)
    await limits.giveBack(limit, 'ada')
    expect(await limits.peek(limit, 'ada')).toBe(3)
    await limits.forget(limit, 'ada')
    expect(await limits.peek(limit, 'ada')).toBe(0)
  })
})

describe('the cache in memory', () => {
  test('follows its clock to the moment', async () => {
    let now = 0
    const cache = memoryCache(() => now)
    await cache.set('a', '1', 10)
    now = 9_999
    expect(await cache.get('a')).toBe('1')
    now = 10_000
    expect(await cache.get('a')).toBeUndefined()
  })

  test('a flood drops what has run out first, then the oldest, and never fills the memory', async () => {
    let now = 0
    const cache = memoryCache(() => now)
    await cache.set('old', '1', 3_600)
    for (let index = 0; index < 99_999; index++) await cache.set(`short ${index}`, '', 1)
    now = 2_000
    for (let index = 0; index < 90_000; index++) await cache.set(`long ${index}`, '', 3_600)
    expect(await cache.get('old')).toBe('1')
    for (let index = 90_000; index < 120_000; index++) await cache.set(`long ${index}`, '', 3_600)
    expect(await cache.get('old')).toBeUndefined()
    expect(await cache.get('long 119999')).toBe('')
  })
})

describe('the memory of the cache', () => {
  const megabyte = 'x'.repeat(1_000_000)
  const bulk = (name: string, from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => [`${name} ${from + index}`, megabyte, 3_600] as const)

  test('is bounded by size: what has run out goes first, then the oldest', async () => {
    let now = 0
    const cache = memoryCache(() => now)
    await cache.setMany(bulk('old', 0, 10))
    await cache.setMany(Array.from({ length: 60 }, (_, index) => [`short ${index}`, megabyte, 1] as const))
    now = 2_000
    await cache.setMany(bulk('new', 0, 100))
    expect(await cache.get('old 0')).toBe(megabyte)
    await cache.setMany(bulk('new', 100, 250))
    expect(await cache.get('old 0')).toBeUndefined()
    const kept = await cache.getMany(bulk('new', 0, 250).map(([key]) => key))
    const count = kept.filter((value) => value !== undefined).length
    expect(count).toBeLessThanOrEqual(128)
    expect(count).toBeGreaterThan(100)
    expect(kept.at(-1)).toBe(megabyte)
  })

  test('is given back by what is dropped, taken or written over', async () => {
    const cache = memoryCache()
    for (let round = 0; round < 300; round++) {
      await cache.setMany([['same', megabyte, 60]])
      await cache.setMany([['taken', megabyte, 60]])
      await cache.take('taken')
      await cache.setMany([['dropped', megabyte, 60]])
      await cache.drop('dropped')
      if (round === 0) await cache.setMany([['first', 'still here', 60]])
    }
    expect(await cache.get('first')).toBe('still here')
  })

  test('lent to a flood of offers pushes no counter out', async () => {
    const cache = memoryCache()
    const limits = makeLimits(cache)
    for (let tries = 0; tries < 3; tries++) await limits.spend(limit, 'ada')
    for (let from = 0; from < 400; from += 100) await cache.setMany(bulk('offer', from, from + 100))
    expect(await outcome(limits.spend(limit, 'ada'))).toBe(429)
  })
})

test('limits that are off count nothing', async () => {
  const limits = makeLimits(memoryCache(), false)
  for (let tries = 0; tries < 9; tries++) expect(await outcome(limits.spend(limit, 'ada'))).toBe('let through')
  expect(await limits.count(limit, 'ada')).toBe(0)
})

if (onPostgres) {
  describe('Redis', () => {
    test('that cannot be reached, or is none, is told soon', async () => {
      await expect(redisCache(`redis://127.0.0.1:${await freePort()}`)).rejects.toThrow()
      const mute = createServer().listen(0, '127.0.0.1')
      await new Promise((resolve) => mute.once('listening', resolve))
      const { port } = mute.address() as AddressInfo
      await expect(redisCache(`redis://127.0.0.1:${port}`)).rejects.toThrow()
      mute.close()
    })

    test('that dies leaves limits closed: each node goes on counting for itself', async () => {
      const redis = await startOwnRedis()
      const cache = await redisCache(redis.url)
      const limits = makeLimits(cache)
      for (let tries = 0; tries < 3; tries++) await limits.spend(limit, 'ada')
      expect(await outcome(limits.spend(limit, 'ada'))).toBe(429)
      await redis.stop()

      const tries = []
      for (let count = 0; count < 6; count++) tries.push(await outcome(limits.spend(limit, 'bob')))
      expect(tries).toEqual(['let through', 'let through', 'let through', 429, 429, 429])
      expect(await limits.peek(limit, 'bob')).toBe(6)
      await expect(cache.get('anything')).rejects.toMatchObject({ name: 'CacheGone' })
      await expect(cache.take('anything')).rejects.toMatchObject({ name: 'CacheGone' })
      await expect(cache.setMany([['a', '1', 60]])).rejects.toMatchObject({ name: 'CacheGone' })
      await expect(cache.getMany(['a'])).rejects.toMatchObject({ name: 'CacheGone' })
      await cache.close()
    })
  })
}
