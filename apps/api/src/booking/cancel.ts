import type { BookingCancelRS, cancelBooking } from '@portolan/contract/booking'
import { decimalOf, type Money, sum } from '@portolan/domain/money'
import type { Product } from '@portolan/domain/product'
import { amountView } from '../platform/amount.ts'
import type { Context } from '../platform/context.ts'
import { fieldRefusal, Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import { errorText } from '../platform/text.ts'
import type { Access, Found } from './access.ts'
import type { AgreedCancellation, BookingRecord } from './booking.ts'
import { makeCommit } from './cancel-commit.ts'
import { makeQuote } from './cancel-quote.ts'
import type { BookingParts } from './parts.ts'
import type { CancelBody, ToCancel } from './to-cancel.ts'
import { isCancellable } from './view.ts'
import { wholesOf } from './whole.ts'

type Rule = NonNullable<BookingCancelRS['cancelInfoRS']>['cancelRules'][number]

const ruleOf = (type: Rule['type'], money: Money): Rule => ({
  ...{ type, currencyCode: money.currency, amount: decimalOf(money) },
})

function infoOf(all: readonly AgreedCancellation[], currency: string): BookingCancelRS['cancelInfoRS'] {
  const [first] = all
  if (!first) return undefined
  const refund = sum(
    all.map((one) => one.refund),
    currency,
  )
  const fee = sum(
    all.map((one) => one.fee),
    currency,
  )
  const there = sum(
    all.flatMap(({ feeThere }) => feeThere ?? []),
    currency,
  )
  return {
    cancelQuoteID: first.id,
    validUntil: new Date(Math.min(...all.map(({ expiresAt }) => expiresAt))).toISOString(),
    refundTo: first.to,
    cancelRules: [
      ...(refund.minor > 0 ? [ruleOf('Refund', refund)] : []),
      ruleOf(refund.minor > 0 || fee.minor === 0 ? 'Charge' : 'Forfeiture', fee),
    ],
    ...(there.minor > 0 && { feeThere: amountView(there) }),
    uniqueID: { type: '15', id: first.id, idContext: 'Portolan' },
  }
}

/**
 * A package was cheaper than its parts: flight and hotel are given back together. What is over already is left alone, but
 * what this very quote has done is answered with the rest: asked again it is the same cancellation.
 */
const toGiveBack = ({ booking, whole: { parts } }: Found, quoteId: string | undefined): readonly BookingRecord[] =>
  parts.filter(
    ({ id, status, cancellation }) =>
      id === booking.id || isCancellable(status) || (quoteId !== undefined && cancellation?.id === quoteId),
  )

/** A package is found as one, and by the product of the part that was named. */
const isOfProduct = ({ booking, whole }: Found, product: Product): boolean =>
  whole.product === product || booking.product === product

/** Why the supplier would not, in its own words where it has any. */
const reasonOf = ({ refusal }: BookingRecord, { language }: Context): string => {
  if (refusal?.kind === 'priceChanged') return errorText(language, 'error.cancel.quote')
  return refusal?.details || errorText(language, 'error.cancel.none')
}

export function makeCancel(parts: BookingParts, access: Access): Handler<typeof cancelBooking> {
  const [quote, commit] = [makeQuote(parts), makeCommit(parts)]
  const { desk } = parts

  async function find({ uniqueIDs, productType, cancelQuoteID }: CancelBody, context: Context): Promise<ToCancel> {
    const found = []
    for (const { id } of uniqueIDs) found.push(await access.findToChange(id, 'cancel', context))
    const [first] = found
    if (!first) throw new Refusal(404)
    if (found.some(({ order }) => order.id !== first.order.id))
      throw fieldRefusal('/uniqueIDs', 'invalid_value', 'error.field.choice')
    if (productType !== undefined && !found.every((one) => isOfProduct(one, productType))) throw new Refusal(404)
    const asked = found.flatMap((one) => toGiveBack(one, cancelQuoteID))
    return { order: first.order, bookings: [...new Map(asked.map((booking) => [booking.id, booking])).values()] }
  }

  /** As they are now; a package under its one name. */
  function answer({ order }: ToCancel, bookings: readonly BookingRecord[], more: Partial<BookingCancelRS>) {
    const now = order.bookings.map((before) => bookings.find(({ id }) => id === before.id) ?? before)
    const wholes = wholesOf({ bookings: now }, bookings)
    const pending = wholes.find(({ status }) => status === 'PendingCancellation')
    return {
      success: true,
      status: (pending ?? wholes[0])?.status ?? 'Unsuccessful',
      uniqueIDs: wholes.map((whole) => desk.uniqueIDOf(whole)),
      ...more,
    } satisfies BookingCancelRS
  }

  return async ({ body }, context) => {
    const asked = await find(body, context)
    const { currency } = asked.order
    if (body.cancelType === 'Quote') {
      const quoted = await quote(asked, body)
      const cancelInfoRS = infoOf(quoted, currency)
      return answer(asked, asked.bookings, cancelInfoRS ? { cancelInfoRS } : {})
    }
    const bookings = await commit(asked, body)
    const isBegun = ({ status, cancellation }: BookingRecord): boolean =>
      status === 'Cancelled' || status === 'PendingCancellation' || cancellation?.isDone === true
    const agreed = bookings.filter(isBegun).flatMap(({ cancellation }) => cancellation ?? [])
    const cancelInfoRS = infoOf(agreed, currency)
    // Of what is cancelled in part the rest stays bought.
    const refused = bookings.filter(
      (booking) => (booking.status === 'Ticketed' || booking.status === 'Committed') && !isBegun(booking),
    )
    return answer(asked, bookings, {
      ...(cancelInfoRS && { cancelInfoRS }),
      ...(refused.length > 0 && {
        success: false,
        errors: { errors: refused.map((booking) => ({ stringValue: reasonOf(booking, context) })) },
      }),
    })
  }
}
