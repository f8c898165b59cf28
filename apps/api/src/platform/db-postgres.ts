import pg from 'pg'
import { type Database, type Db, madeNow } from './db.ts'
import { convoyLines, makeConvoys } from './db-postgres-convoy.ts'
import { beginOn, takeLine, type Ways } from './db-postgres-line.ts'
import { openTransaction } from './db-transaction.ts'
import { makeNames } from './prepared.ts'
import type { Sql } from './sql.ts'

/** A single statement is a transaction of its own. */
async function ask<Row>({ open }: Ways, { text, values }: Sql): Promise<Row[]> {
  const line = await open()
  try {
    return await line.ask<Row>([{ text, values }])
  } finally {
    line.letGo()
  }
}

async function transact<T>(ways: Ways, work: (db: Db) => Promise<T>): Promise<T> {
  const transaction = beginOn(ways)
  const { db, finish } = openTransaction(transaction)
  try {
    const result = await work(db)
    finish()
    await transaction.commit()
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
/** Whoever travels with others does not keep them waiting for a row. */
const shortPatienceMs = 100

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
  const pool = openPool({ ...settings, max: most - convoyLines })
  const shared = openPool({ ...settings, max: convoyLines, lock_timeout: shortPatienceMs })
  await pool.query('select 1').catch(async (error: unknown) => {
    await pool.end()
    throw error
  })
  const nameOf = makeNames()
  const open = async () => takeLine(await pool.connect(), nameOf)
  const ways: Ways = { open, ride: makeConvoys(async () => takeLine(await shared.connect(), nameOf), open) }
  return {
    kind: 'postgres',
    query: <Row>(statement: Sql) => ask<Row>(ways, statement),
    one: async <Row>(statement: Sql) => (await ask<Row>(ways, statement))[0],
    brief: <Row>({ text, values }: Sql) => ways.ride<Row>([{ text, values }]),
    later: async (statement) => void (await ask(ways, madeNow(statement))),
    script: async (text) => void (await pool.query(text)),
    transaction: (work) => transact(ways, work),
    close: async () => void (await Promise.all([pool.end(), shared.end()])),
  }
}
