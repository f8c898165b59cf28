import type { Db } from './db.ts'
import type { Sql } from './sql.ts'

interface Connection {
  query<Row>(statement: Sql): Promise<Row[]>
  later(statement: Sql | (() => Sql)): Promise<void>
  last?<Row>(statement: Sql): Promise<Row[]>
  script(text: string): Promise<void>
}

export interface Transaction {
  db: Db
  /** Before the commit. PostgreSQL answers the commit of a failed transaction with a silent rollback: throw instead. */
  finish(): void
}

/** The `Db` handed to the work of one transaction; a transaction inside it is the same transaction. */
export function openTransaction(connection: Connection): Transaction {
  let failed: { error: unknown } | undefined
  let over = false
  const within = async <T>(work: () => Promise<T>): Promise<T> => {
    if (over) throw new Error('The transaction is over: await all of its work inside.')
    try {
      return await work()
    } catch (error) {
      failed ??= { error }
      throw error
    }
  }
  const db: Db = {
    query: <Row>(statement: Sql) => within(() => connection.query<Row>(statement)),
    one: async <Row>(statement: Sql) => (await within(() => connection.query<Row>(statement)))[0],
    later: (statement) => within(() => connection.later(statement)),
    script: (text) => within(() => connection.script(text)),
    transaction: (work) => work(db),
  }
  const { last } = connection
  if (last)
    db.last = <Row>(statement: Sql) =>
      within(() => {
        over = true
        return last<Row>(statement)
      })
  return {
    db,
    finish() {
      over = true
      if (failed) throw failed.error
    },
  }
}
