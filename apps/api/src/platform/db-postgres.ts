import pg from 'pg'
import type { Database, Db } from './db.ts'
import { parsers } from './db-types.ts'
import type { Sql } from './sql.ts'

type Runner = pg.Pool | pg.PoolClient

const asDb = (runner: Runner, transaction: Db['transaction']): Db => ({
  async query<Row>(statement: Sql) {
    const result = await runner.query({ text: statement.text, values: [...statement.values], types: parsers as never })
    return result.rows as Row[]
  },
  async one<Row>(statement: Sql) {
    return (await this.query<Row>(statement))[0]
  },
  async script(text) {
    await runner.query(text)
  },
  transaction,
})

/** A transaction inside a transaction is the same transaction. */
function inTransaction(client: pg.PoolClient): Db {
  const db: Db = asDb(client, (work) => work(db))
  return db
}

export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
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

  const transaction: Db['transaction'] = async (work) => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const result = await work(inTransaction(client))
      await client.query('commit')
      client.release()
      return result
    } catch (error) {
      // A connection that cannot even roll back is thrown away.
      await client.query('rollback').then(
        () => client.release(),
        () => client.release(true),
      )
      throw error
    }
  }
  return { kind: 'postgres', ...asDb(pool, transaction), close: () => pool.end() }
}
