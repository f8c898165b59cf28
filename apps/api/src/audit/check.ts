import type { Macs } from '../platform/crypto.ts'
import type { ChainedEntry } from './chain.ts'
import { headsChain, makeHeadsReader } from './heads.ts'
import { type Break, type Head, type Known, walkChain } from './walk.ts'

/** The chains as they stand, a page at a time. */
export interface ChainReader {
  /** The entries after a position, in order; none: the chain ends there. */
  readPage(chain: string, after: number): Promise<readonly ChainedEntry[]>
  /** The name of the next chain in the order of names. */
  nextChain(after: string): Promise<string | undefined>
}

export interface CheckParts {
  reader: ChainReader
  macs: Macs
  /** Heads of the chain of heads that were written down outside the database. */
  anchors: readonly Head[]
  /** Between two pages: others come first. It may throw, and the check ends there. */
  pause?(): Promise<void>
}

export interface CheckResult {
  readonly breaks: readonly Break[]
  readonly chains: number
  readonly entries: number
}

/** Reads every chain once. The chain of heads comes first: a chain that grows meanwhile is only longer than it says. */
export async function checkChains({ reader, macs, anchors, pause }: CheckParts): Promise<CheckResult> {
  const breaks: Break[] = []
  let [chains, entries] = [0, 0]

  async function check(chain: string, known: Known, look?: (entry: ChainedEntry) => void): Promise<void> {
    const walk = walkChain(chain, macs, known)
    let found: Break | undefined
    for (
      let page = await reader.readPage(chain, 0);
      page.length > 0;
      page = await reader.readPage(chain, walk.length())
    ) {
      found = walk.take(page)
      if (found) break
      if (look) for (const entry of page) look(entry)
      await pause?.()
    }
    found ??= walk.finish() ?? heads.breakOf(chain)
    if (found) breaks.push(found)
    chains += 1
    entries += walk.length()
  }

  const heads = makeHeadsReader()
  await check(headsChain, { heads: anchors, closed: 0 }, heads.read)
  const left = new Set(heads.chains())
  for (let chain = await reader.nextChain(''); chain !== undefined; chain = await reader.nextChain(chain)) {
    if (chain === headsChain) continue
    left.delete(chain)
    await check(chain, heads.knownOf(chain))
  }
  for (const chain of left) breaks.push({ chain, position: 1, reason: 'cut' })
  return { breaks, chains, entries }
}

export const describeBreak = ({ chain, position, reason }: Break): string =>
  ({
    cut: `chain ${chain}: entry ${position} and what followed it are no longer there`,
    missing: `chain ${chain}: entry ${position} is missing`,
    changed: `chain ${chain}: entry ${position} is not what was written`,
    unknownKey: `chain ${chain}: entry ${position} was written with a key that is not among the secrets in SESSION_SECRET`,
  })[reason]
