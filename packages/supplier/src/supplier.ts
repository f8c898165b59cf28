import type { ReadContext, WriteContext } from './context.ts'
import type { Extra, Offer, OfferRef, Quote, SupplierProduct } from './offer.ts'
import type { Outcome } from './outcome.ts'
import type {
  CancelInput,
  Cancellation,
  Exchange,
  ExchangeInput,
  Purchase,
  QuoteInput,
  Reservation,
  ReservationRef,
} from './reservation.ts'

export interface Powers {
  readonly hold: boolean
  readonly cancelQuote: boolean
  readonly partialCancel: boolean
  /** The supplier itself knows our key; otherwise the adapter keeps a ledger of its own. */
  readonly idempotentWrites: boolean
  readonly retrieveByKey: boolean
}

export interface Health {
  readonly status: 'UP' | 'DEGRADED' | 'DOWN'
  readonly latencyMs: number
  readonly message?: string
}

/**
 * One small port for every supplier, whatever its standard: adapters translate, the core never sees their words.
 * Nothing throws on purpose: what went wrong is an Outcome. The eight rules every adapter keeps are in conformance/.
 */
export interface Supplier<Query, Detail> {
  readonly id: string
  readonly product: SupplierProduct
  readonly can: Powers
  search(query: Query, context: ReadContext): Promise<Outcome<readonly Offer<Detail>[]>>
  /** The price now, and what must be known of the travellers; no effect. */
  quote(input: QuoteInput, context: ReadContext): Promise<Outcome<Quote<Detail>>>
  /** Without the power: 'unsupported', effect 'none'; the core then confirms the offers at once. */
  hold(input: Purchase, context: WriteContext): Promise<Outcome<Reservation<Detail>>>
  confirm(
    input: { readonly reservation: ReservationRef; readonly accept: Purchase['accept'] } | Purchase,
    context: WriteContext,
  ): Promise<Outcome<Reservation<Detail>>>
  /** Held: released for nothing. Confirmed: a quote of the refund first, then the commit. */
  cancel(input: CancelInput, context: WriteContext): Promise<Outcome<Cancellation<Detail>>>
  retrieve(
    key: ReservationRef | { readonly idempotencyKey: string },
    context: ReadContext,
  ): Promise<Outcome<Reservation<Detail>>>
  extend?(reservation: ReservationRef, context: WriteContext): Promise<Outcome<Reservation<Detail>>>
  exchange?(input: ExchangeInput, context: WriteContext): Promise<Outcome<Exchange<Detail>>>
  /** Content of hotels, activities and ships in the context's locale. */
  describe?(ids: readonly string[], context: ReadContext): Promise<Outcome<readonly unknown[]>>
  /** Seat map and paid extras. */
  ancillaries?(offers: readonly OfferRef[], context: ReadContext): Promise<Outcome<readonly Extra[]>>
  health(context: ReadContext): Promise<Health>
}
