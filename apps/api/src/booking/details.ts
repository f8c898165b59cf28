import type { BookingDetailsRS, readBookingDetails } from '@portolan/contract/booking'
import type { readRailBooking } from '@portolan/contract/rail-booking'
import { railReservation } from '@portolan/contract/rail-journey'
import { isBought } from '@portolan/domain/booking/lifecycle'
import { holds, may } from '@portolan/domain/may'
import { amountView } from '../platform/amount.ts'
import type { Context } from '../platform/context.ts'
import { paidThere } from '../platform/paid-there.ts'
import { personOf, productOf } from '../platform/person.ts'
import { viewFor } from '../platform/product-view.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import { errorText } from '../platform/text.ts'
import { type Access, type Found, reachOf } from './access.ts'
import type { BookingRecord } from './booking.ts'
import { documentsFor } from './document.ts'
import { hasOpenCode } from './guest-code-store.ts'
import { findCreator } from './history-store.ts'
import { lookedAt, namedOnly, shownEvents } from './looked-at.ts'
import type { BookingParts } from './parts.ts'
import { contactView, travelersOf, travelerView } from './people.ts'
import { standingOffers } from './standing.ts'
import { listEvents } from './timeline-store.ts'
import { historyRowOf, placeOf, summaryView } from './view.ts'
import { contactOf, ownerOf } from './whose.ts'
import { withoutMoney } from './without-money.ts'

/** Begins at what the agency pays us: what we pay is told to nobody. */
const tracesOf = ({ offers }: BookingRecord): NonNullable<BookingDetailsRS['priceTrace']> =>
  offers.map(({ price: { trace, supplier, selling } }) => ({
    price: amountView(supplier),
    taxes: amountView(trace.taxes),
    selling: amountView(selling),
    rate: trace.rate.value,
    rateDate: trace.rate.day,
  }))

type Reservation = NonNullable<BookingDetailsRS['reservation']>

/** The specification wants failures of these calls under a heading. */
async function labelled<Answer>(context: Context, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof Refusal) || error.labelled) throw error
    const { language } = context
    throw new Refusal(error.status, {
      labelled: { label: errorText(language, 'error.title'), details: errorText(language, error.text) },
    })
  }
}

export function makeDetails(parts: BookingParts, access: Access) {
  const { db, now, registry, desk, views, maskOf, notices } = parts

  const reservationOf = ({ booking, order, standing }: Found, { language }: Context): Reservation | undefined => {
    const view = viewFor(views, booking.product, booking)
    if (standing !== 'look') return view?.reservationOf(booking, order, language)
    const shown = view?.reservationOf(booking, { ...order, travelers: order.travelers.map(namedOnly) }, language)
    return shown && withoutMoney(shown)
  }

  /** Bought, the fare allows it now, and the supplier knows how. */
  async function isExchangeable(booking: BookingRecord): Promise<boolean> {
    const { status, supplier } = booking
    if ((status !== 'Committed' && status !== 'Ticketed') || !registry.supplier(supplier)?.exchange) return false
    return viewFor(views, booking.product, booking)?.isExchangeable?.(booking, await now()) ?? false
  }

  /** What it cost, what came back and what cancelling costs; whom we reach about it. */
  function moneyOf({ booking, order }: Found, { session }: Context): Partial<BookingDetailsRS> {
    const offers = standingOffers(booking)
    const there = paidThere(offers, booking.price.currency)
    const contact = contactOf(booking, order)
    const isOwnAgencys = order.agencyId !== null && order.agencyId === session?.account?.agencyId
    return {
      ...(contact && { contact: contactView(contact) }),
      paid: amountView(booking.paid),
      refunded: amountView(booking.refunded),
      ...(there.minor > 0 && { payThere: amountView(there) }),
      penalties: [...desk.penaltiesOf(offers)],
      ...(isOwnAgencys && holds(personOf(session), 'markup:view') && { priceTrace: tracesOf(booking) }),
    }
  }

  /**
   * Everything that moves comes from one reading. Read at two moments, the summary could say that the money is back
   * beside a refund of nothing, and a page that waits for nothing more would leave it so.
   */
  async function detailsOf(found: Found, context: Context): Promise<BookingDetailsRS> {
    const { booking, order, standing } = found
    const { language, session } = context
    const createdBy = await findCreator(db, reachOf(context), order.id)
    const events = await listEvents(db, booking.id)
    const account = session?.account
    if (account) await notices.markRead(db, account.id, booking.id)
    const isLooking = standing === 'look'
    const reservation = reservationOf(found, context)
    const product = productOf(order.bookings, booking)
    const mayChange = may(personOf(session), 'book', product, standing)
    const travelers = travelersOf(booking, order).map((one) => (isLooking ? namedOnly(one) : one))
    const summary = summaryView(historyRowOf(booking, createdBy), desk.uniqueIDOf(booking))
    const [reason] = desk.reasonsOf(booking, language)
    return {
      success: true,
      correlationID: order.correlationId,
      booking: isLooking ? lookedAt(summary) : summary,
      standing,
      soldAs: product,
      timeline: (isLooking ? shownEvents(events) : events).map(({ kind, at }) => ({
        kind,
        at: new Date(at).toISOString(),
      })),
      travelers: travelers.map((traveler) => travelerView(traveler, maskOf)),
      ...(!isLooking && moneyOf(found, context)),
      documents: documentsFor(booking, standing),
      ...(!isLooking && (await isExchangeable(booking)) && { exchangeable: true }),
      ...(isLooking && ownerOf(booking, order) !== null && { inAccount: true }),
      ...(mayChange && (await hasOpenCode(db, booking.id)) && { hasOpenLink: true }),
      ...(reason && !isBought(placeOf(booking)) && { refusal: reason.stringValue }),
      ...(reservation && { reservation }),
    }
  }

  const readDetails: Handler<typeof readBookingDetails> = ({ body }, context) =>
    labelled(context, async () => detailsOf(await access.find(body.uniqueID.id, context), context))

  const readRail: Handler<typeof readRailBooking> = ({ body }, context) =>
    labelled(context, async () => {
      const found = await access.find(body.uniqueID.id, context)
      const reservation = railReservation.safeParse(reservationOf(found, context)).data
      if (!reservation) throw new Refusal(404)
      const { correlationId } = found.order
      const accountId = ownerOf(found.booking, found.order)
      const own = context.session?.account?.id === accountId ? context.session?.account?.username : undefined
      const username = own ?? (await findCreator(db, reachOf(context), found.order.id)) ?? undefined
      return {
        ...{ success: true, correlationID: correlationId, railReservation: reservation },
        ...(accountId !== null && username !== undefined && { userInfo: { id: accountId, username } }),
      }
    })

  return { readDetails, readRail }
}
