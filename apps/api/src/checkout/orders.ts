import type { Money } from '@portolan/domain/money'
import type { Instant } from '@portolan/supplier/outcome'
import type { Traveler } from '@portolan/supplier/traveler'
import type { BookingRecord, Contact, InvoiceTo, WantedGoods } from '../booking/booking.ts'
import type { CartGoodsDesk } from '../cart/checkout-store.ts'
import type { KeptOffer } from '../offer/offer.ts'
import type { Context } from '../platform/context.ts'
import type { Db } from '../platform/db.ts'
import type { Platform } from '../platform/module.ts'
import type { Owner } from '../platform/owner.ts'
import type { Reveal } from '../traveler/reveal.ts'
import type { Advance } from './advance.ts'
import type { Order, PaymentRecord } from './order.ts'
import type { AcceptedForm, CheckoutParts } from './parts.ts'

/** What the three acts of an order are made with. */
export interface OrderParts extends CheckoutParts, Pick<Platform, 'limits'> {
  cartGoods: CartGoodsDesk
  advance: Advance
  reveal: Reveal
  mailsClient: MailsClient
}

/** Whether an agency's client is mailed the papers as soon as they are booked. */
export type MailsClient = (order: Order) => Promise<boolean>

/** What is to be bought: one item of the cart, or what a product's own book call names. */
export interface WantedItem {
  readonly cartItemId: string | undefined
  readonly offers: readonly KeptOffer[]
  readonly wanted: WantedGoods
  /** What an order before held of it may still count: that it is sold out is not believed yet. */
  readonly isStillHeld?: boolean
}

export interface Given {
  travelers: readonly Traveler[]
  contact: Contact
  /** The agency's own number of the file that the order belongs to. */
  fileNumber?: string | undefined
  /** What is wanted of a booking, with who goes on it. */
  wantedOf(booking: BookingRecord): WantedGoods
  /** Whether what was taken out of the order is asked for again; absent: all that is open is. */
  isWanted?(booking: BookingRecord): boolean
  /** Where the request has its answers to the supplier's questions; undefined: they are the product's own business. */
  answersAt?(booking: BookingRecord): string | undefined
}

export interface Payment {
  form: AcceptedForm
  /** What the customer agreed to. */
  accepted: Money
  /** As what it was agreed to (`quoteIdOf`); absent where the same call has just asked for it. */
  quoteId?: string
  /** Only this one of the order. */
  bookingId?: string
  /** Who pays for the own bookings of the order; absent: for all of them. */
  payer?: Owner
  /** To whom the invoice of this payment is written; absent: whom the contact names, or the agency. */
  invoiceTo?: InvoiceTo
}

/** An order that items were taken out of. */
export interface LeftOrder {
  order: Order
  /** Bookings whose suppliers have not said that what they held is given back: it may still count against the next. */
  stillHeld: readonly string[]
}

/** The one way to buy: every product's own book call is an order of one item through it. */
export interface Orders {
  /** Prices and requirements; no supplier is touched. */
  begin(items: readonly WantedItem[], key: string, context: Context, correlationId?: string): Promise<Order>
  /** Travellers: suppliers price and hold. */
  give(order: Order, given: Given): Promise<Order>
  pay(order: Order, payment: Payment): Promise<Order>
  /** After the provider has asked the customer something; of the order's own payment where none is named. */
  resume(order: Order, payment?: PaymentRecord): Promise<Order>
  /** Asks the supplier to hold it longer; asked twice for the same hold it is extended once. Answers when it ends then. */
  extendHold(
    order: Order,
    booking: BookingRecord,
    /** Written down together with it. */
    along?: (tx: Db) => Promise<void>,
  ): Promise<Instant | null>
  /**
   * Takes items out of an order that is not paid: what is held goes back to its supplier, the items into the cart.
   * Without names it is the whole order, and the same goods begin another one. Undefined: something of it is being asked
   * or paid for.
   */
  setAside(order: Order, itemIds?: readonly string[]): Promise<LeftOrder | undefined>
  /** What is held waits for its money as long as its suppliers let it. */
  keepForLater(order: Order, bookings: readonly BookingRecord[]): Promise<void>
  advance: Advance
}
