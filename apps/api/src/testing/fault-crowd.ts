import { setTimeout as pause } from 'node:timers/promises'
import { buyPass, makeShopper, Refused } from './fault-shopper.ts'

/** Customers who buy one pass after the other until they are sent home. */
export interface Crowd {
  /** How often somebody was told to come back. */
  refused(): number
  /** Waits until so many more were bought. Throws what went wrong for a customer, if anything did. */
  untilMore(count: number): Promise<void>
  leave(): Promise<void>
}

export interface CrowdParts {
  customers: number
  /** Asked anew for each call; the index is the customer's. */
  portNow(index: number): number
  /** Orders that were acknowledged as bought. */
  bought: Set<string>
  /** A node that dies takes its connections with it: they go on at another one. */
  mayDie?: boolean
}

/**
 * An outage is told as 503. Where the answer to a step was lost on the way, nobody knows yet whether something is held,
 * and to pay for it is 409. Anything else that is said to a customer is a fault of ours.
 */
const isPassing = (error: unknown, mayDie: boolean): boolean =>
  error instanceof Refused ? error.status === 503 || error.status === 409 : mayDie

export function openCrowd({ customers, portNow, bought, mayDie = false }: CrowdParts): Crowd {
  let [isOver, refused] = [false, 0]
  async function buyOn(index: number): Promise<void> {
    while (!isOver) {
      try {
        const { orderId, status } = await buyPass(makeShopper(() => portNow(index)))
        if (status === 'Ticketed') bought.add(orderId)
      } catch (error) {
        if (!isPassing(error, mayDie)) throw error
        refused++
        await pause(50)
      }
    }
  }
  const working = Promise.all(Array.from({ length: customers }, (_, index) => buyOn(index)))
  working.catch(() => {
    isOver = true
  })
  return {
    refused: () => refused,
    async untilMore(count) {
      const enough = bought.size + count
      while (!isOver && bought.size < enough) await pause(20)
      if (isOver) await working
    },
    async leave() {
      isOver = true
      await working
    },
  }
}
