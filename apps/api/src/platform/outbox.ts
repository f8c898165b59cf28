import type { Db } from './db.ts'
import { sql } from './sql.ts'

/** What is still to be done after the answer was given: mails above all. Written down before it is promised. */
export interface Outbox {
  /** Who does the work of a kind; said once, at wiring. */
  handle<Payload extends object>(kind: string, work: (payload: Payload) => Promise<void>): void
  /** Inside the transaction of the change it belongs to. */
  put(db: Db, kind: string, payload: object): Promise<void>
  /** Something was put: look at once instead of at the next tick. */
  nudge(): void
  /** Works everything that is due; for tests and for the stop. */
  drain(): Promise<void>
  start(): void
  stop(): Promise<void>
}

interface Due {
  id: number
  kind: string
  payload: never
}

/** Claiming moves the next try into the future first: a node that dies meanwhile loses nothing, another takes over. */
const claim = sql`
  update outbox set attempts = attempts + 1, next_at = now() + interval '5 seconds' * power(2, least(attempts, 10))
  where id = (select id from outbox where next_at <= now() order by id limit 1 for update skip locked)
  returning id, kind, payload`

export function makeOutbox(db: Db, onFailure: (kind: string, error: unknown) => void, everyMs = 1_000): Outbox {
  const workOf = new Map<string, (payload: never) => Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let again = false

  async function workAll(): Promise<void> {
    for (let due = await db.one<Due>(claim); due; due = await db.one<Due>(claim)) {
      try {
        await workOf.get(due.kind)?.(due.payload)
        await db.query(sql`delete from outbox where id = ${due.id}`)
      } catch (error) {
        onFailure(due.kind, error)
      }
    }
  }

  async function drain(): Promise<void> {
    if (running) {
      again = true
      return running
    }
    running = (async () => {
      do {
        again = false
        await workAll()
      } while (again)
    })()
    try {
      await running
    } finally {
      running = undefined
    }
  }

  const tick = () => void drain().catch((error: unknown) => onFailure('outbox', error))

  return {
    handle: (kind, work) => void workOf.set(kind, work),
    async put(tx, kind, payload) {
      await tx.query(sql`insert into outbox (kind, payload) values (${kind}, ${JSON.stringify(payload)})`)
    },
    nudge: tick,
    drain,
    start() {
      timer = setInterval(tick, everyMs)
      tick()
    },
    async stop() {
      clearInterval(timer)
      await running?.catch(() => {})
    },
  }
}
