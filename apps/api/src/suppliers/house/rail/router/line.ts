import { startThread } from '../../../../platform/thread.ts'
import type { Journey } from './journey.ts'
import type { Answer, Order } from './message.ts'

type Question = Order extends infer One ? (One extends Order ? Omit<One, 'id'> : never) : never

/** One conversation with one worker. Once gone it stays gone: whoever wants to go on opens another. */
export interface Line {
  /** Resolves with the journeys when these were asked for. */
  ask(question: Question): Promise<readonly Journey[]>
  /** Ends the worker, whatever it does. */
  hangUp(reason: string): Promise<void>
  /** Settles when nothing more can be asked. */
  readonly gone: Promise<void>
}

interface Waiting {
  readonly journeys: Journey[]
  resolve(journeys: readonly Journey[]): void
  reject(error: Error): void
}

export function openLine(): Line {
  const worker = startThread(new URL('./worker.ts', import.meta.url), 'rail-router-worker.mjs')
  const waiting = new Map<number, Waiting>()
  let last = 0
  let over: Error | undefined
  let tellGone: () => void = () => {}
  const gone = new Promise<void>((resolve) => {
    tellGone = resolve
  })

  function breakOff(reason: Error): void {
    over ??= reason
    for (const { reject } of waiting.values()) reject(over)
    waiting.clear()
    tellGone()
  }

  worker.on('message', (answer: Answer) => {
    const asked = waiting.get(answer.id)
    if (!asked) return
    if (answer.kind === 'journeys') {
      asked.journeys.push(...answer.journeys)
      if (!answer.isLast) return
    }
    waiting.delete(answer.id)
    if (answer.kind === 'failed') asked.reject(new Error(answer.message))
    else asked.resolve(asked.journeys)
  })
  worker.on('error', breakOff)
  worker.on('exit', () => breakOff(new Error('The journey search has stopped.')))

  return {
    ask(question) {
      if (over) return Promise.reject(over)
      const id = ++last
      return new Promise((resolve, reject) => {
        waiting.set(id, { journeys: [], resolve, reject })
        worker.postMessage({ id, ...question })
      })
    },
    async hangUp(reason) {
      breakOff(new Error(reason))
      await worker.terminate()
    },
    gone,
  }
}
