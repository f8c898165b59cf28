import type { Currency } from '@portolan/domain/money'
import type { Instant } from './outcome.ts'

/** What every call is made with. */
export interface ReadContext {
  /** One customer's search or purchase over all suppliers; goes into their logs. */
  readonly correlationId: string
  /** Nothing leaves after this moment. Below the 180 s that a browser waits. */
  readonly deadline: Instant
  /** Fires at the deadline, or when the caller has gone away. */
  readonly signal: AbortSignal
  /** BCP 47, for content that the supplier has in several languages. */
  readonly locale: string
  /** ISO 4217: what the customer pays in. A supplier may answer in its own. */
  readonly currency: Currency
  readonly pos: { readonly channel: string; readonly requestor: string; readonly country?: string }
}

export interface WriteContext extends ReadContext {
  /** Made once for each item and step, and written down before the call: the same key never buys twice. */
  readonly idempotencyKey: string
  /** Above 1 for a repetition: it is answered by what was done before, though the offer may have expired since. */
  readonly attempt: number
}
