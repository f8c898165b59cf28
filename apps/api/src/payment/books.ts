import type { Money } from '@portolan/domain/money'
import type { AgreedCancellation, BookingExchange, BookingRecord } from '../booking/booking.ts'
import type { Db } from '../platform/db.ts'
import { exchangeLines, type Part, type Payer, refundLines, saleLines } from './ledger.ts'
import { enter } from './ledger-store.ts'

/** Of a payment, what the books need. */
interface Paying {
  readonly id: string
  readonly provider: string
  /** The agency, where it pays from its account. */
  readonly token: string
}

const payerOf = ({ provider, token }: Paying): Payer => (provider === 'account' ? { agency: token } : { provider })

interface Moved {
  readonly payment: Paying
  readonly amount: Money
}

const partOf = ({ payment, amount }: Moved): Part => ({ payer: payerOf(payment), amount })

/** Sales, exchanges and refunds of bookings, each entered once. */
export const books = {
  async enterSale(
    tx: Db,
    { booking, payment, paid }: { booking: BookingRecord; payment: Paying; paid: Money },
  ): Promise<void> {
    const { id, supplier, offers } = booking
    const traces = offers.map((offer) => offer.price.trace)
    await enter(tx, {
      ...{ kind: 'sale', key: `${id}.${payment.id}`, bookingId: id, paymentId: payment.id, currency: paid.currency },
      lines: saleLines({ payer: payerOf(payment), supplier, paid, traces }),
    })
  },
  async enterRefund(
    tx: Db,
    { booking, to, cancellation }: { booking: BookingRecord; to: readonly Moved[]; cancellation: AgreedCancellation },
  ): Promise<void> {
    const { id, supplier, offers, paymentId } = booking
    const rate = offers[0]?.price.trace.rate
    if (!rate) return
    await enter(tx, {
      ...{ kind: 'refund', key: `${id}.${cancellation.id}`, bookingId: id, paymentId: paymentId ?? undefined },
      currency: cancellation.refund.currency,
      lines: refundLines({ to: to.map(partOf), supplier, rate, returned: cancellation.supplier.refund }),
    })
  },
  async enterExchange(
    tx: Db,
    { booking, exchange, moved }: { booking: BookingRecord; exchange: BookingExchange; moved: readonly Moved[] },
  ): Promise<void> {
    const { id, supplier, offers } = booking
    // Its own by then where it was paid for first.
    const after = (exchange.offers.length > 0 ? exchange.offers : offers).map((offer) => offer.price.trace)
    const { before, fee } = exchange
    await enter(tx, {
      ...{ kind: 'exchange', key: `${id}.${exchange.id}`, bookingId: id },
      ...{ paymentId: moved[0]?.payment.id, currency: fee.currency },
      lines: exchangeLines({ moved: moved.map(partOf), supplier, before, after, fee }),
    })
  },
}
