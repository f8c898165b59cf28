import { type AuditEntry, beginning, type ChainedEntry } from './chain.ts'
import type { Break, Head, Known } from './walk.ts'

/** The chain of the other chains' heads: whose own head is fixed elsewhere fixes all of them. */
export const headsChain = 'heads'

export interface MovedHead extends Head {
  readonly chain: string
  /** What it was before: who cuts a chain shows in the next that is appended to it. Absent where version 1 is closed. */
  readonly before?: Head
}

type Kind = 'headsMoved' | 'versionOneClosed'

/** Says how far the chains named go by now. Closing says besides that they go no further without a key. */
export const headsEntry = (kind: Kind, heads: readonly MovedHead[], at: string): Omit<AuditEntry, 'position'> => ({
  chain: headsChain,
  at,
  kind,
  bookingId: null,
  data: { heads },
})

const none: Head = { length: 0, hash: beginning }

/** What the chain of heads says of the others. */
export function makeHeadsReader() {
  const latest = new Map<string, Head>()
  const closedAt = new Map<string, number>()
  const breaks = new Map<string, Break>()

  function readOne(kind: string, { chain, length, hash, before }: MovedHead): void {
    const known = latest.get(chain) ?? none
    if (before && (before.length !== known.length || before.hash !== known.hash) && !breaks.has(chain))
      breaks.set(chain, { chain, position: Math.min(before.length, known.length) + 1, reason: 'cut' })
    latest.set(chain, { length, hash })
    if (kind === 'versionOneClosed') closedAt.set(chain, length)
  }

  return {
    read({ kind, data }: Pick<ChainedEntry, 'kind' | 'data'>): void {
      for (const head of (data as { heads: readonly MovedHead[] }).heads) readOne(kind, head)
    },
    chains: (): Iterable<string> => latest.keys(),
    /** A chain that went on from somewhere else than where it had ended. */
    breakOf: (chain: string): Break | undefined => breaks.get(chain),
    knownOf(chain: string): Known {
      const head = latest.get(chain)
      // Where nothing was closed there was nothing to close: an entry without a key is no old one.
      return { heads: head ? [head] : [], closed: closedAt.get(chain) ?? 0 }
    },
  }
}
