import { AsyncResource } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from './db.ts'
import { instantOf } from './instant-store.ts'
import { sql } from './sql.ts'

/** `putAt`: when it was promised, in milliseconds since 1970. */
type Work<Payload> = (payload: Payload, putAt: number) => Promise<void>

/** What is still to be done after the answer was given: mails above all. Written down before it is promised. */
export interface Outbox {
  /** Who does the work of a kind; said once, at wiring. */
  handle<Payload extends object>(kind: string, work: Work<Payload>, urgency?: Urgency): void
  /** Inside the transaction of the change it belongs to. */
  put(db: Db, kind: string, payload: object): Promise<void>
  /** Something was put: look at once instead of at the next tick. */
  nudge(): void
  /** Works everything that is due, busy or not; for tests. */
  drain(): Promise<void>
  start(): void
  /** Finishes the pieces in hand; the rest is for the next start, or for another node. After it the database is left alone. */
  stop(): Promise<void>
}

/** What is heavy, and is not missed for a minute, waits while this node is busy with customers. */
export type Urgency = 'soon' | 'whenIdle'

interface Due {
  id: number
  kind: string
  payload: never
  putAt: number
}

/** Longer than any piece of work may take, so that no other node begins it meanwhile; a dead node's work waits as long. */
const leaseSeconds = 60
const longestWork = 45_000

/** Claiming moves the next try into the future first: a node that dies meanwhile loses nothing, another takes over. */
const claim = (kinds: string[], waiting: string[]) => sql`
  update outbox set attempts = attempts + 1, next_at = now() + interval '1 second' * ${leaseSeconds}
  where id = (
    select id from outbox where next_at <= now() and kind = any(${kinds})
      and not (kind = any(${waiting}) and created_at > now() - interval '1 minute')
    order by id limit 1 for update skip locked
  )
  returning id, kind, payload, ${instantOf(sql`created_at`)} as "putAt"`

const putOff = (id: number) => sql`
  update outbox set next_at = now() + interval '5 seconds' * power(2, least(attempts - 1, 10)) where id = ${id}`

async function withinLimit(work: Promise<void>): Promise<void> {
  const stop = new AbortController()
  const late = pause(longestWork, undefined, { ref: false, signal: stop.signal }).then(() => {
    throw new Error('The work took too long.')
  })
  late.catch(() => {})
  try {
    await Promise.race([work, late])
  } finally {
    stop.abort()
  }
}

interface Ways {
  everyMs?: number
  /** How long a stop waits for the pieces in hand. */
  patienceMs?: number
  isBusy?: () => boolean
}

export function makeOutbox(
  db: Db,
  onFailure: (kind: string, error: unknown) => void,
  { everyMs = 1_000, patienceMs = 5_000, isBusy = () => false }: Ways = {},
): Outbox {
  const workOf = new Map<string, Work<never>>()
  const heavy = new Set<string>()
  /** By kind, one piece of each: a slow one keeps its own kind waiting and no other. Money does not wait for papers. */
  const inHand = new Map<string, Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let again = false
  let isPatient = true
  let stopped = false
  let isLetGo = false

  async function workOne({ id, kind, payload, putAt }: Due): Promise<void> {
    let end = sql`delete from outbox where id = ${id}`
    try {
      await withinLimit(Promise.resolve(workOf.get(kind)?.(payload, putAt)))
    } catch (error) {
      onFailure(kind, error)
      end = putOff(id)
    }
    if (!isLetGo) await db.query(end)
  }

  // What this node cannot do stays for one that can: during an update the older node meets the newer one's work.
  const next = async () => {
    const kinds = [...workOf.keys()].filter((kind) => !inHand.has(kind))
    return stopped || kinds.length === 0
      ? undefined
      : db.one<Due>(claim(kinds, isPatient && isBusy() ? [...heavy] : []))
  }

  function begin(due: Due): void {
    const work = workOne(due)
      .finally(() => inHand.delete(due.kind))
      .then(look)
      .catch((error: unknown) => onFailure('outbox', error))
    inHand.set(due.kind, work)
  }

  async function beginAll(): Promise<void> {
    try {
      do {
        again = false
        for (let due = await next(); due; due = await next()) begin(due)
      } while (again)
    } finally {
      looking = undefined
    }
  }

  /** Begins whatever can be begun; asked meanwhile, it looks once more. */
  function look(): Promise<void> {
    again = true
    looking ??= beginAll()
    return looking
  }

  async function drain(): Promise<void> {
    isPatient = false
    try {
      do {
        await look()
        await Promise.all(inHand.values())
      } while (inHand.size > 0)
    } finally {
      isPatient = true
    }
  }

  // Bound to the wiring's own context: nudged inside a transaction it must not count as part of it.
  const tick = AsyncResource.bind(() => void look().catch((error: unknown) => onFailure('outbox', error)))

  return {
    handle(kind, work, urgency = 'soon') {
      workOf.set(kind, work)
      if (urgency === 'whenIdle') heavy.add(kind)
    },
    async put(tx, kind, payload) {
      await tx.later(sql`insert into outbox (kind, payload) values (${kind}, ${JSON.stringify(payload)})`)
    },
    nudge: tick,
    drain,
    start() {
      timer = setInterval(tick, everyMs)
      tick()
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      // A look that has just claimed a piece begins it all the same.
      const finished = Promise.allSettled([looking]).then(() => Promise.all(inHand.values()))
      await Promise.race([finished, pause(patienceMs, undefined, { ref: false })])
      // Whoever stopped us closes the database next: what is still in hand begins again when its lease is over.
      isLetGo = true
    },
  }
}
