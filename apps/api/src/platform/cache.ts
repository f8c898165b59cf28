import type { Redis } from 'ioredis'
import { makeShelf } from './cache-shelf.ts'

/**
 * Short-lived things that any node may ask for: captchas, sign-on states, counters, offers.
 * In-process by default, Redis when several nodes run.
 */
export interface Cache {
  get(key: string): Promise<string | undefined>
  set(key: string, value: string, seconds: number): Promise<void>
  /** All of them in one round trip; each has seconds of its own. */
  setMany(entries: readonly CacheEntry[]): Promise<void>
  /** In the order of the keys, in one round trip. */
  getMany(keys: readonly string[]): Promise<(string | undefined)[]>
  /** Reads and removes in one step: whatever is single-use is taken, never read. */
  take(key: string): Promise<string | undefined>
  /** Counts one more, or `by`; the window starts with the first and is not moved by later ones. */
  count(key: string, seconds: number, by?: number): Promise<number>
  drop(key: string): Promise<void>
  close(): Promise<void>
}

export type CacheEntry = readonly [key: string, value: string, seconds: number]

const room = { entries: 100_000, characters: 128_000_000 }

export function memoryCache(now: () => number = Date.now): Cache {
  // What comes in bulk stands on a shelf of its own: a flood of searches must not push a limit's counter out.
  const [single, bulk] = [makeShelf(room, now), makeShelf(room, now)]
  const live = (key: string) => single.live(key) ?? bulk.live(key)
  const untilIn = (seconds: number) => now() + seconds * 1000
  const drop = (key: string) => {
    single.drop(key)
    bulk.drop(key)
  }
  return {
    get: async (key) => live(key)?.value,
    set: async (key, value, seconds) => {
      bulk.drop(key)
      single.put(key, { value, until: untilIn(seconds) })
    },
    setMany: async (entries) => {
      for (const [key, value, seconds] of entries) {
        single.drop(key)
        bulk.put(key, { value, until: untilIn(seconds) })
      }
    },
    getMany: async (keys) => keys.map((key) => live(key)?.value),
    take: async (key) => {
      const entry = live(key)
      drop(key)
      return entry?.value
    },
    count: async (key, seconds, by = 1) => {
      const entry = live(key)
      const value = Number(entry?.value ?? 0) + by
      single.put(key, { value: String(value), until: entry?.until ?? untilIn(seconds) })
      return value
    },
    drop: async (key) => drop(key),
    close: async () => {
      single.clear()
      bulk.clear()
    },
  }
}

/** The shared cache cannot be reached: whoever needs it is told to come back. */
class CacheGone extends Error {
  override name = 'CacheGone'
}

const countOnce = `local n = redis.call('incrby', KEYS[1], ARGV[2])
if redis.call('ttl', KEYS[1]) < 0 then redis.call('expire', KEYS[1], ARGV[1]) end
return n`

/** Something that is no Redis may take the connection and never say a word. */
async function connect(redis: Redis): Promise<void> {
  const silent = setTimeout(() => redis.disconnect(), 5_000)
  try {
    await redis.connect()
    await redis.ping()
  } catch (error) {
    redis.disconnect()
    throw error
  } finally {
    clearTimeout(silent)
  }
}

export async function redisCache(url: string, keyPrefix = 'portolan:'): Promise<Cache> {
  // Read by nodes that have one alone: with all that it needs it is a tenth of a start.
  const program = await import('ioredis')
  const redis = new program.Redis(url, {
    keyPrefix,
    lazyConnect: true,
    maxRetriesPerRequest: 1,
    connectTimeout: 3_000,
    commandTimeout: 2_000,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  })
  // Each command reports its own failure; without a listener the process would end.
  redis.on('error', () => {})
  await connect(redis)
  const ask = async <T>(command: Promise<T>): Promise<T> => {
    try {
      return await command
    } catch (error) {
      throw new CacheGone((error as Error).message)
    }
  }
  return {
    get: async (key) => (await ask(redis.get(key))) ?? undefined,
    set: async (key, value, seconds) => void (await ask(redis.set(key, value, 'EX', seconds))),
    setMany: async (entries) => {
      if (entries.length === 0) return
      const pipeline = redis.pipeline()
      for (const [key, value, seconds] of entries) pipeline.set(key, value, 'EX', seconds)
      const failed = (await ask(pipeline.exec()))?.find(([error]) => error)
      if (failed) throw new CacheGone(failed[0]?.message)
    },
    getMany: async (keys) =>
      keys.length === 0 ? [] : (await ask(redis.mget([...keys]))).map((value) => value ?? undefined),
    take: async (key) => (await ask(redis.getdel(key))) ?? undefined,
    count: async (key, seconds, by = 1) => Number(await ask(redis.eval(countOnce, 1, key, seconds, by))),
    drop: async (key) => void (await ask(redis.del(key))),
    close: async () => void (await redis.quit().catch(() => redis.disconnect())),
  }
}
