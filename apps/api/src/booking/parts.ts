import type { OtaError } from '@portolan/contract/envelope'
import type { CancelPenalty, UniqueID } from '@portolan/contract/shared'
import type { Language } from '@portolan/domain/language'
import type { CartGoodsDesk } from '../cart/checkout-store.ts'
import type { GoodsDisplay } from '../checkout/display.ts'
import type { OrderAccess } from '../checkout/order-access.ts'
import type { Orders } from '../checkout/orders.ts'
import type { CheckoutParts } from '../checkout/parts.ts'
import type { Documents } from '../document/documents.ts'
import type { Invoices } from '../invoice/invoices.ts'
import type { Now } from '../offer/clock-store.ts'
import type { KeptOffer, Offers } from '../offer/offer.ts'
import type { Reprice } from '../offer/reprice.ts'
import type { Platform } from '../platform/module.ts'
import type { Registry } from '../suppliers/registry.ts'
import type { BookingRecord, WantedGoods } from './booking.ts'
import type { ReservationView } from './reservation-view.ts'

/** What a user should know, shown behind the bell. */
export type NoticeKind = 'holdEnding' | 'refundPaid' | 'cancelled' | 'confirmed' | 'changed' | 'mailRefused'

export interface BookingParts
  extends Pick<
    Platform,
    'config' | 'db' | 'safe' | 'limits' | 'log' | 'sendOnce' | 'outbox' | 'security' | 'sessions'
  > {
  registry: Pick<Registry, 'supplier'>
  /** By the database's clock, as everything that expires. */
  now: Now
  orders: Pick<Orders, 'advance' | 'resume' | 'extendHold'>
  payments: Pick<CheckoutParts['payments'], 'accept'>
  /** What a booking can be exchanged for, as customers find it. */
  goods: {
    offers: Pick<Offers, 'find'>
    reprice: Reprice
    /** Refuses what is not sold together. */
    display(offers: readonly KeptOffer[], wanted: WantedGoods, language: Language): GoodsDisplay
  }
  /** What such goods are called. */
  titleOf(offers: readonly KeptOffer[], wanted: WantedGoods, language: Language): string
  keeping: OrderAccess
  /** How checkout tells of a booking. */
  desk: {
    uniqueIDOf(booking: Pick<BookingRecord, 'reference' | 'status'>): UniqueID
    penaltiesOf(offers: readonly KeptOffer[], language: Language): readonly CancelPenalty[]
    /** Why it could not be had. */
    reasonsOf(booking: BookingRecord, language: Language): readonly OtaError[]
    /** Why no money moved. */
    declinedOf(reason: string | null, language: Language): string
  }
  cartGoods: Pick<CartGoodsDesk, 'giveBack'>
  documents: Documents
  invoices: Invoices
  /** Several files as one. */
  join: {
    pdf(files: readonly Uint8Array[], title: string): Uint8Array
    calendars(calendars: readonly [string, ...string[]]): string
  }
  /** Each product's own view of what was reserved. */
  views: readonly ReservationView[]
  /** A document's number, with all but its end hidden. */
  maskOf(number: string): string
  notices: {
    /** For whoever bought it; nobody is told about a guest's. */
    put(db: Platform['db'], kind: NoticeKind, bookingId: string): Promise<void>
    /** Whoever looks at a booking has read what was to be said about it. */
    markRead(db: Platform['db'], accountId: string, bookingId: string): Promise<void>
  }
}
