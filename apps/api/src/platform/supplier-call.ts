import { defaultCurrency, isSellingCurrency, type SellingCurrency } from '@portolan/domain/currency'
import { localeOf } from '@portolan/domain/language'
import type { ReadContext } from '@portolan/supplier/context'
import { systemClock } from './clock.ts'
import type { Context } from './context.ts'

/** A customer waits this long for the last supplier; far below the 180 s after which the browser gives up. */
const patience = 25_000

/** What the customer pays in: the session's choice. */
function currencyOf({ session }: Pick<Context, 'session'>): SellingCurrency {
  const chosen = session?.preferences.currency
  return isSellingCurrency(chosen) ? chosen : defaultCurrency
}

/** For whom prices are made. */
export const buyerOf = (context: Pick<Context, 'session'>) => ({
  currency: currencyOf(context),
  agencyId: context.session?.account?.agencyId,
})

export interface Patience {
  withinMs?: number | undefined
  /** Fires when the caller goes away before the end. */
  leaving?: AbortSignal
}

/** How a caller's request is put to the suppliers: who asks, in which language and currency, and until when. */
export function readContextOf(
  context: Context,
  correlationId: string,
  { withinMs = patience, leaving }: Patience = {},
): ReadContext {
  const { currency, agencyId } = buyerOf(context)
  return {
    correlationId,
    deadline: systemClock.now().getTime() + withinMs,
    signal: leaving ? AbortSignal.any([leaving, AbortSignal.timeout(withinMs)]) : AbortSignal.timeout(withinMs),
    locale: localeOf(context.language),
    currency,
    pos: { channel: agencyId ? 'B2B' : 'B2C', requestor: agencyId ?? 'web' },
  }
}
