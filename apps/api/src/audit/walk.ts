import type { Macs } from '../platform/crypto.ts'
import { beginning, type ChainedEntry, hashEntry } from './chain.ts'

/** How far a chain goes, and the hash of its last entry. */
export interface Head {
  readonly length: number
  readonly hash: string
}

/**
 * cut: entries are missing at the end. missing: an entry is missing before others. changed: an entry is not what it was.
 * unknownKey: an entry was hashed with a key that is not among the secrets.
 */
export type Reason = 'cut' | 'missing' | 'changed' | 'unknownKey'

export interface Break {
  readonly chain: string
  /** The first entry that is not what it was, or not there. */
  readonly position: number
  readonly reason: Reason
}

/** What is known of a chain from elsewhere. */
export interface Known {
  /** It was this long at least, with these hashes at these places. */
  readonly heads: readonly Head[]
  /** So many of its first entries are of version 1; none behind them is. */
  readonly closed: number
}

export interface Walk {
  /** The next entries in order; the break, where there is one. */
  take(entries: readonly ChainedEntry[]): Break | undefined
  /** After the last entry: the break, where entries are missing at the end. */
  finish(): Break | undefined
  length(): number
}

/** Goes along one chain, page by page, and holds nothing of it but its head. */
export function walkChain(chain: string, macs: Macs, { heads, closed }: Known): Walk {
  let [length, hash] = [0, beginning]

  function whyNot(entry: ChainedEntry): Reason | undefined {
    if (entry.position !== length + 1) return 'missing'
    const own = hashEntry(entry, macs)
    if (own === undefined) return 'unknownKey'
    const isOfItsTime = entry.version === (entry.position <= closed ? 1 : 2)
    if (entry.chain !== chain || entry.previous !== hash || own !== entry.hash || !isOfItsTime) return 'changed'
    return heads.some((head) => head.length === entry.position && head.hash !== entry.hash) ? 'changed' : undefined
  }

  return {
    take(entries) {
      for (const entry of entries) {
        const reason = whyNot(entry)
        if (reason) return { chain, position: length + 1, reason }
        length = entry.position
        hash = entry.hash
      }
      return undefined
    },
    finish: () =>
      heads.some((head) => head.length > length) ? { chain, position: length + 1, reason: 'cut' } : undefined,
    length: () => length,
  }
}
