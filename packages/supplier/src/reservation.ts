import type { Money } from '@portolan/domain/money'
import type { CancelRule, ExtraChoice, OfferRef, Price } from './offer.ts'
import type { Instant } from './outcome.ts'
import type { BornParty, Traveler } from './traveler.ts'

export interface ReservationRef {
  readonly supplier: string
  /** The supplier's own booking reference. */
  readonly locator: string
  /** Held, not bought. */
  readonly provisional: boolean
}

export type ReservationState =
  | 'held'
  | 'requested'
  | 'confirmed'
  | 'fulfilled'
  | 'cancelling'
  | 'cancelled'
  | 'released'
  | 'rejected'

export interface TravelPaper {
  readonly kind: 'ticket' | 'voucher' | 'policy'
  readonly id: string
  readonly travelerRefs: readonly string[]
  readonly url?: string
  readonly barcode?: string
}

export interface Reservation<Detail> {
  readonly ref: ReservationRef
  readonly state: ReservationState
  readonly total: Price
  /** While held: before this moment the capacity is ours, at it no more. */
  readonly holdUntil?: Instant
  /** While held: asked to, it is held until then. */
  readonly holdLimit?: Instant
  readonly penalties?: readonly CancelRule[]
  readonly documents?: readonly TravelPaper[]
  readonly detail: Detail
}

export interface AnswerTo {
  readonly code: string
  readonly value: string
  readonly travelerRef?: string
}

export interface QuoteInput {
  readonly offers: readonly OfferRef[]
  readonly party: BornParty
  /** In place of those that the offers have: they are part of the offers that are answered, and of their price. */
  readonly extras?: readonly ExtraChoice[]
  /** In the same way, to what an earlier quote asked: they may move an hour, and with it a price. */
  readonly answers?: readonly AnswerTo[]
}

/** What is taken: held first, or bought at once where nothing can be held. */
export interface Purchase {
  readonly offers: readonly OfferRef[]
  readonly travelers: readonly Traveler[]
  readonly extras?: readonly ExtraChoice[]
  /** Who sleeps in which room. */
  readonly groups?: readonly { readonly offer: OfferRef; readonly travelerRefs: readonly string[] }[]
  readonly answers?: readonly AnswerTo[]
  /** The most that may be charged, in the supplier's currency: a dearer price is refused. */
  readonly accept: Money
}

export interface CancelQuote {
  readonly id: string
  /** With the fee: what was paid for what is cancelled, in the currency paid. */
  readonly refund: Money
  readonly fee: Money
  readonly expiresAt: Instant
  readonly to: 'original' | 'credit' | 'voucher'
}

export type CancelInput =
  | {
      readonly reservation: ReservationRef
      readonly mode: 'quote'
      readonly travelerRefs?: readonly string[]
      readonly segmentRefs?: readonly string[]
      /** One room of several. */
      readonly offers?: readonly OfferRef[]
    }
  | { readonly reservation: ReservationRef; readonly mode: 'commit'; readonly accept?: CancelQuote }

export interface Cancellation<Detail> {
  readonly quote?: CancelQuote
  readonly reservation: Reservation<Detail>
}

export interface ExchangeInput {
  readonly reservation: ReservationRef
  readonly offers: readonly OfferRef[]
  readonly mode: 'quote' | 'commit'
  readonly accept?: Money
}

export interface Exchange<Detail> {
  /** Below zero: money back, and with the fee never more than a cancellation would have brought. */
  readonly difference: Money
  readonly fee: Money
  /** Part of the new price, paid for what was not refundable: no later cancellation gives it back. Absent: none. */
  readonly bound?: Money
  readonly expiresAt: Instant
  readonly reservation?: Reservation<Detail>
}
