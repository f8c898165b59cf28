import { localeOf } from '@portolan/domain/language'
import type { ReadContext, WriteContext } from '@portolan/supplier/context'
import { systemClock } from '../platform/clock.ts'
import type { Order } from './order.ts'

/** A customer waits this long for one supplier; after that it is found out behind the scenes what became of it. */
const patience = 20_000

/** How an order is put to a supplier, whether the customer waits or a node takes it up again. */
export function askingFor(order: Order, withinMs = patience): ReadContext {
  const { correlationId, language, currency, agencyId } = order
  return {
    correlationId,
    deadline: systemClock.now().getTime() + withinMs,
    signal: AbortSignal.timeout(withinMs),
    locale: localeOf(language),
    currency,
    pos: { channel: agencyId ? 'B2B' : 'B2C', requestor: agencyId ?? 'web' },
  }
}

export const writingFor = (order: Order, idempotencyKey: string, isFirst: boolean): WriteContext => ({
  ...askingFor(order),
  idempotencyKey,
  attempt: isFirst ? 1 : 2,
})
