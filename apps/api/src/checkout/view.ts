import type { ConfirmCheckoutRS, OrderItem, OrderRS } from '@portolan/contract/checkout'
import type { OtaError } from '@portolan/contract/envelope'
import type { CancelPenalty, UniqueID } from '@portolan/contract/shared'
import { isPendingStatus } from '@portolan/domain/booking/lifecycle'
import type { Language } from '@portolan/domain/language'
import { soldAs } from '@portolan/domain/may'
import { convert, decimalOf, sum } from '@portolan/domain/money'
import type { CancelRule } from '@portolan/supplier/offer'
import type { BookingRecord, RefusedBy } from '../booking/booking.ts'
import type { CartView } from '../cart/goods.ts'
import type { KeptOffer } from '../offer/offer.ts'
import { bandIn } from '../platform/age-band.ts'
import { amountView, takenLaterView } from '../platform/amount.ts'
import { mergedPenalties } from '../platform/cancel-timeline.ts'
import { chargedFor, paidThere } from '../platform/paid-there.ts'
import { penaltyThere } from '../platform/penalty-there.ts'
import { viewFor } from '../platform/product-view.ts'
import { partsOf } from '../platform/sold-together.ts'
import { errorText } from '../platform/text.ts'
import { requirementsView } from '../platform/traveler-requirement.ts'
import { paidWith, quoteIdOf } from './agreement.ts'
import { questionsView } from './answers.ts'
import { displayOf, isAnswered } from './display.ts'
import type { Order, PaymentRecord } from './order.ts'
import { groupsOf } from './party.ts'

/** 23 while it is held, 14 once it is bought. */
export const uniqueIDOf = ({ reference, status }: BookingRecord): UniqueID => ({
  type: ['Pending', 'PendingHold', 'OnHold', 'PendingPurchase', 'Ignored'].includes(status) ? '23' : '14',
  id: reference,
  idContext: 'Portolan',
})

/** In the currency the customer pays in, at the rate kept with the offer. */
export function penaltyView({ until, charge }: CancelRule, { price }: KeptOffer): CancelPenalty {
  const deadline = until === undefined ? {} : { deadline: { absoluteDeadline: new Date(until).toISOString() } }
  if (charge === 'nonRefundable') return { nonRefundable: true, ...deadline }
  if ('percent' in charge) return { amountPercent: { percent: charge.percent }, ...deadline }
  const selling = convert(charge, price.trace.rate.value, price.selling.currency)
  return { amountPercent: { currencyCode: selling.currency, amount: decimalOf(selling) }, ...deadline }
}

/** Whose clock the terms of an offer go by; undefined where its product does not say. */
export const zoneIn =
  (views: readonly CartView[]) =>
  (offer: KeptOffer): string | undefined =>
    viewFor(views, offer.product, [offer])?.zoneOf?.(offer)

/**
 * Rooms of one stay are given back together unless somebody says otherwise, and so are the parts of a package: one
 * timeline tells of all of them.
 */
export function penaltiesView(
  offers: readonly KeptOffer[],
  language: Language,
  views: readonly CartView[],
): CancelPenalty[] {
  const sold = soldAs(offers)
  const zoneOf = zoneIn(views)
  if (offers.length > 1 && (sold === 'hotel' || sold === 'package'))
    return mergedPenalties(offers, 0, { zoneOf, language })
  return offers.flatMap((offer) =>
    (offer.penalties ?? []).map((rule) => penaltyThere(penaltyView(rule, offer), zoneOf(offer), language)),
  )
}

const textOf = ({ kind, details }: RefusedBy, language: Language): string => {
  if (kind === 'offerExpired') return errorText(language, 'error.hold.expired')
  if (kind === 'priceChanged') return errorText(language, 'error.price.changed')
  if (details !== '') return details
  return errorText(language, kind === 'rejected' ? 'error.checkout.together' : 'error.cart.gone')
}

export const itemIdOf = ({ cartItemId, id }: BookingRecord): string => cartItemId ?? id

function partyOf({ offers, wanted }: BookingRecord, { travelers }: Order): OrderItem['party'] {
  const refs = wanted.travelerRefs ?? travelers.map(({ ref }) => ref)
  const groups = groupsOf(offers)
  return (offers[0]?.party ?? []).map(({ ref, type, age }, index) => {
    const group = groups[index]
    const bands = offers.flatMap(({ detail }) => (detail as { bands?: Band[] } | null)?.bands ?? [])
    const own = bands.filter(({ travelerRef }) => travelerRef === ref)
    const named = travelers.find((traveler) => traveler.ref === refs[index])
    const name = [named?.given, named?.surname].filter(Boolean).join(' ')
    return {
      ref,
      type,
      ...(name !== '' && { name }),
      ...(age !== undefined && { age }),
      ...(group !== undefined && { group }),
      ...bandIn(own),
    }
  })
}

interface Band {
  travelerRef: string
  fromAge: number
  toAge: number
}

/** Why it could not be had, in the supplier's words where it has any. */
export const itemErrors = ({ refusal }: Pick<BookingRecord, 'refusal'>, language: Language): OtaError[] =>
  refusal
    ? [
        {
          code: refusal.kind,
          ...(refusal.label && { shortText: refusal.label }),
          stringValue: textOf(refusal, language),
        },
      ]
    : []

/** A hold that nobody paid in time has no refusal of its supplier's: it ends like an offer. */
export const endErrors = ({ ended, refusal }: BookingRecord, language: Language): OtaError[] =>
  ended === 'expired' && !refusal ? itemErrors({ refusal: { kind: 'offerExpired', details: '' } }, language) : []

