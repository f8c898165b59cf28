import { describeFailure } from '../platform/log.ts'
import type { Platform } from '../platform/module.ts'
import { findBreak } from './chain.ts'
import { appendDue, listChains, readChain } from './store.ts'

export interface Audit {
  start(): void
  stop(): void
  /** Chains everything that has happened so far. */
  drain(): Promise<void>
  /** The chains that are broken, each with the first position that is not what it was. */
  check(): Promise<{ chain: string; position: number }[]>
}

const everyMs = 5_000

export function makeAudit({ db, log }: Pick<Platform, 'db' | 'log'>): Audit {
  let timer: NodeJS.Timeout | undefined
  const drain = async () => {
    // What happens meanwhile waits for the next look: a busy shop would never let go otherwise.
    while (await appendDue(db));
  }
  const tick = () =>
    void drain().catch((error: unknown) => log.warn({ err: describeFailure(error) }, 'events were not chained'))
  return {
    start() {
      timer = setInterval(tick, everyMs)
    },
    stop: () => clearInterval(timer),
    drain,
    async check() {
      const broken: { chain: string; position: number }[] = []
      for (const chain of await listChains(db)) {
        const position = findBreak(await readChain(db, chain))
        if (position !== undefined) broken.push({ chain, position })
      }
      return broken
    },
  }
}
