import { AsyncResource } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { SupplierHealth } from '@portolan/contract/rail'
import { describeFailure } from '../platform/log.ts'
import type { Platform } from '../platform/module.ts'
import { type Entry, type Found, readHealthElsewhere, recordHealth } from './health-store.ts'
import type { Member } from './registry.ts'

interface Parts {
  members: readonly Member[]
  db: Platform['db']
  log: Platform['log']
  /** Names this process among those on the same database. */
  node: string
}

export interface HealthDesk {
  /** The worst that this node or any other has to say of each supplier. */
  read(): Promise<SupplierHealth[]>
  /** Tells the other nodes. */
  record(): Promise<void>
  /** All has been told. */
  settle(): Promise<void>
}

/** Whoever asks wants to know now: without the database this node answers for itself. */
const longestWait = 1_000

const gravity = { UP: 0, DEGRADED: 1, DOWN: 2 }

function ownFinding({ supplier, guard }: Member): Found {
  const { history, circuit } = guard
  const { status, checkedAt, latencyMs, message } = history.condition(circuit.openSince(), circuit.isOnTrial())
  return {
    supplier: supplier.id,
    products: [supplier.product],
    status,
    checkedAt: new Date(checkedAt),
    latencyMs: latencyMs ?? null,
    message: message ?? null,
  }
}

function worse(one: Found, other: Found): Found {
  const graver = gravity[other.status] - gravity[one.status]
  return graver > 0 || (graver === 0 && other.checkedAt > one.checkedAt) ? other : one
}

const asWire = ({ supplier, products, status, checkedAt, latencyMs, message }: Found): SupplierHealth => ({
  supplier,
  products,
  status,
  checkedAt: checkedAt.toISOString(),
  ...(latencyMs !== null && { latencyMs }),
  ...(message !== null && { message }),
})

export function makeHealthDesk({ members, db, log, node }: Parts): HealthDesk {
  const written = new Map<string, Entry>()
  let writing = Promise.resolve()

  const complain = (error: unknown) =>
    log.warn({ err: describeFailure(error) }, 'the health of suppliers is known to this node alone')

  async function elsewhere(): Promise<Found[]> {
    const others = readHealthElsewhere(db, node).catch((error: unknown) => {
      complain(error)
      return []
    })
    return Promise.race([others, pause(longestWait, [], { ref: false })])
  }

  async function recordAll(): Promise<void> {
    for (const member of members) {
      const found = ownFinding(member)
      const entry = await recordHealth(db, node, found, written.get(found.supplier))
      if (entry) written.set(found.supplier, entry)
    }
  }

  return {
    async read() {
      const others = await elsewhere()
      return members.map((member) =>
        asWire(others.filter(({ supplier }) => supplier === member.supplier.id).reduce(worse, ownFinding(member))),
      )
    },
    // Bound to the wiring's own context: a circuit that opens inside of somebody's transaction is no part of it.
    record: AsyncResource.bind(() => {
      writing = writing.then(recordAll).catch(complain)
      return writing
    }),
    settle: () => writing,
  }
}
