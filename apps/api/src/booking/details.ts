import { type BookingDetailsRS, packageReservation, type readBookingDetails } from '@portolan/contract/booking'
import type { readRailBooking } from '@portolan/contract/rail-booking'
import { railReservation } from '@portolan/contract/rail-journey'
import type { CancelPenalty } from '@portolan/contract/shared'
import { type BookingStatus, isBought, isEnded } from '@portolan/domain/booking/lifecycle'
import type { Language } from '@portolan/domain/language'
import { holds, may } from '@portolan/domain/may'
import { add, compare, type Money, subtract, sum } from '@portolan/domain/money'
import { amountView, localView, takenLaterView } from '../platform/amount.ts'
import type { Context } from '../platform/context.ts'
import { dueInAll } from '../platform/paid-there.ts'
import { personOf } from '../platform/person.ts'
import { viewFor } from '../platform/product-view.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import { standingOffers } from '../platform/standing-offers.ts'
import { errorText } from '../platform/text.ts'
import { type Access, type Found, reachOf } from './access.ts'
import type { BookingRecord } from './booking.ts'
import { documentsFor } from './document-names.ts'
import { hasOpenCode } from './guest-code-store.ts'
import { findCreator } from './history-store.ts'
import { lookedAt, namedOnly, shownEvents } from './looked-at.ts'
import type { OwnInvoices } from './own-invoices.ts'
import type { BookingParts } from './parts.ts'
import { makeRecordPassportView } from './passport-view.ts'
import { contactView, travelersOf, travelerView } from './people.ts'
import { findSeller, type Seller } from './seller-store.ts'
import { listEvents } from './timeline-store.ts'
import { makeTitled } from './title.ts'
import { historyRowOf, placeOf, summaryView } from './view.ts'
import type { Whole } from './whole.ts'
import { contactOf, ownerOf } from './whose.ts'
import { withoutFees, withoutMoney } from './without-money.ts'

/** Begins at what the agency pays us: what we pay is told to nobody. */
const tracesOf = ({ offers }: Pick<BookingRecord, 'offers'>): NonNullable<BookingDetailsRS['priceTrace']> =>
  offers.map(({ price: { trace, supplier, selling } }) => ({
    price: amountView(supplier),
    taxes: amountView(trace.taxes),
    selling: amountView(selling),
    rate: trace.rate.value,
    rateDate: trace.rate.day,
  }))

/** Nobody goes there any more. */
const isOver = (status: BookingStatus): boolean => isEnded(status) || status === 'Ignored'

type DueThere = Pick<BookingDetailsRS, 'payThere' | 'payThereLocal' | 'takenLater'>

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

