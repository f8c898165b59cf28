import type { ReadContext } from '@portolan/supplier/context'
import type { SupplierProduct } from '@portolan/supplier/offer'
import type { Queries, SupplierFor } from '@portolan/supplier/query'
import type { Supplier } from '@portolan/supplier/supplier'
import type { Clock } from '../platform/clock.ts'
import type { Platform } from '../platform/module.ts'
import type { CallMetrics } from './call-metrics.ts'
import type { CircuitChange } from './circuit.ts'
import { type Answer, fanOut } from './fan-out.ts'
import { type Guard, type GuardRules, makeGuard, usualRules } from './guard.ts'
import { guarded } from './guarded.ts'

export type { Answer } from './fan-out.ts'

export type AnySupplier = Supplier<never, unknown>

/** All suppliers of this installation; each one given out is behind its own time-out, bulkhead and breaker. */
export interface Registry {
  suppliersOf<P extends SupplierProduct>(product: P): readonly SupplierFor<P>[]
  /** By its id; absent when it is not configured any more. */
  supplier(id: string): AnySupplier | undefined
  /** Each answer as it comes; those not in by the deadline end as 'timeout'. `only`: ids. */
  search<P extends SupplierProduct>(
    product: P,
    query: Queries[P],
    context: ReadContext,
    only?: readonly string[],
  ): AsyncIterable<Answer>
}

/** One supplier with what is known of it. */
export interface Member {
  supplier: AnySupplier
  guard: Guard
}

export interface RegistryParts {
  suppliers: readonly AnySupplier[]
  clock: Clock
  log: Platform['log']
  metrics: CallMetrics
  rules?: GuardRules | undefined
  onCircuit?(member: Member, change: CircuitChange): void
  stockMoved?(product: SupplierProduct): Promise<void>
}

export function makeRegistry(parts: RegistryParts): Registry & { members: readonly Member[] } {
  const { clock, log, metrics, rules = usualRules, stockMoved = async () => {} } = parts
  const members = new Map<string, Member>()
  for (const raw of parts.suppliers) {
    const { id } = raw
    if (members.has(id)) throw new Error(`Two suppliers are named ${id}.`)
    const guard = makeGuard({
      id,
      rules,
      clock,
      log,
      metrics,
      onCircuit(change) {
        log.warn({ supplier: id, circuit: change }, 'the circuit of a supplier has changed')
        parts.onCircuit?.(member, change)
      },
    })
    const member: Member = { supplier: guarded(raw, guard, () => stockMoved(raw.product)), guard }
    members.set(id, member)
  }
  const all = [...members.values()]
  const suppliersOf = <P extends SupplierProduct>(product: P) =>
    all
      .map(({ supplier }) => supplier)
      .filter((supplier) => supplier.product === product) as unknown as SupplierFor<P>[]

  return {
    members: all,
    suppliersOf,
    supplier: (id) => members.get(id)?.supplier,
    search(product, query, context, only) {
      const asked = suppliersOf(product).filter(({ id }) => only?.includes(id) ?? true)
      return fanOut(asked, query, context, clock)
    },
  }
}
