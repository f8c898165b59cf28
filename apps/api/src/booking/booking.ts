import type { BookingStatus } from '@portolan/domain/booking/lifecycle'
import type { PaymentStatus } from '@portolan/domain/booking/payment'
import type { PaymentWay, Settlement } from '@portolan/domain/booking/settlement'
import type { SellingCurrency } from '@portolan/domain/currency'
import type { Language } from '@portolan/domain/language'
import type { Money } from '@portolan/domain/money'
import type { ExtraChoice, SupplierProduct } from '@portolan/supplier/offer'
import type { ErrorKind, Instant } from '@portolan/supplier/outcome'
import type { AnswerTo, CancelQuote, Reservation } from '@portolan/supplier/reservation'
import type { Traveler } from '@portolan/supplier/traveler'
import type { KeptOffer, PriceTrace } from '../offer/offer.ts'
import type { Requires } from '../offer/reprice.ts'
import type { HoldEnd } from '../platform/hold-end.ts'

/** What the customer chose beside the offers. */
export interface WantedGoods {
  /** A pass's first day, an activity's departure. */
  readonly startDate?: string
  readonly extras?: readonly ExtraChoice[]
  /** Of the purchase's travellers, in the order of the party. */
  readonly travelerRefs?: readonly string[]
  readonly groups?: readonly { readonly rph: string; readonly travelerRefs: readonly string[] }[]
  /** To the supplier's questions, of travellers by the names that it knows them by. Kept sealed. */
  readonly answers?: readonly AnswerTo[]
}

/** A price that is not the one agreed to; nothing goes on without consent. */
export interface PriceChange {
  readonly old: Money
  readonly new: Money
  /** Which text says why: 'supplier', 'age', 'expired'. */
  readonly reason: string
}

export interface RefusedBy {
  readonly kind: ErrorKind
  readonly label?: string
  /** The supplier's words, where it has any. */
  readonly details: string
}

/** A cancellation that was quoted, or carried out: the customer is given exactly this back, in the currency paid. */
export interface AgreedCancellation {
  readonly id: string
  readonly refund: Money
  readonly fee: Money
  /** What was charged for the parts that were cancelled before. */
  readonly earlierFee?: Money
  /** What the hotel or the desk charges itself, by its terms, for what was not paid to us; absent: nothing. */
  readonly feeThere?: Money
  /** The same for the parts that were cancelled before. */
  readonly earlierFeeThere?: Money
  readonly to: CancelQuote['to']
  readonly expiresAt: Instant
  /** The supplier's own, in its currency. */
  readonly supplier: CancelQuote
  /** Some travellers, journeys or rooms only; rooms by their handles. */
  readonly part?: {
    readonly travelerRefs?: readonly string[]
    readonly segmentRefs?: readonly string[]
    readonly rphs?: readonly string[]
  }
  /** Carried out: once, however often it is asked for. */
  readonly isDone?: boolean
}

/**
 * An exchange that was quoted: the customer pays exactly this, or is given it back, in the currency of the booking.
 * Differences are below zero where the new journey is cheaper.
 */
export interface AgreedExchange {
  readonly id: string
  /** The handles that were asked for. */
  readonly rphs: readonly string[]
  /** As they are taken; none any more once it has ended. */
  readonly offers: readonly KeptOffer[]
  readonly title: string
  readonly travelStart: string | null
  readonly travelEnd: string | null
  /** What the customer pays for the new journey. */
  readonly price: Money
  readonly difference: Money
  readonly fee: Money
  /** Part of the new price that no later cancellation gives back, because the old one was not refundable. */
  readonly bound?: Money
  readonly expiresAt: Instant
  /** The supplier's own, in its currency. */
  readonly supplier: { readonly difference: Money; readonly fee: Money }
}

/** The exchange in hand, or the last one. */
export interface BookingExchange extends AgreedExchange {
  /** Counts those that were agreed to: each has a key of its own. */
  readonly round: number
  /** Null where there was nothing to pay. */
  readonly paymentId: string | null
  /** How the price of the old journey came about. */
  readonly before: readonly PriceTrace[]
  /** Null while it is under way. */
  readonly end: 'done' | 'refused' | 'declined' | null
}

/** One reservation of one supplier, as it is kept. Instants are milliseconds since 1970, UTC. */
export interface BookingRecord {
  readonly id: string
  readonly reference: string
  readonly purchaseId: string
  readonly position: number
  readonly bundle: number
  readonly cartItemId: string | null
  readonly product: SupplierProduct
  readonly supplier: string
  readonly status: BookingStatus
  /** How its hold ended, where that is why it is no longer had. */
  readonly ended: HoldEnd | null
  readonly cameFrom: BookingStatus | null
  readonly offers: readonly KeptOffer[]
  readonly wanted: WantedGoods
  readonly requires: Requires | null
  readonly price: Money
  readonly changed: PriceChange | null
  readonly round: number
  readonly locator: string | null
  readonly holdUntil: Instant | null
  readonly reservation: Reservation<unknown> | null
  readonly refusal: RefusedBy | null
  readonly paymentId: string | null
  readonly paymentStatus: PaymentStatus
  readonly settlement: Settlement
  readonly paymentWays: readonly PaymentWay[]
  /** Of its refunds that are not there yet, the worst; null: all are. */
  readonly refund: 'Refunding' | 'RefundFailed' | null
  readonly paid: Money
  readonly refunded: Money
  readonly cancellation: AgreedCancellation | null
  readonly exchange: BookingExchange | null
  readonly title: string
  readonly leadName: string | null
  readonly travelStart: string | null
  readonly travelEnd: string | null
  readonly createdAt: Instant
  /** The account that has it by its code; null: it is whose the purchase is. */
  readonly claimedBy: string | null
  /** Opened. Whom to reach about this one; null: whom to reach about the purchase. */
  readonly contact: Contact | null
}

/** Whom to reach about a purchase, or about one of its bookings. */
export interface Contact {
  readonly name?: string
  readonly email?: string
  readonly phone?: { readonly country: string; readonly number: string }
}

/** To whom invoices are written, as far as it was said. */
export interface InvoiceTo {
  readonly name?: string | undefined
  readonly company?: string | undefined
  readonly taxNumber?: string | undefined
  /** On one line. */
  readonly address?: string | undefined
}

/** An order, with everything that is decided by it. */
export interface PurchaseRecord {
  readonly id: string
  readonly correlationId: string
  readonly accountId: string | null
  readonly sessionHash: string | null
  readonly agencyId: string | null
  readonly currency: SellingCurrency
  readonly language: Language
  /** Of the buyer's browser, IANA; null: not known, and the shop's is meant. */
  readonly timeZone: string | null
  /** Opened; absent before the travellers were given. */
  readonly travelers: readonly Traveler[]
  readonly contact: Contact | null
  readonly createdAt: Instant
  readonly expiresAt: Instant
  readonly bookings: readonly BookingRecord[]
}
