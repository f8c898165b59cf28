import type { Outcome } from '@portolan/supplier/outcome'
import type { Health } from '@portolan/supplier/supplier'

// The types are a promise of the adapter's; what it really resolves with is anybody's guess, and costs it alone.

const isListOfTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((text) => typeof text === 'string')

function isOutcome(outcome: Outcome<unknown>): boolean {
  if (outcome?.ok === true) return outcome.value !== undefined && isListOfTexts(outcome.warnings ?? [])
  return outcome?.ok === false && typeof outcome.error?.kind === 'string'
}

/** The same outcome; throws where it is none. */
export function asOutcome<V>(outcome: Outcome<V>): Outcome<V> {
  if (!isOutcome(outcome)) throw new TypeError('This is no outcome.')
  return outcome
}

/** The same outcome; throws where it is neither a failure nor a list. What stands in the list is looked at later. */
export function asFound<V>(outcome: Outcome<readonly V[]>): Outcome<readonly V[]> {
  const found = asOutcome(outcome)
  if (found.ok && !Array.isArray(found.value)) throw new TypeError('This is no list of offers.')
  return found
}

const statuses: readonly unknown[] = ['UP', 'DEGRADED', 'DOWN'] satisfies Health['status'][]

/** The same health; throws where it is none. */
export function asHealth(health: Health): Health {
  const isHealth = statuses.includes(health?.status) && typeof (health.message ?? '') === 'string'
  if (!isHealth) throw new TypeError('This is no health.')
  return health
}
