import pg from 'pg'
import { type Database, type Db, madeNow } from './db.ts'
import { beginOn, takeLine } from './db-postgres-line.ts'
import { openTransaction } from './db-transaction.ts'
import type { Sql } from './sql.ts'

/** A single statement is a transaction of its own. */
async function ask<Row>(pool: pg.Pool, { text, values }: Sql): Promise<Row[]> {
  const line = takeLine(await pool.connect())
  try {
    return await line.ask<Row>([{ text, values }])
  } finally {
    line.letGo()
  }
}

async function transact<T>(pool: pg.Pool, work: (db: Db) => Promise<T>): Promise<T> {
  const line = takeLine(await pool.connect())
  const transaction = beginOn(line)
  const { db, finish } = openTransaction(transaction)
  try {
    const result = await work(db)
    finish()
    await transaction.commit()
    return result
  } catch (error) {
    // On a line that has failed a rollback would only wait a second time; the server makes it by itself.
    if (line.isSound) await transaction.rollBack().catch(() => {})
    throw error
  } finally {
    line.letGo()
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
  // So is one that it drops between two questions of a transaction: unheard, that would end the whole process.
  pool.on('connect', (client) => void client.on('error', () => {}))
  await pool.query('select 1').catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  return {
    kind: 'postgres',
    query: <Row>(statement: Sql) => ask<Row>(pool, statement),
    one: async <Row>(statement: Sql) => (await ask<Row>(pool, statement))[0],
    later: async (statement) => void (await ask(pool, madeNow(statement))),
    script: async (text) => void (await pool.query(text)),
    transaction: (work) => transact(pool, work),
    close: () => pool.end(),
  }
}
