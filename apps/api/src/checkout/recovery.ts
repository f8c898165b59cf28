import { setTimeout as pause } from 'node:timers/promises'
import { describeFailure } from '../platform/log.ts'
import { claimDue, wakeAll } from './due-store.ts'
import { expireDue } from './expire.ts'
import { type Order, paymentsInHand } from './order.ts'
import type { Orders } from './orders.ts'
import { isMovedMeanwhile, type StepParts } from './steps/step.ts'
import { lockOrder } from './store.ts'

const everyMs = 2_000
/** At once, on this node: the customers who wait come first. */
const mostAtOnce = 8

export interface Recovery {
  /** The only node knows that what is in hand is in nobody's: it was left by its last life, and need not wait for the lease. */
  start(options: { isOnlyNode: boolean }): void
  /** Looks at everything that is due, now; for tests. */
  drain(): Promise<void>
  stop(): Promise<void>
}

/**
 * Takes up what was left: by a node that died, by a supplier that gave no answer, by time. On every node; an order is
 * in the hands of one of them at a time, and if two believe so all the same, keys and states keep them apart.
 */
export function makeRecovery(parts: StepParts, { advance, resume }: Pick<Orders, 'advance' | 'resume'>): Recovery {
  const { db, safe, log, now } = parts
  const working = new Set<Promise<void>>()
  const looking = new Set<Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  /** The news of a bank may be lost: what its customer has answered meanwhile is asked for. */
  async function askBanks(order: Order): Promise<void> {
    const waiting = paymentsInHand(order).filter(({ status }) => status === 'ActionRequired')
    for (const payment of waiting) await resume(order, payment)
  }

  async function takeUp(id: string): Promise<void> {
    const at = await now()
    try {
      const planned = await db.transaction(async (tx) => {
        const order = await lockOrder({ db: tx, safe }, id)
        if (!order) return undefined
        return advance.begin(tx, id, at, { hasMoved: await expireDue(tx, order, at, parts) })
      })
      if (planned) await askBanks(await advance.carryOn({ ...planned, isFresh: false }))
    } catch (error) {
      if (!isMovedMeanwhile(error))
        log.warn({ order: id, err: describeFailure(error) }, 'an order could not be taken up')
    }
  }

  async function takeUpAll(): Promise<void> {
    while (!isStopped) {
      if (working.size >= mostAtOnce) await Promise.race(working)
      const id = await claimDue(db)
      if (id === undefined) break
      const work = takeUp(id).finally(() => working.delete(work))
      working.add(work)
    }
    await Promise.all(working)
  }

  function drain(): Promise<void> {
    const look = takeUpAll().finally(() => looking.delete(look))
    looking.add(look)
    return look
  }

  const tick = () =>
    void drain().catch((error: unknown) => log.warn({ err: describeFailure(error) }, 'orders that are due were left'))

  return {
    start({ isOnlyNode }) {
      const woken = isOnlyNode ? wakeAll(db).catch(() => {}) : Promise.resolve()
      void woken.then(tick)
      timer = setInterval(tick, everyMs)
    },
    drain,
    async stop() {
      isStopped = true
      clearInterval(timer)
      // A look that has just claimed an order takes it up all the same.
      const done = Promise.allSettled(looking).then(() => Promise.all(working))
      await Promise.race([done, pause(5_000, undefined, { ref: false })])
    },
  }
}
