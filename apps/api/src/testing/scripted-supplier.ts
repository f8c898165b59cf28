import type { ReadContext, WriteContext } from '@portolan/supplier/context'
import type { Offer, SupplierProduct } from '@portolan/supplier/offer'
import type { ErrorKind, Outcome, SupplierError } from '@portolan/supplier/outcome'
import type { Reservation } from '@portolan/supplier/reservation'
import type { Health } from '@portolan/supplier/supplier'
import { Registry as Figures } from 'prom-client'
import { systemClock } from '../platform/clock.ts'
import { type CallMetrics, makeCallMetrics } from '../suppliers/call-metrics.ts'
import { type GuardRules, usualRules } from '../suppliers/guard.ts'
import { type AnySupplier, makeRegistry } from '../suppliers/registry.ts'

type Offers = Outcome<readonly Offer<unknown>[]>
type Taken = Outcome<Reservation<unknown>>

/** What each call does; said anew at any time. */
export interface Script {
  search(context: ReadContext): Promise<Offers>
  confirm(context: WriteContext): Promise<Taken>
  health(context: ReadContext): Promise<Health>
}

export interface ScriptedSupplier extends AnySupplier {
  script: Script
  /** How many calls have reached it. */
  reached: Record<keyof Script, number>
}

export const failing = (
  kind: ErrorKind,
  more: Partial<SupplierError> = {},
): Extract<Outcome<never>, { ok: false }> => ({
  ok: false,
  error: { kind, effect: 'none', retry: 'never', details: 'As the test says.', ...more },
})

/** Without a thought for the signal, as a bad adapter would. */
export const hanging = (): Promise<never> => new Promise(() => {})

export const offer = (supplier: string): Offer<unknown> => ({
  ref: { supplier, token: 'token' },
  product: 'rail',
  identity: `${supplier} 9.00`,
  price: { total: { minor: 4200, currency: 'EUR' } },
  expiresAt: Date.now() + 60_000,
  hold: 'none',
  detail: {},
})

const reservation = (supplier: string): Reservation<unknown> => ({
  ref: { supplier, locator: 'ABC123', provisional: false },
  state: 'confirmed',
  total: { total: { minor: 4200, currency: 'EUR' } },
  detail: {},
})

/** A supplier that does as it is told and counts what reaches it. */
export function scriptedSupplier(
  id: string,
  script: Partial<Script> = {},
  product: SupplierProduct = 'rail',
): ScriptedSupplier {
  const reached = { search: 0, confirm: 0, health: 0 }
  const unsupported = async () => failing('unsupported')
  const supplier: ScriptedSupplier = {
    id,
    product,
    can: { hold: false, cancelQuote: false, partialCancel: false, idempotentWrites: true, retrieveByKey: true },
    reached,
    script: {
      search: async () => ({ ok: true, value: [offer(id)] }),
      confirm: async () => ({ ok: true, value: reservation(id) }),
      health: async () => ({ status: 'UP', latencyMs: 1 }),
      ...script,
    },
    search: (_, context) => {
      reached.search++
      return supplier.script.search(context)
    },
    confirm: (_, context) => {
      reached.confirm++
      return supplier.script.confirm(context)
    },
    health: (context) => {
      reached.health++
      return supplier.script.health(context)
    },
    quote: unsupported,
    hold: unsupported,
    cancel: unsupported,
    retrieve: unsupported,
  }
  return supplier
}

/** As AbortSignal.timeout, but by the clock of the test, which may be one that nobody waits for. */
function goneAfter(ms: number): AbortSignal {
  const caller = new AbortController()
  setTimeout(() => caller.abort(new DOMException('Too late.', 'TimeoutError')), ms).unref()
  return caller.signal
}

/** A deadline this far away, and a caller who stays that long. */
export const within = (ms: number, signal = goneAfter(ms)): WriteContext => ({
  correlationId: 'test',
  deadline: Date.now() + ms,
  signal,
  locale: 'en',
  currency: 'USD',
  pos: { channel: 'B2C', requestor: 'test' },
  idempotencyKey: 'key',
  attempt: 1,
})

export const query = { legs: [], party: [] }

interface Changes {
  circuit?: Partial<GuardRules['circuit']>
  read?: Partial<GuardRules['read']>
  write?: Partial<GuardRules['write']>
}

export const rulesWith = ({ circuit, read, write }: Changes): GuardRules => ({
  circuit: { ...usualRules.circuit, ...circuit },
  // Tests are impatient: what they wait for in vain is a fault.
  read: { ...usualRules.read, fairMs: 0, ...read },
  write: { ...usualRules.write, ...write },
})

const silentLog = { warn: () => {} }

const unmeasured = (): CallMetrics => makeCallMetrics({ registry: new Figures() })

/** A registry of the given ones, under the usual rules but for the changes. */
export const registryOf = (suppliers: readonly AnySupplier[], changes: Changes = {}, metrics = unmeasured()) =>
  makeRegistry({ suppliers, clock: systemClock, log: silentLog, metrics, rules: rulesWith(changes) })
