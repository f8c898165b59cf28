import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Db } from './db.ts'
import { Refusal } from './refusal.ts'
import { sql } from './sql.ts'

/** Whoever asks wants to know now: a database that does not answer by then is not ready. */
const longestWait = 2_000

/** Alive: the process answers. Ready: it may be sent work, so not while it stops and not without its database. */
export function serveHealth(app: FastifyInstance, db: Db, isStopping: () => boolean): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    if (isStopping()) throw new Refusal(503)
    const late = pause(longestWait, 'late', { ref: false })
    const first = await Promise.race([db.query(sql`select 1`), late])
    if (first === 'late') throw new Refusal(503)
    return { status: 'ready' }
  })
}
