import { makeShelf } from './cache-shelf.ts'

const hour = 3_600_000

/** A few megabytes at most: what no longer fits is asked about once more. */
const room = { entries: 50_000, characters: 5_000_000 }

export interface EndedTokens {
  has(token: string): boolean
  add(token: string): void
}

/**
 * Tokens of ours that no session lives under any more, remembered by each node: whoever sends one again is a stranger, and
 * the database is not asked. For an hour only, because an account that was shut may be opened again.
 */
export function makeEndedTokens(now: () => number = Date.now): EndedTokens {
  const shelf = makeShelf(room, now)
  return {
    has: (token) => shelf.live(token) !== undefined,
    add: (token) => shelf.put(token, { value: '', until: now() + hour }),
  }
}
