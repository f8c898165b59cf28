import type { FastifyInstance } from 'fastify'
import type { Db } from './db.ts'
import { Refusal } from './refusal.ts'
import { sql } from './sql.ts'

/** Alive: the process answers. Ready: it may be sent work, so not while it stops and not without its database. */
export function serveHealth(app: FastifyInstance, db: Db, isStopping: () => boolean): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    if (isStopping()) throw new Refusal(503)
    await db.query(sql`select 1`)
    return { status: 'ready' }
  })
}
