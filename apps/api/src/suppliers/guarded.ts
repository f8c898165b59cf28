import type { ReadContext, WriteContext } from '@portolan/supplier/context'
import type { Outcome } from '@portolan/supplier/outcome'
import type { Health, Supplier } from '@portolan/supplier/supplier'
import type { Effect } from './failed.ts'
import type { Guard } from './guard.ts'
import { asFound, asHealth } from './outcome-shape.ts'

/** A supplier that says it is down has failed, as if it had not answered; asking twice would not change its word. */
function outcomeOf(health: Health): Outcome<Health> {
  if (health.status !== 'DOWN') return { ok: true, value: health }
  const details = health.message ?? 'The supplier says it is down.'
  return { ok: false, error: { kind: 'unavailable', effect: 'none', retry: 'never', details } }
}

/** To ask what a change would cost changes nothing. */
const effectOf = ({ mode }: { mode: 'quote' | 'commit' }): Effect => (mode === 'quote' ? 'read' : 'write')

/** The same supplier behind its guard. Stock counts as moved after each writing call, also where nobody knows what became of it. */
export function guarded(
  supplier: Supplier<never, unknown>,
  guard: Guard,
  stockMoved: () => Promise<void> = async () => {},
): Supplier<never, unknown> {
  async function ask<V, Context extends ReadContext>(
    operation: string,
    effect: Effect,
    context: Context,
    send: (context: Context) => Promise<Outcome<V>>,
  ): Promise<Outcome<V>> {
    const outcome = await guard.run({ operation, effect, context, send })
    if (effect === 'write') await stockMoved()
    return outcome
  }
  const read = <V>(operation: string, context: ReadContext, send: (context: ReadContext) => Promise<Outcome<V>>) =>
    ask(operation, 'read', context, send)
  const write = <V>(operation: string, context: WriteContext, send: (context: WriteContext) => Promise<Outcome<V>>) =>
    ask(operation, 'write', context, send)

  const extend = supplier.extend?.bind(supplier)
  const exchange = supplier.exchange?.bind(supplier)
  const describe = supplier.describe?.bind(supplier)
  const ancillaries = supplier.ancillaries?.bind(supplier)

  return {
    id: supplier.id,
    product: supplier.product,
    get can() {
      return supplier.can
    },
    search: (query, context) => read('search', context, async (inner) => asFound(await supplier.search(query, inner))),
    quote: (input, context) => read('quote', context, (inner) => supplier.quote(input, inner)),
    retrieve: (key, context) => read('retrieve', context, (inner) => supplier.retrieve(key, inner)),
    hold: (input, context) => write('hold', context, (inner) => supplier.hold(input, inner)),
    confirm: (input, context) => write('confirm', context, (inner) => supplier.confirm(input, inner)),
    cancel: (input, context) => ask('cancel', effectOf(input), context, (inner) => supplier.cancel(input, inner)),
    ...(extend && { extend: (ref, context) => write('extend', context, (inner) => extend(ref, inner)) }),
    ...(exchange && {
      exchange: (input, context) => ask('exchange', effectOf(input), context, (inner) => exchange(input, inner)),
    }),
    ...(describe && { describe: (ids, context) => read('describe', context, (inner) => describe(ids, inner)) }),
    ...(ancillaries && {
      ancillaries: (offers, context) => read('ancillaries', context, (inner) => ancillaries(offers, inner)),
    }),
    async health(context) {
      const outcome = await read('health', context, async (inner) => {
        const health = asHealth(await supplier.health(inner))
        guard.history.note(health)
        return outcomeOf(health)
      })
      return outcome.ok ? outcome.value : { status: 'DOWN', latencyMs: 0, message: outcome.error.details }
    },
  }
}
