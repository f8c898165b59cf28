import pg from 'pg'
import type { Database, Db } from './db.ts'
import { askAlone, beginOn, type Line, takeLine } from './db-postgres-line.ts'
import { openTransaction } from './db-transaction.ts'
import { makeNames } from './prepared.ts'
import type { Sql } from './sql.ts'

async function transact<T>(open: () => Promise<Line>, work: (db: Db) => Promise<T>): Promise<T> {
  const transaction = beginOn(open)
  const { db, finish } = openTransaction(transaction)
  try {
    const result = await work(db)
    await transaction.commit(finish())
    return result
  } catch (error) {
    await transaction.rollBack().catch(() => {})
    throw error
  } finally {
    transaction.letGo()
  }
}

/** Connections of one node. */
const most = 20

function openPool(settings: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(settings)
  // An idle connection that the server drops is replaced at the next use.
  pool.on('error', () => {})
  // So is one that it drops between two questions of a transaction: unheard, that would end the whole process.
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}

export async function openPostgres(url: string, longestMs = 32_000): Promise<Database> {
  const settings: pg.PoolConfig = {
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    // The server's own limit does not help where the line is half open: nobody is left to say so.
    query_timeout: longestMs,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    application_name: 'portolan',
  }
  const pool = openPool({ ...settings, max: most })
  await pool.query('select 1').catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  const nameOf = makeNames()
  const open = async () => takeLine(await pool.connect(), nameOf)
  const atOnce = <Row>(statements: readonly Sql[]) => askAlone<Row>(open, statements)
  const query = <Row>(statement: Sql) => atOnce<Row>([statement])
  return {
    kind: 'postgres',
    query,
    one: async <Row>(statement: Sql) => (await query<Row>(statement))[0],
    later: async (statement) => void (await query(statement)),
    atOnce,
    script: async (text) => void (await pool.query(text)),
    transaction: (work) => transact(open, work),
    close: () => pool.end(),
  }
}