export function makeDetails(parts: BookingParts, access: Access, ownInvoices: Pick<OwnInvoices, 'list'>) {
  const { db, now, registry, desk, views, maskOf, notices } = parts
  const titled = makeTitled(parts)
  const recordPassportView = makeRecordPassportView(parts)

  /** `seller`: the agency whose client reads it. */
  function reservationOf(
    { whole, order, standing }: Found,
    { language }: Context,
    seller?: Seller,
  ): Reservation | undefined {
    const isLooking = standing === 'look'
    const seen = isLooking ? { ...order, travelers: order.travelers.map(namedOnly) } : order
    const viewOf = (part: BookingRecord | undefined) =>
      part && viewFor(views, part.product, part)?.reservationOf(part, seen, language)
    const partOf = (product: BookingRecord['product']) => viewOf(whole.parts.find((part) => part.product === product))
    const reservation =
      whole.product === 'package'
        ? packageReservation.safeParse({ airReservation: partOf('air'), hotelReservation: partOf('hotel') }).data
        : viewOf(whole.parts[0])
    return reservation && isLooking ? withoutMoney(reservation, seller !== undefined) : reservation
  }

  /** Bought alone, the fare allows it now, and the supplier knows how. */
  async function isExchangeable({ parts: [booking, ...others] }: Whole): Promise<boolean> {
    const { status, supplier } = booking
    if (others.length > 0 || !registry.supplier(supplier)?.exchange) return false
    if (status !== 'Committed' && status !== 'Ticketed') return false
    return viewFor(views, booking.product, booking)?.isExchangeable?.(booking, await now()) ?? false
  }

  /**
   * As it was quoted, together with what the parts that were cancelled before have cost: the fee of an exchange is none of
   * it. What was given back without a quote has cost what is left.
   */
  const feeOf = ({ cancellation, paid, refunded }: Whole): Money =>
    cancellation?.isDone && cancellation.earlierFee
      ? add(cancellation.fee, cancellation.earlierFee)
      : subtract(paid, refunded)

  /** What the hotel or the desk charges itself for what was cancelled, of all parts together. */
  function feeThereOf({ status, cancellation, price }: Whole): Pick<BookingDetailsRS, 'cancelFeeThere'> {
    if (status !== 'Cancelled' || !cancellation?.isDone) return {}
    const fee = sum([cancellation.feeThere ?? [], cancellation.earlierFeeThere ?? []].flat(), price.currency)
    return fee.minor > 0 ? { cancelFeeThere: amountView(fee) } : {}
  }

  /** Bought alone, from a supplier that takes back some of it and leaves the rest. */
  const isCancellableInPart = ({ parts: [{ supplier }, ...others] }: Whole): boolean =>
    others.length === 0 && registry.supplier(supplier)?.can.partialCancel === true

  const penaltiesOf = (whole: Whole, language: Language): CancelPenalty[] =>
    isOver(whole.status) ? [] : [...desk.penaltiesOf(whole.parts.flatMap(standingOffers), language)]

  /** What the hotel or the desk takes from who comes, and when. */
  function dueThereOf({ parts: all, status, price }: Whole): DueThere {
    const offers = all.flatMap(standingOffers)
    const due = dueInAll(offers, price.currency)
    if (due.amount.minor === 0 || isOver(status)) return {}
    const { local } = localView(due)
    return { payThere: amountView(due.amount), ...(local && { payThereLocal: local }), ...takenLaterView(offers) }
  }

  /** What it cost, what came back and what cancelling costs; whom we reach about it. */
  function moneyOf({ whole, order }: Found, { session, language }: Context): Partial<BookingDetailsRS> {
    const contact = contactOf(whole, order)
    const isSettled = whole.status === 'Cancelled' && whole.refund === null && compare(whole.paid, whole.refunded) > 0
    const isOwnAgencys = order.agencyId !== null && order.agencyId === session?.account?.agencyId
    return {
      ...(contact && { contact: contactView(contact) }),
      paid: amountView(whole.paid),
      refunded: amountView(whole.refunded),
      ...(isSettled && { cancelFee: amountView(feeOf(whole)) }),
      ...feeThereOf(whole),
      ...dueThereOf(whole),
      penalties: penaltiesOf(whole, language),
      ...(isOwnAgencys && holds(personOf(session), 'markup:view') && { priceTrace: tracesOf(whole) }),
    }
  }

  /** The supplier's reason why a part could not be had; what is bought has none. */
  const reasonOf = ({ parts: all }: Whole, { language }: Context): string | undefined =>
    all
      .filter((booking) => !isBought(placeOf(booking)))
      .flatMap((booking) => desk.reasonsOf(booking, language))
      .at(0)?.stringValue

  /** An agency's client has no business with its account, asks the agency, and has to know what is paid on the spot. */
  function ownedBy(
    { whole, order }: Found,
    seller: Seller | undefined,
  ): Pick<BookingDetailsRS, 'inAccount' | 'soldBy'> & DueThere {
    if (seller) return { soldBy: seller.name, ...dueThereOf(whole) }
    return ownerOf(whole, order) === null ? {} : { inAccount: true }
  }

  async function isLinked({ parts: all }: Whole): Promise<boolean> {
    for (const { id } of all) if (await hasOpenCode(db, id)) return true
    return false
  }

  /**
   * Everything that moves comes from one reading. Read at two moments, the summary could say that the money is back
   * beside a refund of nothing, and a page that waits for nothing more would leave it so.
   */
  async function detailsOf(found: Found, context: Context): Promise<BookingDetailsRS> {
    const { whole, order, standing } = found
    const { language, session } = context
    const createdBy = await findCreator(db, reachOf(context), order.id)
    const events = await listEvents(
      db,
      whole.parts.map(({ id }) => id),
    )
    const account = session?.account
    if (account) for (const { id } of whole.parts) await notices.markRead(db, account.id, id)
    const isLooking = standing === 'look'
    const seller = isLooking ? await findSeller(db, order) : undefined
    const reservation = reservationOf(found, context, seller)
    const mayChange = may(personOf(session), 'book', whole.product, standing)
    const travelers = travelersOf(whole, order).map((one) => (isLooking ? namedOnly(one) : one))
    const ended = whole.status === 'Ignored' ? whole.ended : null
    const isForeign = order.language !== language
    const row = titled(historyRowOf(whole, { createdBy, ended, isForeign }), language)
    const summary = summaryView(row, desk.uniqueIDOf)
    const refusal = reasonOf(whole, context)
    return {
      success: true,
      correlationID: order.correlationId,
      booking: isLooking ? lookedAt(summary) : summary,
      standing,
      timeline: (isLooking ? shownEvents(events) : events).map(({ kind, at }) => ({
        kind,
        at: new Date(at).toISOString(),
      })),
      travelers: travelers.map((traveler) => travelerView(traveler, maskOf)),
      ...(isLooking ? { penalties: withoutFees(penaltiesOf(whole, language)) } : moneyOf(found, context)),
      documents: documentsFor(whole, standing),
      ...(!isLooking && { invoices: await ownInvoices.list(found, context) }),
      ...(!isLooking && (await isExchangeable(whole)) && { exchangeable: true }),
      ...(!isLooking && isCancellableInPart(whole) && { cancellableInPart: true }),
      ...(isLooking && ownedBy(found, seller)),
      ...(mayChange && (await isLinked(whole)) && { hasOpenLink: true }),
      ...(refusal !== undefined && { refusal }),
      ...(reservation && { reservation }),
    }
  }

  const readDetails: Handler<typeof readBookingDetails> = ({ body }, context) =>
    labelled(context, async () => {
      const found = await access.find(body.uniqueID.id, context)
      const details = await detailsOf(found, context)
      await recordPassportView(found, context)
      return details
    })

  const readRail: Handler<typeof readRailBooking> = ({ body }, context) =>
    labelled(context, async () => {
      const found = await access.find(body.uniqueID.id, context)
      const reservation = railReservation.safeParse(reservationOf(found, context)).data
      if (!reservation) throw new Refusal(404)
      await recordPassportView(found, context)
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
