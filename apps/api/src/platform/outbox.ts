import { AsyncResource } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from './db.ts'
import { claim, type Due, end, inherit, put, putBack, putOff, type Room, renew } from './outbox-store.ts'

/** One taking up of something that was promised. */
export interface Piece {
  readonly id: number
  /** Its identity, the same at every repetition, and of no other piece anywhere. */
  readonly token: string
  /** Counts how often it was taken up: who holds an earlier number has lost it to somebody else. */
  readonly attempt: number
  /** When it was promised, in milliseconds since 1970. */
  readonly putAt: number
  /** Aborted when the time of the piece is over, and when the node stops: nothing may be sent any more. */
  readonly signal: AbortSignal
}

type Work<Payload> = (payload: Payload, piece: Piece) => Promise<void>

/** What is still to be done after the answer was given: mails above all. Written down before it is promised. */
export interface Outbox {
  /** Who does the work of a kind; said once, at wiring. */
  handle<Payload extends object>(kind: string, work: Work<Payload>, terms?: Terms): void
  /** Inside the transaction of the change it belongs to. */
  put(db: Db, kind: string, payload: object): Promise<void>
  /** Something was put: look at once instead of at the next tick. */
  nudge(): void
  /** Works everything that is due, busy or not; for tests. */
  drain(): Promise<void>
  /** The only node of its database takes up at once what one before it had in hand: that one is dead. */
  start(options?: { isOnlyNode?: boolean }): void
  /**
   * Finishes the pieces in hand, and ends those that take too long; the rest is for the next start, or for another node.
   * After it the database is left alone.
   */
  stop(): Promise<void>
}

/** What is heavy, and is not missed for a minute, waits while this node is busy with customers. */
type Urgency = 'soon' | 'whenIdle'

interface Terms {
  /** Absent: soon. */
  readonly urgency?: Urgency
  /**
   * So many pieces of the kind at once; absent: one, and then in the order in which they were promised. More only where no
   * piece minds what becomes of another.
   */
  readonly atOnce?: number
}

const renewEveryMs = 20_000
const longestWork = 45_000

class NodeStops extends Error {}

interface Ways {
  everyMs?: number
  /** How long a stop waits for the pieces in hand. */
  patienceMs?: number
  /** How long it waits for those that it has ended then. */
  endingMs?: number
  longestMs?: number
  isBusy?: () => boolean
  /** Of any kind, however many its terms allow. */
  mostAtOnce?: number | undefined
}

export function makeOutbox(
  db: Db,
  onFailure: (kind: string, error: unknown) => void,
  {
    everyMs = 1_000,
    patienceMs = 5_000,
    endingMs = 1_000,
    longestMs = longestWork,
    isBusy = () => false,
    mostAtOnce,
  }: Ways = {},
): Outbox {
  const kinds = new Map<string, Terms & { work: Work<never>; inHand: number }>()
  /** By the number of the piece. */
  const inHand = new Map<number, Promise<void>>()
  const endings = new Set<AbortController>()
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let again = false
  let isPatient = true
  let stopped = false
  let isLetGo = false

  /**
   * Given up, it is not taken up again before it has really ended: two of one piece would do everything twice. What does
   * not heed its signal stays with this node, and is in nobody's way but that of its own kind.
   */
  async function workOne({ kind, payload, ...due }: Due): Promise<void> {
    const ending = new AbortController()
    endings.add(ending)
    const limit = setTimeout(() => {
      const late = new Error('The work took too long.')
      onFailure(kind, late)
      ending.abort(late)
    }, longestMs).unref()
    const lease = setInterval(
      () => void db.query(renew(due)).catch((error: unknown) => onFailure('outbox', error)),
      renewEveryMs,
    ).unref()
    let outcome = end(due)
    try {
      await kinds.get(kind)?.work(payload, { ...due, signal: ending.signal })
    } catch (error) {
      const { aborted, reason } = ending.signal
      outcome = reason instanceof NodeStops ? putBack(due) : putOff(due)
      if (!aborted) onFailure(kind, error)
    } finally {
      clearTimeout(limit)
      clearInterval(lease)
      endings.delete(ending)
    }
    if (!isLetGo) await db.query(outcome)
  }

  /**
   * What this node cannot do stays for one that can: during an update the older node meets the newer one's work. Each kind
   * has hands of its own: a slow one keeps its own kind waiting and no other. Money does not wait for papers.
   */
  function findRooms(): Room[] {
    const isPutOff = isPatient && isBusy()
    return [...kinds].flatMap(([kind, { atOnce = 1, urgency, inHand: taken }]) => {
      const free = Math.min(atOnce, mostAtOnce ?? atOnce) - taken
      return free > 0 ? { kind, free, waits: isPutOff && urgency === 'whenIdle' } : []
    })
  }

  async function claimWhatFits(): Promise<readonly Due[]> {
    const rooms = stopped ? [] : findRooms()
    return rooms.length === 0 ? [] : db.query<Due>(claim(rooms, [...inHand.keys()]))
  }

  function count(kind: string, change: 1 | -1): void {
    const known = kinds.get(kind)
    if (known) known.inHand += change
  }

  function begin(due: Due): void {
    count(due.kind, 1)
    const work = workOne(due)
      .finally(() => count(due.kind, -1))
      .then(look)
      .catch((error: unknown) => onFailure('outbox', error))
      .finally(() => inHand.delete(due.id))
    inHand.set(due.id, work)
  }

  async function beginAll(): Promise<void> {
    try {
      do {
        again = false
        for (const due of await claimWhatFits()) begin(due)
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
    handle(kind, work, terms = {}) {
      kinds.set(kind, { ...terms, work, inHand: 0 })
    },
    async put(tx, kind, payload) {
      await tx.later(put(kind, payload))
    },
    nudge: tick,
    drain,
    start({ isOnlyNode = false } = {}) {
      timer = setInterval(tick, everyMs)
      if (isOnlyNode) void db.query(inherit).then(tick, (error: unknown) => onFailure('outbox', error))
      else tick()
    },
    async stop() {
      stopped = true
      clearInterval(timer)
      // A look that has just claimed a piece begins it all the same.
      const finished = Promise.allSettled([looking]).then(() => Promise.all(inHand.values()))
      await Promise.race([finished, pause(patienceMs, undefined, { ref: false })])
      // What they work with is taken away next: none of them may go on without it.
      for (const ending of endings) ending.abort(new NodeStops('The node stops.'))
      await Promise.race([finished, pause(endingMs, undefined, { ref: false })])
      // Whoever stopped us closes the database next: what is still in hand begins again when its lease is over.
      isLetGo = true
    },
  }
}
