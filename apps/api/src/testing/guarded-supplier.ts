import type { Outcome } from '@portolan/supplier/outcome'
import type { CallMetrics } from '../suppliers/call-metrics.ts'
import { query, registryOf, type ScriptedSupplier, within } from './scripted-supplier.ts'

export const kindOf = (outcome: Outcome<unknown>) => (outcome.ok ? 'ok' : outcome.error.kind)
export const errorOf = (outcome: Outcome<unknown>) => (outcome.ok ? undefined : outcome.error)

type Changes = Parameters<typeof registryOf>[1]

/** The one supplier of a registry, as the rest of the server gets it. */
export function guardedOf(raw: ScriptedSupplier, changes?: Changes, metrics?: CallMetrics) {
  const registry = registryOf([raw], changes, metrics)
  const [member] = registry.members
  if (!member) throw new Error('The registry is empty.')
  const { supplier, guard } = member
  const search = (context = within(1_000)) => supplier.search(query as never, context)
  const confirm = (context = within(1_000)) => supplier.confirm({} as never, context)
  const status = () => guard.history.condition(guard.circuit.openSince(), guard.circuit.isOnTrial()).status
  return { supplier, guard, search, confirm, status }
}

export const thrown = async () => {
  throw new TypeError('undefined is not a function')
}
