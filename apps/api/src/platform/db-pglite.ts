import { AsyncLocalStorage } from 'node:async_hooks'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import type { Database, Db } from './db.ts'
import { parserOf } from './db-types.ts'
import type { Sql } from './sql.ts'

interface Answer {
  id: number
  rows?: (string | null)[][]
  fields?: { name: string; type: number }[]
  dump?: ArrayBuffer
  error?: { message: string; code?: string; constraint?: string }
}

interface Waiting {
  resolve(answer: Answer): void
  reject(error: Error): void
}

type Message = { kind: 'query' | 'script' | 'dump' | 'close'; text?: string; values?: unknown[] }

/** The worker died or could not go on; every open question is answered with this. */
class DatabaseGone extends Error {
  override name = 'DatabaseGone'
}

/** Dates, arrays and objects are written for the wire exactly as node-postgres writes them. */
const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils

class Line {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #next = 1
  #gone: DatabaseGone | undefined

  constructor(worker: Worker) {
    this.#worker = worker
    worker.on('message', (answer: Answer) => this.#settle(answer))
    worker.on('error', (error) => this.#end(error.message))
    worker.on('exit', () => this.#end('The embedded database has stopped.'))
  }

  ask(message: Message): Promise<Answer> {
    if (this.#gone) return Promise.reject(this.#gone)
    const id = this.#next++
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#worker.postMessage({ id, ...message })
    })
  }

  #settle(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    if (!answer.error) return waiting?.resolve(answer)
    waiting?.reject(Object.assign(new Error(answer.error.message), answer.error))
  }

  #end(reason: string): void {
    this.#gone ??= new DatabaseGone(reason)
    for (const { reject } of this.#waiting.values()) reject(this.#gone)
    this.#waiting.clear()
  }
}

/** One connection: a transaction has it alone until its end, everybody else queues. */
class Turn {
  #last: Promise<unknown> = Promise.resolve()

  take<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work, work)
    this.#last = turn.catch(() => {})
    return turn
  }
}

function readRows<Row>({ rows = [], fields = [] }: Answer): Row[] {
  const columns = fields.map(({ name, type }) => ({ name, parse: parserOf(type) }))
  return rows.map((values) => {
    const row: Record<string, unknown> = {}
    for (const [index, { name, parse }] of columns.entries()) {
      const value = values[index]
      row[name] = value === null || value === undefined ? null : parse(value)
    }
    return row as Row
  })
}

async function ready(worker: Worker): Promise<void> {
  const first = await new Promise<{ ready: boolean; error?: { message: string } }>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The embedded database ended with code ${code}.`)))
  })
  if (!first.ready) throw new Error(first.error?.message ?? 'The embedded database did not open.')
}

export interface EmbeddedDatabase extends Database {
  /** The whole database as one packed file, from which another can be opened in a second. */
  pack(): Promise<Uint8Array>
}

export type EmbeddedSource = { directory: string } | { load: string }

export async function openPglite(source: EmbeddedSource): Promise<EmbeddedDatabase> {
  const worker = new Worker(new URL('./pglite-worker.mjs', import.meta.url), { workerData: source })
  await ready(worker)
  const line = new Line(worker)
  const turn = new Turn()
  const inside = new AsyncLocalStorage<true>()

  const run = async <Row>(statement: Sql): Promise<Row[]> =>
    readRows<Row>(await line.ask({ kind: 'query', text: statement.text, values: statement.values.map((value) => prepareValue(value)) }))

  const withinTransaction: Db = {
    query: run,
    one: async <Row>(statement: Sql) => (await run<Row>(statement))[0],
    script: async (text) => void (await line.ask({ kind: 'script', text })),
    transaction: (work) => work(withinTransaction),
  }

  const queued = <T>(work: () => Promise<T>): Promise<T> => {
    // Waiting for oneself would never end: say so instead of hanging.
    if (inside.getStore()) throw new Error('Inside a transaction, use the Db that was handed in.')
    return turn.take(work)
  }

  const transaction: Db['transaction'] = (work) =>
    queued(() =>
      inside.run(true, async () => {
        await line.ask({ kind: 'script', text: 'begin' })
        try {
          const result = await work(withinTransaction)
          await line.ask({ kind: 'script', text: 'commit' })
          return result
        } catch (error) {
          await line.ask({ kind: 'script', text: 'rollback' }).catch(() => {})
          throw error
        }
      }),
    )

  return {
    kind: 'pglite',
    query: (statement) => queued(() => run(statement)),
    one: async <Row>(statement: Sql) => (await queued(() => run<Row>(statement)))[0],
    script: (text) => queued(async () => void (await line.ask({ kind: 'script', text }))),
    transaction,
    pack: () => queued(async () => new Uint8Array((await line.ask({ kind: 'dump' })).dump ?? new ArrayBuffer(0))),
    close: async () => {
      await turn.take(() => line.ask({ kind: 'close' }).catch(() => undefined))
      await worker.terminate()
    },
  }
}
