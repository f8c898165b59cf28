import type { Worker } from 'node:worker_threads'
import { startThread } from '../../../../platform/thread.ts'
import type { Airport } from '../schedule/airport.ts'
import type { Answer, Order } from './message.ts'
import type { VoyageFound, VoyageQuery } from './voyage.ts'

/** Voyages of each query, the best first. */
export type FindVoyages = (
  queries: readonly VoyageQuery[],
  signal?: AbortSignal,
) => Promise<readonly (readonly VoyageFound[])[]>

export interface AirRouter {
  find: FindVoyages
  /** Has the schedule made, so that the first customer does not wait for it. */
  prepare(): void
  close(): Promise<void>
}

interface Asked {
  readonly queries: readonly VoyageQuery[]
  readonly signal: AbortSignal | undefined
  resolve(voyages: readonly (readonly VoyageFound[])[]): void
  reject(reason: unknown): void
}

/** Milliseconds after which a search is taken for one that never ends, and its thread is ended. */
const patience = 30_000

/**
 * Voyages found in a thread of their own. One question at a time goes there: one that was given up meanwhile is never
 * worked on, and answers do not come in heaps. When the thread dies, so does its question; the next one starts it again.
 */
export function makeRouter(airports: readonly Airport[]): AirRouter {
  const queue: Asked[] = []
  let thread: Worker | undefined
  let inHand: Asked | undefined
  let isClosed = false

  function open(): Worker {
    const opened = startThread(new URL('./worker.ts', import.meta.url), 'air-router-worker.mjs', airports)
    const breakOff = (reason: Error) => {
      if (thread === opened) thread = undefined
      end((asked) => asked.reject(reason))
    }
    opened.on('message', (answer: Answer) =>
      end((asked) => ('voyages' in answer ? asked.resolve(answer.voyages) : asked.reject(new Error(answer.message)))),
    )
    opened.on('error', breakOff)
    opened.on('exit', () => breakOff(new Error('The flight search has stopped.')))
    return opened
  }

  let watch: NodeJS.Timeout | undefined
  function end(tell: (asked: Asked) => void): void {
    const asked = inHand
    inHand = undefined
    clearTimeout(watch)
    if (asked) tell(asked)
    askNext()
  }

  function askNext(): void {
    while (!inHand && queue.length > 0) {
      const next = queue.shift()
      if (!next || next.signal?.aborted) continue
      inHand = next
      thread ??= open()
      const asked = thread
      watch = setTimeout(() => void asked.terminate(), patience)
      asked.postMessage({ queries: next.queries } satisfies Order)
    }
  }

  return {
    find: (queries, signal) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('The flight search has been closed.'))
        if (signal?.aborted) return reject(signal.reason)
        const leave = () => reject(signal?.reason)
        const stay = () => signal?.removeEventListener('abort', leave)
        signal?.addEventListener('abort', leave, { once: true })
        queue.push({
          ...{ queries, signal },
          resolve(voyages) {
            stay()
            resolve(voyages)
          },
          reject(reason) {
            stay()
            reject(reason)
          },
        })
        askNext()
      }),
    prepare() {
      if (!isClosed) thread ??= open()
    },
    async close() {
      isClosed = true
      for (const { reject } of queue.splice(0)) reject(new Error('The flight search has been closed.'))
      await thread?.terminate()
    },
  }
}
