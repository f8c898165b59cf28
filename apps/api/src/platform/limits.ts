import type { Cache } from './cache.ts'
import { memoryCache } from './cache.ts'
import { Refusal } from './refusal.ts'

export interface Limit {
  /** What is limited, for the key: 'login', 'register' … */
  name: string
  max: number
  seconds: number
}

export interface Limits {
  /** Counts one more and refuses with 429 beyond the limit. */
  spend(limit: Limit, whose: string): Promise<void>
  /** Counts one more and tells how many there were in the window. */
  count(limit: Limit, whose: string): Promise<number>
  /** How many there were in the window, without adding one. */
  peek(limit: Limit, whose: string): Promise<number>
  /** Takes back one that was counted before its outcome was known. */
  giveBack(limit: Limit, whose: string): Promise<void>
  forget(limit: Limit, whose: string): Promise<void>
}

const keyOf = (limit: Limit, whose: string): string => `limit:${limit.name}:${whose}`

/** While the shared cache is away each node counts for itself: a limit never opens. */
export function makeLimits(cache: Cache, enabled = true): Limits {
  const spare = memoryCache()
  const either = async <T>(ask: (cache: Cache) => Promise<T>): Promise<T> => {
    try {
      return await ask(cache)
    } catch {
      return ask(spare)
    }
  }
  const count = (limit: Limit, whose: string) => either((one) => one.count(keyOf(limit, whose), limit.seconds))
  if (!enabled) {
    const nothing = async () => {}
    return { spend: nothing, count: async () => 0, peek: async () => 0, giveBack: nothing, forget: nothing }
  }
  return {
    count,
    async spend(limit, whose) {
      if ((await count(limit, whose)) > limit.max) throw new Refusal(429, { retryAfter: limit.seconds })
    },
    peek: async (limit, whose) => Number((await either((one) => one.get(keyOf(limit, whose)))) ?? 0),
    giveBack: async (limit, whose) => void (await either((one) => one.count(keyOf(limit, whose), limit.seconds, -1))),
    forget: (limit, whose) => either((one) => one.drop(keyOf(limit, whose))),
  }
}
