import type { PaymentForm } from '@portolan/contract/shared'
import type { Money } from '@portolan/domain/money'
import type { AgreedCancellation, BookingExchange, BookingRecord } from '../booking/booking.ts'
import type { CartView } from '../cart/goods.ts'
import type { Now } from '../offer/clock-store.ts'
import type { Offers } from '../offer/offer.ts'
import type { Reprice } from '../offer/reprice.ts'
import type { PaymentProvider } from '../payment/provider.ts'
import type { Context } from '../platform/context.ts'
import type { Db } from '../platform/db.ts'
import type { Platform } from '../platform/module.ts'
import type { Registry } from '../suppliers/registry.ts'
import type { GivenBack } from './give-back.ts'
import type { PaymentRecord } from './order.ts'

/** How a purchase is settled, once it was looked at. */
export interface AcceptedForm {
  method: 'account' | 'token'
  provider: string
  token: string
  /** The agency's own number of the file that it is paid for; absent: none was given. */
  fileNumber?: string
}

export interface CheckoutParts extends Pick<Platform, 'config' | 'db' | 'safe' | 'log' | 'outbox' | 'sessions'> {
  registry: Pick<Registry, 'supplier'>
  offers: Offers
  reprice: Reprice
  /** By the database's clock, as everything that expires. */
  now: Now
  payments: {
    provider(id: string): PaymentProvider | undefined
    /** Refuses what this caller cannot pay with. */
    accept(form: PaymentForm, context: Context): Promise<AcceptedForm>
    /** Told of every authorisation that somebody should look at again. */
    onNews(listener: (news: { provider: string; reference: string }) => Promise<void>): void
  }
  /** The books: double entry, each thing once. */
  books: {
    /** paid: to us, for this booking. */
    enterSale(tx: Db, sale: { booking: BookingRecord; payment: PaymentRecord; paid: Money }): Promise<void>
    enterRefund(
      tx: Db,
      refund: { booking: BookingRecord; to: readonly GivenBack[]; cancellation: AgreedCancellation },
    ): Promise<void>
    /** moved: of each payment, what was paid; below zero it went back. */
    enterExchange(
      tx: Db,
      exchanged: { booking: BookingRecord; exchange: BookingExchange; moved: readonly GivenBack[] },
    ): Promise<void>
  }
  /** How each product names what is bought. */
  views: readonly CartView[]
}
