import type { BookingExchangeRS, exchangeBooking } from '@portolan/contract/booking-exchange'
import { amountView } from '../platform/amount.ts'
import type { Context } from '../platform/context.ts'
import type { Handler } from '../platform/serve.ts'
import { errorText } from '../platform/text.ts'
import { withHandlesAt } from '../platform/wrong-handles.ts'
import type { Access } from './access.ts'
import type { AgreedExchange, BookingRecord } from './booking.ts'
import { makeExchangeCommit } from './exchange-commit.ts'
import { makeExchangeQuote } from './exchange-quote.ts'
import { dueOf, type ToExchange } from './exchange-right.ts'
import type { BookingParts } from './parts.ts'

function figuresOf({ id, price, difference, fee, bound, expiresAt }: AgreedExchange): Partial<BookingExchangeRS> {
  const due = dueOf({ difference, fee })
  return {
    exchangeQuoteID: id,
    price: amountView(price),
    difference: amountView(difference),
    fee: amountView(fee),
    due: amountView(due),
    ...(bound && { bound: amountView(bound) }),
    ...(due.minor < 0 && { refundTo: 'original' as const }),
    validUntil: new Date(expiresAt).toISOString(),
  }
}

/** Why the supplier would not, in its own words where it has any. */
const refusedText = ({ refusal }: BookingRecord, { language }: Context): string => {
  const isStale = refusal?.kind === 'priceChanged' || refusal?.kind === 'offerExpired'
  if (isStale) return errorText(language, 'error.exchange.quote')
  if (refusal?.kind === 'noAvailability') return errorText(language, 'error.cart.gone')
  return refusal?.details || errorText(language, 'error.exchange.none')
}

export function makeBookingExchange(parts: BookingParts, access: Access): Handler<typeof exchangeBooking> {
  const [quote, commit] = [makeExchangeQuote(parts), makeExchangeCommit(parts)]
  const { desk } = parts

  function outcomeOf({ order, booking }: ToExchange, context: Context): BookingExchangeRS {
    const { exchange, status } = booking
    const payment = order.payments.find(({ id }) => id === exchange?.paymentId)
    const told = { status, uniqueID: desk.uniqueIDOf(booking), ...(exchange && figuresOf(exchange)) }
    if (exchange?.end === 'refused' || exchange?.end === 'declined') {
      const stringValue =
        exchange.end === 'declined'
          ? desk.declinedOf(payment?.reason ?? null, context.language)
          : refusedText(booking, context)
      return { success: false, ...told, errors: { errors: [{ stringValue }] } }
    }
    const { nextAction } = payment?.status === 'ActionRequired' ? payment : { nextAction: null }
    return { success: true, ...told, ...(nextAction && { nextAction }) }
  }

  return withHandlesAt<typeof exchangeBooking>(
    (place) => `/rphs/${place}`,
    async ({ body }, context) => {
      const asked = await access.findToChange(body.uniqueID.id, 'book', context)
      const { booking } = asked
      if (body.mode === 'Quote') {
        const agreed = await quote(asked, body.rphs, context)
        return { success: true, status: booking.status, uniqueID: desk.uniqueIDOf(booking), ...figuresOf(agreed) }
      }
      const { rphs, exchangeQuoteID: quoteId, paymentForm } = body
      return outcomeOf(await commit(asked, { rphs, quoteId, paymentForm }, context), context)
    },
  )
}
