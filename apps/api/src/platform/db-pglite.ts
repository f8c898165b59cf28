import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Database, Db } from './db.ts'
import { type Answer, type EmbeddedSource, type Line, openLine } from './db-pglite-line.ts'
import { openTransaction } from './db-transaction.ts'
import { parserOf, prepareValue } from './db-types.ts'
import type { Sql } from './sql.ts'

/** One connection: a transaction has it alone until its end, everybody else queues. */
function makeTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work)
    last = turn.catch(() => {})
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

const askOn = (line: Line, { text, values }: Sql): Promise<Answer> =>
  line.ask({ kind: 'query', text, values: values.map((value) => prepareValue(value)) })

const connectionOn = (line: Line) => ({
  async send<Row>(statements: readonly Sql[]): Promise<Row[]> {
    let answer: Answer | undefined
    for (const statement of statements) answer = await askOn(line, statement)
    return answer ? readRows<Row>(answer) : []
  },
  script: async (text: string): Promise<void> => void (await line.ask({ kind: 'script', text })),
})

async function transact<T>(line: Line, work: (db: Db) => Promise<T>): Promise<T> {
  const connection = connectionOn(line)
  const { db, finish } = openTransaction(connection)
  await connection.script('begin')
  try {
    const result = await work(db)
    await connection.send(finish())
    await connection.script('commit')
    return result
  } catch (error) {
    await connection.script('rollback').catch(() => {})
    throw error
  }
}

export interface EmbeddedDatabase extends Database {
  /** The whole database as one file, from which another can be opened in a second; not compressed, since to unpack it takes longer than to read it. */
  pack(): Promise<Uint8Array>
}

/** What lives in memory alone is lost with its worker: opened again it would be another, empty one. */
const isKept = (source: EmbeddedSource): boolean => 'directory' in source && !source.directory.startsWith('memory:')

/** Reopening replays what was acknowledged; on a full disk it may fail or hang until there is room again. */
const reopenLimit = 30_000
const longestPause = 5_000

export async function openPglite(
  source: EmbeddedSource,
  report: (event: string) => void = () => {},
): Promise<EmbeddedDatabase> {
  let line = await openLine(source)
  let closing = false
  const take = makeTurns()
  const inside = new AsyncLocalStorage<true>()

  /** A database that broke down (a full disk does that) is opened again; meanwhile every call is told to come back. */
  async function watchOver(): Promise<void> {
    const reason = await line.gone
    if (closing || !isKept(source)) return
    report(`The embedded database broke down (${reason}) and is being opened again.`)
    for (let wait = 250; !closing; wait = Math.min(wait * 2, longestPause)) {
      await pause(wait, undefined, { ref: false })
      const opened = await openLine(source, reopenLimit).catch(() => undefined)
      if (!opened) continue
      line = opened
      if (closing) return void (await opened.hangUp('closed'))
      report('The embedded database is open again.')
      return watchOver()
    }
  }
  void watchOver()

  const queued = async <T>(work: () => Promise<T>): Promise<T> => {
    // Waiting for oneself would never end: say so instead of hanging.
    if (inside.getStore()) throw new Error('Inside a transaction, use the Db that was handed in.')
    return take(work)
  }

  const query = <Row>(statement: Sql) => queued(() => connectionOn(line).send<Row>([statement]))
  const transaction = <T>(work: (db: Db) => Promise<T>) => queued(() => inside.run(true, () => transact(line, work)))
  return {
    kind: 'pglite',
    query,
    one: async <Row>(statement: Sql) => (await query<Row>(statement))[0],
    later: async (statement) => void (await query(statement)),
    script: (text) => queued(() => connectionOn(line).script(text)),
    atOnce: <Row>(statements: readonly Sql[]) => transaction((tx) => tx.atOnce<Row>(statements)),
    transaction,
    pack: () => queued(async () => new Uint8Array((await line.ask({ kind: 'dump' })).dump ?? new ArrayBuffer(0))),
    close: async () => {
      closing = true
      const closed = take(() => line.ask({ kind: 'close' }).catch(() => undefined))
      await Promise.race([closed, pause(longestPause, undefined, { ref: false })])
      await line.hangUp('closed')
    },
  }
}
