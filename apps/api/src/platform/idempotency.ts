import { setTimeout as pause } from 'node:timers/promises'
import type { Cache } from './cache.ts'
import { hashOf } from './crypto.ts'
import { Refusal } from './refusal.ts'

/** One intent of one caller: whoever repeats it sends the same key. */
export interface Intent {
  /** The account, or the guest's session. */
  owner: string
  key: string
  /** What is asked: the same key with something else is refused. */
  input: string
}

/** What was answered, with the headers that belong to it. */
export interface Answered {
  body: unknown
  headers: Record<string, string>
}

/** Undefined: what was done is not to be told twice, such as a session's cookie. */
export type Once = (intent: Intent, work: () => Promise<Answered | undefined>) => Promise<Answered | undefined>

const seconds = 3600
/** Whoever has not answered by then is dead: the next one does it, and finds what the dead one has done. */
const claimSeconds = 30
/** Longer than that, so that who waits is there to take it over. */
const patienceMs = 60_000

interface Entry {
  input: string
  answer?: Answered
}

/**
 * The same key does the same thing once: a double click, a reload or a second try after a lost answer is told what was
 * answered before. It is kept in the cache and not in the database: what may never happen twice is kept apart by its
 * own tables as well, so that a cache that is gone costs the comfort and nothing else.
 */
export function makeOnce(cache: Cache): Once {
  /** A cache that goes away meanwhile takes nothing back: what is done is done, and is told. */
  const keep = (name: string, entry: Entry) => cache.set(name, JSON.stringify(entry), seconds).catch(() => {})

  async function first(name: string, input: string, work: () => Promise<Answered | undefined>) {
    await keep(name, { input })
    try {
      const answer = await work()
      if (answer) await keep(name, { input, answer })
      else await forget(name)
      return answer
    } catch (error) {
      // What failed may be tried again under the same key.
      await forget(name)
      throw error
    }
  }

  const forget = async (name: string) => {
    await Promise.all([cache.drop(name), cache.drop(`${name}:claim`)]).catch(() => {})
  }

  return async ({ owner, key, input }, work) => {
    const name = `once:${hashOf(JSON.stringify([owner, key]))}`
    const end = performance.now() + patienceMs
    for (let wait = 20; ; wait = Math.min(400, wait * 1.5)) {
      const text = await cache.get(name).catch(() => undefined)
      const known = text === undefined ? undefined : (JSON.parse(text) as Entry)
      if (known && known.input !== input) throw new Refusal(422)
      if (known?.answer) return known.answer
      const turn = await cache.count(`${name}:claim`, claimSeconds).catch(() => undefined)
      if (turn === undefined) return work()
      if (turn === 1) return first(name, input, work)
      if (performance.now() > end) throw new Refusal(409)
      await pause(wait)
    }
  }
}
