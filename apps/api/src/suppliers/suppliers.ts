import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Clock, systemClock } from '../platform/clock.ts'
import { describeFailure } from '../platform/log.ts'
import type { Module, Platform } from '../platform/module.ts'
import type { Stock } from '../platform/stock.ts'
import { makeCallMetrics } from './call-metrics.ts'
import { type GuardRules, usualRules } from './guard.ts'
import { makeHealthDesk } from './health.ts'
import { sweepHealth } from './health-store.ts'
import { type AnySupplier, type Member, makeRegistry, type Registry } from './registry.ts'

export interface Suppliers extends Module {
  registry: Registry
  /** Begins to look after them: probes, and sweeping up what is too old to tell. */
  start(): void
  stop(): Promise<void>
}

export interface Settings {
  clock?: Clock
  rules?: GuardRules
  /** Names this process among those on the same database. */
  node?: string
  probeEveryMs?: number
}

const longestProbe = 10_000
const hour = 3_600_000
/** How long a stop waits for what is being written. */
const patience = 2_000

const probeContext = (clock: Clock) => ({
  correlationId: randomUUID(),
  deadline: clock.now().getTime() + longestProbe,
  signal: AbortSignal.timeout(longestProbe),
  locale: 'en',
  currency: 'USD',
  pos: { channel: 'health', requestor: 'portolan' },
})

/** Everybody who sells here, each behind its guard, and how they are. */
export function makeSuppliers(
  { db, log, metrics, stock }: Pick<Platform, 'db' | 'log' | 'metrics'> & { stock?: Stock },
  raw: readonly AnySupplier[],
  { clock = systemClock, rules = usualRules, node = randomUUID(), probeEveryMs = 30_000 }: Settings = {},
): Suppliers {
  let running = false
  const timers = new Map<string, NodeJS.Timeout>()

  const probe = ({ supplier }: Member) => supplier.health(probeContext(clock))

  const arm = (member: Member) => {
    const { id } = member.supplier
    clearTimeout(timers.get(id))
    timers.set(id, setTimeout(tryAgain, rules.circuit.openMs, member).unref())
  }

  /** Again and again while it is open: a probe that finds no room has found nothing out. */
  async function tryAgain(member: Member): Promise<void> {
    await probe(member)
    if (running && member.guard.circuit.openSince() !== undefined) arm(member)
  }

  const registry = makeRegistry({
    suppliers: raw,
    clock,
    log,
    rules,
    metrics: makeCallMetrics(metrics),
    // Nobody's purchase waits for it or fails by it: what was found before grows old by itself as well.
    stockMoved: async (product) => stock?.moved(product).catch(() => {}),
    onCircuit(member, change) {
      if (!running) return
      void desk.record()
      // A probe finds out whether the supplier is back, so that no customer has to.
      if (change === 'open') arm(member)
    },
  })
  const desk = makeHealthDesk({ members: registry.members, db, log, node })

  async function look(): Promise<void> {
    await Promise.all(registry.members.map(probe))
    if (running) await desk.record()
  }

  const sweep = () =>
    void sweepHealth(db).catch((error: unknown) =>
      log.warn({ err: describeFailure(error) }, 'the old health of suppliers was left'),
    )

  return {
    registry,
    handlers: { readSuppliersHealth: () => desk.read() },
    start() {
      running = true
      timers.set('every probe', setInterval(() => void look(), probeEveryMs).unref())
      timers.set('every sweep', setInterval(sweep, hour).unref())
      void look()
      sweep()
    },
    async stop() {
      running = false
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.race([desk.settle(), pause(patience, undefined, { ref: false })])
    },
  }
}
