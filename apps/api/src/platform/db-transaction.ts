import type { Db } from './db.ts'
import type { Sql } from './sql.ts'

interface Connection {
  /** In this order, in as few journeys as the driver can; answers the rows of the last. */
  send<Row>(statements: readonly Sql[]): Promise<Row[]>
  script(text: string): Promise<void>
}

export interface Transaction {
  db: Db
  /**
   * Before the commit; answers what has to go with it. PostgreSQL answers the commit of a failed transaction with a
   * silent rollback: throw instead.
   */
  finish(): readonly Sql[]
}

/** The `Db` handed to the work of one transaction; a transaction inside it is the same transaction. */
export function openTransaction(connection: Connection): Transaction {
  let failed: { error: unknown } | undefined
  let isOver = false
  let waiting: Sql[] = []
  const within = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isOver) throw new Error('The transaction is over: await all of its work inside.')
    try {
      return await work()
    } catch (error) {
      failed ??= { error }
      throw error
    }
  }
  const takeWaiting = (): Sql[] => {
    const taken = waiting
    waiting = []
    return taken
  }
  const atOnce = <Row>(statements: readonly Sql[]) =>
    within(() => connection.send<Row>([...takeWaiting(), ...statements]))
  const query = <Row>(statement: Sql) => atOnce<Row>([statement])
  const db: Db = {
    query,
    one: async <Row>(statement: Sql) => (await query<Row>(statement))[0],
    later: (statement) => within(async () => void waiting.push(statement)),
    atOnce,
    script: (text) =>
      within(async () => {
        const before = takeWaiting()
        if (before.length > 0) await connection.send(before)
        await connection.script(text)
      }),
    transaction: (work) => work(db),
  }
  return {
    db,
    finish() {
      isOver = true
      if (failed) throw failed.error
      return takeWaiting()
    },
  }
}
