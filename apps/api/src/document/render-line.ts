import { startThread } from '../platform/thread.ts'
import type { DrawOrder } from './draw.ts'
import type { RenderAnswer, RenderOrder } from './message.ts'

/** One conversation with one worker, one question at a time. Once gone it stays gone. */
export interface RenderLine {
  ask(order: DrawOrder): Promise<Uint8Array>
  /** Ends the worker, whatever it does. */
  hangUp(reason: string): Promise<void>
  readonly isGone: () => boolean
}

function failureOf({ kind, frames }: { kind: string; frames: string }): Error {
  const error = new Error(`The document could not be written: ${kind}.`)
  error.stack = `${error.message}${frames}`
  return error
}

interface Waiting {
  resolve(pdf: Uint8Array): void
  reject(error: Error): void
}

export function openRenderLine(): RenderLine {
  const worker = startThread(new URL('./render-worker.ts', import.meta.url), 'document-render-worker.mjs')
  const waiting = new Map<number, Waiting>()
  let last = 0
  let over: Error | undefined

  function breakOff(reason: Error): void {
    over ??= reason
    for (const { reject } of waiting.values()) reject(over)
    waiting.clear()
  }

  worker.on('message', (answer: RenderAnswer) => {
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('pdf' in answer) asked?.resolve(answer.pdf)
    else asked?.reject(failureOf(answer.failure))
  })
  worker.on('error', (error) => breakOff(failureOf({ kind: error.name, frames: '' })))
  worker.on('exit', () => breakOff(new Error('The writer of documents has stopped.')))
  // Nobody waits for it: a server that ends need not.
  worker.unref()

  return {
    isGone: () => over !== undefined,
    ask(order) {
      if (over) return Promise.reject(over)
      const id = ++last
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        worker.postMessage({ id, order } satisfies RenderOrder)
      })
    },
    async hangUp(reason) {
      breakOff(new Error(reason))
      await worker.terminate()
    },
  }
}
