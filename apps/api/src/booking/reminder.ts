import { describeFailure } from '../platform/log.ts'
import type { BookingParts } from './parts.ts'
import { takeEndingHolds } from './reminder-store.ts'

const everyMs = 30_000

export interface Reminder {
  start(): void
  /** Looks at every hold now; for tests. */
  look(): Promise<void>
  stop(): void
}

/** Whoever holds something and pays later is told before it is too late. On every node. */
export function makeReminder({ db, outbox, log }: Pick<BookingParts, 'db' | 'outbox' | 'log'>): Reminder {
  let timer: NodeJS.Timeout | undefined

  async function look(): Promise<void> {
    const taken = await db.transaction(async (tx) => {
      const holds = await takeEndingHolds(tx)
      for (const { id, holdUntil } of holds) await outbox.put(tx, 'booking.holdEnding', { bookingId: id, holdUntil })
      return holds.length
    })
    if (taken > 0) outbox.nudge()
  }

  const tick = () =>
    void look().catch((error: unknown) => log.warn({ err: describeFailure(error) }, 'holds that end soon were left'))

  return {
    start() {
      timer = setInterval(tick, everyMs)
      tick()
    },
    look,
    stop: () => clearInterval(timer),
  }
}
