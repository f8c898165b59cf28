import type { Db } from '../platform/db.ts'
import { recently } from '../platform/recently.ts'
import { type FindRate, makeRateFinder, type Rate } from './find-rate.ts'
import { loadRates } from './store.ts'

export interface Exchange {
  /** The newest that is not of a day to come; undefined where there is none: nothing is priced by a guess. */
  rate(from: string, to: string): Promise<Rate | undefined>
  /** As they are just now: whoever needs many waits once. */
  rates(): Promise<FindRate>
}

const freshSeconds = 60

export function makeExchange({ db, clock = () => performance.now() }: { db: Db; clock?: () => number }): Exchange {
  const finder = recently(async () => makeRateFinder(await loadRates(db)), freshSeconds, clock)
  return {
    async rate(from, to) {
      const find = await finder()
      return find(from, to)
    },
    rates: finder,
  }
}