/** Of a package the first part tells what giving back the whole costs: its parts are not given back alone. */
function penaltiesIn(
  bookings: readonly BookingRecord[],
  booking: BookingRecord,
  ...reader: [language: Language, views: readonly CartView[]]
): CancelPenalty[] {
  const parts = partsOf(bookings, booking)
  const offers = parts.flatMap((part) => part.offers)
  return parts[0].id === booking.id ? penaltiesView(offers, ...reader) : []
}

function itemView(booking: BookingRecord, order: Order, language: Language, views: readonly CartView[]): OrderItem {
  const { bookings } = order
  const {
    product,
    status,
    paymentStatus,
    settlement,
    paymentWays,
    price,
    changed,
    requires,
    holdUntil,
    refusal,
    offers,
  } = booking
  const { title, travelStart, travelEnd, locator, ended } = booking
  const { holdLimit } = booking.reservation ?? {}
  const isHeld = status === 'OnHold'
  const there = paidThere(offers, price.currency)
  const { lines, deadlines } = isAnswered(booking) ? displayOf(views, offers, booking.wanted, language) : {}
  return {
    cartItemId: itemIdOf(booking),
    uniqueID: uniqueIDOf(booking),
    quoteId: quoteIdOf(order, paidWith(bookings, booking)),
    ...{ productType: product, title },
    ...(travelStart !== null && { travelStart }),
    ...(travelEnd !== null && { travelEnd }),
    ...(lines && { lines }),
    ...(deadlines && { deadlines }),
    ...(locator !== null && { locator }),
    status,
    ...(ended !== null && { ended }),
    ...{ paymentStatus, settlement, price: amountView(price) },
    ...(paymentWays.length > 0 && { paymentWays: [...paymentWays] }),
    ...(there.minor > 0 && { payThere: amountView(there) }),
    ...takenLaterView(offers),
    ...(changed && { changed: { old: amountView(changed.old), new: amountView(changed.new), reason: changed.reason } }),
    party: partyOf(booking, order),
    ...(requires && { travelerRequirements: requirementsView(requires) }),
    ...(requires?.questions?.length && { questions: questionsView(requires.questions, language) }),
    penalties: penaltiesIn(bookings, booking, language, views),
    ...(holdUntil !== null && { holdExpires: new Date(holdUntil).toISOString() }),
    ...(holdLimit !== undefined && isHeld && { payLaterUntil: new Date(holdLimit).toISOString() }),
    ...(refusal && { errors: { errors: itemErrors(booking, language) } }),
  }
}

/** Neither what cannot be had nor what was given up or has to be asked for again. */
const isWanted = ({ status, refusal }: BookingRecord): boolean =>
  !['Unsuccessful', 'Ignored', 'RequestDenied'].includes(status) &&
  !((status === 'Pending' || status === 'OnHold') && refusal !== null)

/** What counts towards the sum: of what is bought together, all or nothing. */
const countedOf = (bookings: readonly BookingRecord[]): BookingRecord[] =>
  bookings.filter(({ bundle }) => bookings.every((other) => other.bundle !== bundle || isWanted(other)))

export const isDeclined = ({ status, reason }: PaymentRecord): boolean => status === 'None' && reason !== null

export const paymentView = (payment: PaymentRecord, language: Language): OrderRS['payment'] => ({
  status: payment.status,
  ...(payment.status === 'ActionRequired' && payment.nextAction && { nextAction: payment.nextAction }),
  ...(isDeclined(payment) && { declined: declinedText(payment.reason, language) }),
})

/** What we take and what is paid on the spot; told only where there are both. */
function payable(bookings: readonly BookingRecord[], currency: string): Pick<OrderRS, 'payNow' | 'payThere'> {
  const there = sum(
    bookings.map(({ offers, price }) => paidThere(offers, price.currency)),
    currency,
  )
  if (there.minor === 0) return {}
  return { payNow: amountView(sum(bookings.map(chargedFor), currency)), payThere: amountView(there) }
}

/** views: how each product tells what is bought. */
export function orderView(order: Order, language: Language, views: readonly CartView[]): OrderRS {
  const counted = countedOf(order.bookings)
  const total = sum(
    counted.map(({ price }) => price),
    order.currency,
  )
  return {
    success: true,
    orderId: order.id,
    correlationID: order.correlationId,
    quoteId: quoteIdOf(order, order.bookings),
    expiresAt: new Date(order.expiresAt).toISOString(),
    total: amountView(total),
    ...payable(counted, order.currency),
    items: order.bookings.map((booking) => itemView(booking, order, language, views)),
    ...(order.payment && { payment: paymentView(order.payment, language) }),
  }
}

/** Why no money moved, in the customer's words. */
export const declinedText = (reason: string | null, language: Language): string =>
  errorText(
    language,
    reason === 'credit_limit' || reason === 'no_account' ? 'error.payment.limit' : 'error.payment.declined',
  )

export function confirmView(order: Order, language: Language, views: readonly CartView[]): ConfirmCheckoutRS {
  const { payment, bookings } = order
  const view = orderView(order, language, views)
  if (payment?.status === 'ActionRequired')
    return { ...view, state: 'ActionRequired', ...(payment.nextAction && { nextAction: payment.nextAction }) }
  const isPending = bookings.some(({ status }) => isPendingStatus(status))
  return {
    ...view,
    state: isPending ? 'Pending' : 'Done',
    ...(!isPending &&
      payment &&
      isDeclined(payment) && {
        success: false,
        errors: { errors: [{ code: payment.reason ?? '', stringValue: declinedText(payment.reason, language) }] },
      }),
  }
}
