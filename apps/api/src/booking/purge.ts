import { describeFailure } from '../platform/log.ts'
import type { BookingParts } from './parts.ts'
import { markPurged, takeOver } from './purge-store.ts'

const everyMs = 6 * 3_600_000

export interface Purge {
  start(): void
  /** Looks at every purchase now; for tests. */
  look(): Promise<void>
  stop(): void
}

/** Passports and what else was asked are for a journey: some time after it they are taken out for good. Names and addresses stay with the booking. */
export function makePurge({ db, safe, log, keeping }: Pick<BookingParts, 'db' | 'safe' | 'log' | 'keeping'>): Purge {
  let timer: NodeJS.Timeout | undefined

  const purgeSome = (): Promise<number> =>
    db.transaction(async (tx) => {
      const over = await takeOver(tx)
      for (const { id } of over) {
        const order = await keeping.load({ db: tx, safe }, id)
        const travelers = (order?.travelers ?? []).map(({ document: _, ...rest }) => rest)
        await keeping.putPeople(tx, safe, id, { travelers, contact: order?.contact ?? {} })
        await markPurged(tx, id)
      }
      return over.length
    })

  async function look(): Promise<void> {
    while ((await purgeSome()) > 0);
  }

  const tick = () =>
    void look().catch((error: unknown) =>
      log.warn({ err: describeFailure(error) }, 'documents of past journeys were left'),
    )

  return {
    start() {
      timer = setInterval(tick, everyMs)
      tick()
    },
    look,
    stop: () => clearInterval(timer),
  }
}
