import { randomUUID } from 'node:crypto'
import type { PaymentForm } from '@portolan/contract/shared'
import { add } from '@portolan/domain/money'
import type { Instant } from '@portolan/supplier/outcome'
import type { Order } from '../checkout/order.ts'
import type { AcceptedForm } from '../checkout/parts.ts'
import type { Context } from '../platform/context.ts'
import type { Db } from '../platform/db.ts'
import { fieldRefusal, Refusal } from '../platform/refusal.ts'
import type { AgreedExchange, BookingExchange, BookingRecord } from './booking.ts'
import { checkExchangeable, type ToExchange } from './exchange-quote.ts'
import { findExchangeQuote, spendExchangeQuote } from './exchange-store.ts'
import type { BookingParts } from './parts.ts'

export interface Agreement {
  readonly quoteId: string | undefined
  readonly rphs: readonly string[]
  readonly paymentForm: PaymentForm | undefined
}

const noQuote = () => new Refusal(409, { text: 'error.exchange.quote' })

const dueOf = ({ difference, fee }: AgreedExchange) => add(difference, fee)

const isUnderWay = ({ status, exchange }: BookingRecord, quoteId: string | undefined): boolean =>
  status === 'PendingExchange' && exchange !== null && exchange.id === quoteId

type Parts = Pick<BookingParts, 'db' | 'safe' | 'now' | 'keeping' | 'outbox' | 'orders' | 'payments'>

export function makeExchangeCommit({ db, safe, now, keeping, outbox, orders, payments }: Parts) {
  const on = { db, safe }

  /** Whoever agreed to another journey, or pays with nothing, is told before anything moves. */
  async function formFor({ booking }: ToExchange, agreement: Agreement, context: Context) {
    const { quoteId, rphs, paymentForm } = agreement
    const quote = quoteId === undefined ? undefined : await findExchangeQuote(db, booking.id, quoteId)
    if (!quote || quote.rphs.join() !== rphs.join()) throw noQuote()
    if (dueOf(quote).minor <= 0) return undefined
    if (!paymentForm) throw fieldRefusal('/paymentForm', 'invalid_type', 'error.field.required')
    return payments.accept(paymentForm, context)
  }

  /** Written down with its money before anybody is asked. */
  async function begin(tx: Db, order: Order, id: string, quoteId: string, form: AcceptedForm | undefined) {
    const booking = order.bookings.find((one) => one.id === id)
    if (!booking) throw new Refusal(404)
    checkExchangeable({ order, booking })
    const quote = await spendExchangeQuote(tx, id, quoteId)
    if (!quote) throw noQuote()
    const due = dueOf(quote)
    const paymentId = form && due.minor > 0 ? randomUUID() : null
    const exchange: BookingExchange = {
      ...quote,
      ...{ round: (booking.exchange?.round ?? 0) + 1, paymentId, end: null },
      before: booking.offers.map(({ price }) => price.trace),
    }
    if (form && paymentId !== null)
      await keeping.putPayment(tx, safe, { id: paymentId, purchaseId: order.id, bookingId: id, ...form, amount: due })
    await keeping.move(tx, booking, 'exchangeSent', { exchange, refusal: null }, { due })
  }

  async function start({ order, booking }: ToExchange, quoteId: string, form: AcceptedForm | undefined, at: Instant) {
    const begun = await db.transaction(async (tx) => {
      const locked = await keeping.lock({ db: tx, safe }, order.id)
      if (!locked) throw new Refusal(404)
      // Another tab was quicker: what is being done is waited for, and told.
      const known = locked.bookings.find(({ id }) => id === booking.id)
      if (known && isUnderWay(known, quoteId)) return undefined
      await begin(tx, locked, booking.id, quoteId, form)
      return orders.advance.begin(tx, order.id, at)
    })
    return begun ? orders.advance.carryOn(begun) : keeping.settled(on, (await keeping.load(on, order.id)) ?? order)
  }

  /** Asked again while it is under way: the customer has answered the provider, or has pressed twice. */
  async function goOn({ order, booking }: ToExchange): Promise<Order> {
    const payment = order.payments.find(({ id }) => id === booking.exchange?.paymentId)
    if (payment?.status === 'ActionRequired') return orders.resume(order, payment)
    return keeping.settled(on, order)
  }

  return async (asked: ToExchange, agreement: Agreement, context: Context): Promise<ToExchange> => {
    const { order, booking } = asked
    const { quoteId } = agreement
    if (isUnderWay(booking, quoteId)) await goOn(asked)
    else {
      checkExchangeable(asked)
      const form = await formFor(asked, agreement, context)
      await start(asked, quoteId ?? '', form, await now())
    }
    const latest = (await keeping.load(on, order.id)) ?? order
    outbox.nudge()
    return { order: latest, booking: latest.bookings.find(({ id }) => id === booking.id) ?? booking }
  }
}
