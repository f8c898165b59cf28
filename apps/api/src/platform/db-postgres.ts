import pg from 'pg'
import type { Database, Db } from './db.ts'
import { openTransaction } from './db-transaction.ts'
import { parsers } from './db-types.ts'
import type { Sql } from './sql.ts'

const connectionOn = (runner: pg.Pool | pg.PoolClient) => ({
  async query<Row>({ text, values }: Sql): Promise<Row[]> {
    const result = await runner.query({ text, values: [...values], types: parsers as never })
    return result.rows as Row[]
  },
  async script(text: string): Promise<void> {
    await runner.query(text)
  },
})

/** On a dead line a rollback would only wait a second time. */
const isSilence = (error: unknown): boolean => (error as Partial<Error>).message === 'Query read timeout'

async function transact<T>(pool: pg.Pool, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  const { db, finish } = openTransaction(connectionOn(client))
  try {
    await client.query('begin')
    const result = await work(db)
    finish()
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    if (isSilence(error)) {
      client.release(true)
      throw error
    }
    // A connection that cannot even roll back is thrown away.
    await client.query('rollback').then(
      () => client.release(),
      () => client.release(true),
    )
    throw error
  }
}

export async function openPostgres(url: string, longestMs = 32_000): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    // The server's own limit does not help where the line is half open: nobody is left to say so.
    query_timeout: longestMs,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    application_name: 'portolan',
  })
  // An idle connection that the server drops is replaced at the next use.
  pool.on('error', () => {})
  await pool.query('select 1').catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  const connection = connectionOn(pool)
  return {
    kind: 'postgres',
    ...connection,
    one: async <Row>(statement: Sql) => (await connection.query<Row>(statement))[0],
    transaction: (work) => transact(pool, work),
    close: () => pool.end(),
  }
}
