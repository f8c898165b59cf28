import type { Outcome, SupplierError } from '@portolan/supplier/outcome'

export type Effect = 'read' | 'write'

export type Failed = Extract<Outcome<never>, { ok: false }>

/** For failures of ours, not of the supplier's own words. A read is made again from the search, a write under its key. */
export const failed = (
  kind: SupplierError['kind'],
  details: string,
  of: Effect,
  effect: SupplierError['effect'] = 'none',
): Failed => ({
  ok: false,
  error: { kind, effect, retry: of === 'read' ? 'freshSearch' : 'sameKey', details },
})

export const tooLate = (of: Effect, effect?: SupplierError['effect']): Failed =>
  failed('timeout', 'The supplier did not answer in time.', of, effect)

const faults: ReadonlySet<SupplierError['kind']> = new Set(['unavailable', 'timeout', 'internal', 'unauthorized'])

/** The supplier's fault, not the customer's: a train that is full says nothing about the health of the railway. */
export const isFault = (outcome: Outcome<unknown>): boolean => !outcome.ok && faults.has(outcome.error.kind)
