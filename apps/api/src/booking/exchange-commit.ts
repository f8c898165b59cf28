import { randomUUID } from 'node:crypto'
import type { PaymentForm } from '@portolan/contract/shared'
import type { Instant } from '@portolan/supplier/outcome'
import type { Order } from '../checkout/order.ts'
import type { AcceptedForm } from '../checkout/parts.ts'
import type { Context } from '../platform/context.ts'
import type { Db } from '../platform/db.ts'
import { fieldRefusal, Refusal } from '../platform/refusal.ts'
import type { AgreedExchange, BookingExchange, BookingRecord } from './booking.ts'
import { checkExchangeable } from './exchange-quote.ts'
import { checkRefundable, dueOf, type ToExchange } from './exchange-right.ts'
import { findExchangeQuote, spendExchangeQuote } from './exchange-store.ts'
import type { BookingParts } from './parts.ts'

export interface Agreement {
  readonly quoteId: string | undefined
  readonly rphs: readonly string[]
  readonly paymentForm: PaymentForm | undefined
}

const noQuote = () => new Refusal(409, { text: 'error.exchange.quote' })

/** Agreed to before: it is under way, or it has ended, and whoever asks again is answered with what came of it. */
const isAgreed = ({ exchange }: BookingRecord, { quoteId, rphs }: Agreement): boolean =>
  exchange !== null && exchange.id === quoteId && exchange.rphs.join() === rphs.join()

type Parts = Pick<BookingParts, 'db' | 'safe' | 'now' | 'keeping' | 'outbox' | 'orders' | 'payments'>

export function makeExchangeCommit({ db, safe, now, keeping, outbox, orders, payments }: Parts) {
  const on = { db, safe }

  async function reload({ order, booking, standing }: ToExchange): Promise<ToExchange> {
    const latest = (await keeping.load(on, order.id)) ?? order
    return { order: latest, booking: latest.bookings.find(({ id }) => id === booking.id) ?? booking, standing }
  }

  async function findQuote({ booking }: ToExchange, { quoteId, rphs }: Agreement) {
    const quote = quoteId === undefined ? undefined : await findExchangeQuote(db, booking.id, quoteId)
    return quote?.rphs.join() === rphs.join() ? quote : undefined
  }

  /** Whoever pays with nothing is told before anything moves. */
  async function formFor(quote: AgreedExchange, { paymentForm }: Agreement, context: Context) {
    if (dueOf(quote).minor <= 0) return undefined
    if (!paymentForm) throw fieldRefusal('/paymentForm', 'invalid_type', 'error.field.required')
    if (paymentForm.kind === 'there') throw new Refusal(400, { text: 'error.payment.dueNow' })
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

  async function start(
    { order, booking }: ToExchange,
    agreement: Agreement,
    form: AcceptedForm | undefined,
    at: Instant,
  ) {
    const begun = await db.transaction(async (tx) => {
      const locked = await keeping.lock({ db: tx, safe }, order.id)
      if (!locked) throw new Refusal(404)
      // Another tab was quicker: what is being done is waited for, and told.
      const known = locked.bookings.find(({ id }) => id === booking.id)
      if (known && isAgreed(known, agreement)) return undefined
      await begin(tx, locked, booking.id, agreement.quoteId ?? '', form)
      return orders.advance.begin(tx, order.id, at)
    })
    return begun ? orders.advance.carryOn(begun) : keeping.settled(on, (await keeping.load(on, order.id)) ?? order)
  }

  /** Asked again: the customer has answered the provider, or has pressed twice. */
  async function goOn({ order, booking }: ToExchange): Promise<Order> {
    const payment = order.payments.find(({ id }) => id === booking.exchange?.paymentId)
    if (payment?.status === 'ActionRequired') return orders.resume(order, payment)
    return keeping.settled(on, order)
  }

  async function carryOut(asked: ToExchange, agreement: Agreement, context: Context): Promise<Order> {
    if (isAgreed(asked.booking, agreement)) return goOn(asked)
    checkExchangeable(asked)
    const quote = await findQuote(asked, agreement)
    if (quote) {
      checkRefundable(quote, asked, context)
      return start(asked, agreement, await formFor(quote, agreement, context), await now())
    }
    // A quote is used up by whoever agrees to it first: another tab may have, since the booking was read.
    const latest = await reload(asked)
    if (!isAgreed(latest.booking, agreement)) throw noQuote()
    return goOn(latest)
  }

  return async (asked: ToExchange, agreement: Agreement, context: Context): Promise<ToExchange> => {
    await carryOut(asked, agreement, context)
    outbox.nudge()
    return reload(asked)
  }
}
