import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Db } from './db.ts'
import { describeFailure } from './log.ts'
import { Refusal } from './refusal.ts'
import { sql } from './sql.ts'
import { writeProbe } from './write-probe-store.ts'

/** Whoever asks wants to know now: a database that does not answer by then is not ready. */
const longestWait = 2_000

/** Anybody may ask, as often as they like: one read and one write serve all who ask within this time. */
const probeEvery = 3_000

/** What was found within the last seconds; whoever asks while that look is under way waits for its end. */
function shared<T>(look: () => Promise<T>): () => Promise<T> {
  let found: Promise<T> | undefined
  const forget = () => {
    found = undefined
  }
  return () => {
    if (found) return found
    // From its beginning: one that never ends is not the last one.
    setTimeout(forget, probeEvery).unref()
    found = look()
    return found
  }
}

/** Answers whether the database takes a write. */
async function canWrite(db: Db, report: (error: unknown) => void): Promise<boolean> {
  try {
    await writeProbe(db)
    return true
  } catch (error) {
    report(error)
    return false
  }
}

interface Probe {
  isStopping(): boolean
  /** What else an operator wants to see beside it; none of it makes a node unready. */
  details(): object
}

/** A port that is asked, and who sees details there. */
interface ProbedPort {
  app: FastifyInstance
  isOperator(request: FastifyRequest): boolean
}

/**
 * Alive: the process answers. Ready: it may be sent work, so not while it stops, and not without a database that can be
 * read and written: a full disk leaves it readable. Several ports of one node share what was found.
 */
export function serveHealth(ports: readonly ProbedPort[], db: Db, { isStopping, details }: Probe): void {
  const report = (error: unknown) =>
    ports[0]?.app.log.error({ err: describeFailure(error) }, 'the database takes no writes')
  const isReady = shared(async () => {
    await db.query(sql`select 1`)
    return canWrite(db, report)
  })
  for (const { app, isOperator } of ports) {
    app.get('/healthz', async () => ({ status: 'ok' }))
    app.get('/readyz', async (request) => {
      if (isStopping()) throw new Refusal(503)
      const late = pause(longestWait, false, { ref: false })
      if (!(await Promise.race([isReady(), late]))) throw new Refusal(503)
      return { status: 'ready', ...(isOperator(request) && details()) }
    })
  }
}
