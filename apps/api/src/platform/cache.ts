import { Redis } from 'ioredis'

/**
 * Short-lived things that any node may ask for: captchas, sign-on states, counters, later the offers.
 * In-process by default, Redis when several nodes run.
 */
export interface Cache {
  get(key: string): Promise<string | undefined>
  set(key: string, value: string, seconds: number): Promise<void>
  /** Reads and removes in one step: whatever is single-use is taken, never read. */
  take(key: string): Promise<string | undefined>
  /** Counts one more, or `by`; the window starts with the first and is not moved by later ones. */
  count(key: string, seconds: number, by?: number): Promise<number>
  drop(key: string): Promise<void>
  close(): Promise<void>
}

interface Kept {
  value: string
  until: number
}

/** A full house drops what has run out and then the oldest, so that a flood cannot fill the memory. */
const capacity = 100_000

export function memoryCache(now: () => number = Date.now): Cache {
  const kept = new Map<string, Kept>()
  const live = (key: string): Kept | undefined => {
    const entry = kept.get(key)
    if (entry && entry.until > now()) return entry
    kept.delete(key)
    return undefined
  }
  const makeRoom = () => {
    for (const [key, { until }] of kept) if (until <= now()) kept.delete(key)
    for (const oldest of kept.keys()) {
      if (kept.size < capacity * 0.9) break
      kept.delete(oldest)
    }
  }
  const put = (key: string, entry: Kept) => {
    if (kept.size >= capacity && !kept.has(key)) makeRoom()
    kept.set(key, entry)
  }
  return {
    get: async (key) => live(key)?.value,
    set: async (key, value, seconds) => put(key, { value, until: now() + seconds * 1000 }),
    take: async (key) => {
      const entry = live(key)
      kept.delete(key)
      return entry?.value
    },
    count: async (key, seconds, by = 1) => {
      const entry = live(key)
      const value = Number(entry?.value ?? 0) + by
      put(key, { value: String(value), until: entry?.until ?? now() + seconds * 1000 })
      return value
    },
    drop: async (key) => void kept.delete(key),
    close: async () => kept.clear(),
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
  const redis = new Redis(url, {
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
    take: async (key) => (await ask(redis.getdel(key))) ?? undefined,
    count: async (key, seconds, by = 1) => Number(await ask(redis.eval(countOnce, 1, key, seconds, by))),
    drop: async (key) => void (await ask(redis.del(key))),
    close: async () => void (await redis.quit().catch(() => redis.disconnect())),
  }
}
