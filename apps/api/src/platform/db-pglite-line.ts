import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { embeddedProgram } from './pglite-program.ts'

export type EmbeddedSource = { directory: string } | { load: string }

export interface Answer {
  id: number
  rows?: (string | null)[][]
  fields?: { name: string; type: number }[]
  dump?: ArrayBuffer
  error?: { message: string; code?: string; constraint?: string }
  /** The database inside the worker has broken down and answers nothing more. */
  fatal?: boolean
}

interface Message {
  kind: 'query' | 'script' | 'dump' | 'close'
  text?: string
  values?: unknown[]
}

interface Waiting {
  resolve(answer: Answer): void
  reject(error: Error): void
  since: number
  patient: boolean
}

/** The worker died or could not go on; every open question is answered with this. */
class DatabaseGone extends Error {
  override name = 'DatabaseGone'
}

/** One conversation with one worker. Once gone it stays gone: whoever wants to go on opens another. */
export interface Line {
  ask(message: Message): Promise<Answer>
  /** Ends the worker, whatever it does; nothing acknowledged is lost. */
  hangUp(reason: string): Promise<void>
  /** Settles when the worker has ended, with the reason. */
  gone: Promise<string>
}

/** PostgreSQL has a statement time-out; the embedded one cannot interrupt itself. Migrations may take their time. */
const longestQuery = 60_000
const lookEvery = 5_000

/** Opening an existing database takes a second or two; creating one may take half a minute on a busy machine. */
async function isReady(worker: Worker, limit: number): Promise<void> {
  const stop = new AbortController()
  const first = new Promise<{ ready: boolean; error?: { message: string } }>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The embedded database ended with code ${code}.`)))
  })
  const late = pause(
    limit,
    { ready: false, error: { message: 'The embedded database did not open in time.' } },
    {
      signal: stop.signal,
    },
  )
  try {
    const { ready, error } = await Promise.race([first, late])
    if (!ready) throw new Error(error?.message ?? 'The embedded database did not open.')
  } finally {
    stop.abort()
    late.catch(() => {})
  }
}

export async function openLine(source: EmbeddedSource, limit = 180_000): Promise<Line> {
  const workerData = { ...source, program: await embeddedProgram() }
  const worker = new Worker(new URL('./pglite-worker.mjs', import.meta.url), { workerData })
  try {
    await isReady(worker, limit)
  } catch (error) {
    await worker.terminate()
    throw error
  }
  const waiting = new Map<number, Waiting>()
  let next = 1
  let over: DatabaseGone | undefined
  let tell: (reason: string) => void = () => {}
  const gone = new Promise<string>((resolve) => {
    tell = resolve
  })

  async function hangUp(reason: string): Promise<void> {
    if (!over) {
      over = new DatabaseGone(reason)
      clearInterval(watch)
      for (const { reject } of waiting.values()) reject(over)
      waiting.clear()
    }
    const { message } = over
    await worker.terminate()
    tell(message)
  }
  const watch = setInterval(() => {
    const late = [...waiting.values()].some(({ since, patient }) => !patient && Date.now() - since > longestQuery)
    if (late) void hangUp('A query did not end.')
  }, lookEvery).unref()

  worker.on('message', ({ fatal, ...answer }: Answer) => {
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (fatal) {
      asked?.reject(new DatabaseGone(answer.error?.message ?? 'The embedded database broke down.'))
      void hangUp(answer.error?.message ?? 'The embedded database broke down.')
    } else if (answer.error) asked?.reject(Object.assign(new Error(answer.error.message), answer.error))
    else asked?.resolve(answer)
  })
  worker.on('error', (error) => void hangUp(error.message))
  worker.on('exit', () => void hangUp('The embedded database has stopped.'))

  return {
    ask(message) {
      if (over) return Promise.reject(over)
      const id = next++
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject, since: Date.now(), patient: message.kind !== 'query' })
        worker.postMessage({ id, ...message })
      })
    },
    hangUp,
    gone,
  }
}
