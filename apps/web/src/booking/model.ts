import type { BookingDetailsRS, BookingShown } from '@portolan/contract/booking'
import type { RailReservation } from '@portolan/contract/rail-journey'
import type { TransactionStatus, UniqueID } from '@portolan/contract/shared'
import { type Product, products } from '@portolan/domain/product'
import type { MessageId } from '../i18n/messages.ts'

export type Reservation = NonNullable<BookingDetailsRS['reservation']>

/** One booking with all that is known of it. */
export interface Booking {
  /** Without money where the code was one that only looks. */
  summary: BookingShown
  reservation: Reservation | null
  /** What is told beside the reservation: timeline, travellers, contact, money, papers. */
  facts: Pick<
    BookingDetailsRS,
    | 'standing'
    | 'timeline'
    | 'travelers'
    | 'contact'
    | 'paid'
    | 'refunded'
    | 'cancelFee'
    | 'cancelFeeThere'
    | 'cancellableInPart'
    | 'payThere'
    | 'payThereLocal'
    | 'takenLater'
    | 'penalties'
    | 'priceTrace'
    | 'documents'
    | 'invoices'
    | 'refusal'
    | 'exchangeable'
    | 'hasOpenLink'
    | 'inAccount'
    | 'soldBy'
  >
}

/** /booking/rail and /booking/rail/view: the word after /booking, where it names a product. */
export function productOf(pathname: string): Product | undefined {
  const [, , name] = pathname.split('/')
  return products.find((product) => product === name)
}

export const isRailProduct = (product: Product | undefined): boolean => product === 'rail' || product === 'railPass'

export const railOf = (reservation: Reservation | null): RailReservation | undefined =>
  reservation && 'passengerInfos' in reservation && 'itinerary' in reservation
    ? (reservation as RailReservation)
    : undefined

/** 14 a booking, 23 one that is only held: by these it is asked for again. */
export const referenceOf = ({ uniqueIDs, bookingId }: Pick<BookingShown, 'uniqueIDs' | 'bookingId'>): UniqueID =>
  uniqueIDs.find(({ type }) => type === '14') ??
  uniqueIDs.find(({ type }) => type === '23') ?? { type: '14', id: bookingId }

/** The operator's own references: the ones that are not ours. */
export const operatorReferences = ({ uniqueIDs }: Pick<BookingShown, 'uniqueIDs'>): string[] =>
  uniqueIDs.filter(({ type, companyName }) => type === '16' || companyName !== undefined).map(({ id }) => id)

/** When one is there: the days of a package are those of its flights. */
export const spanOfStay = ({ parts, ...summary }: BookingShown): Pick<BookingShown, 'travelStart' | 'travelEnd'> =>
  parts?.find(({ productType }) => productType === 'hotel') ?? summary

export const isHeld = ({ status, holdExpires }: BookingShown): boolean =>
  status === 'OnHold' && holdExpires !== undefined

const bought: readonly TransactionStatus[] = ['Committed', 'Ticketed']

export const isBought = ({ status }: Pick<BookingShown, 'status'>): boolean => bought.includes(status)

/** Held, or on its way to be: what is paid now and what later is still to come. */
export const isUnpaid = ({ status }: Pick<BookingShown, 'status'>): boolean =>
  status === 'Pending' || status === 'PendingHold' || status === 'OnHold' || status === 'PendingPurchase'

/** Not all of the total was paid, and nobody asks for the rest any more: the total is what it would have cost. */
export const isNothingDue = ({ summary, facts }: Pick<Booking, 'summary' | 'facts'>): boolean =>
  (summary.status === 'Cancelled' || summary.status === 'Ignored') &&
  !facts.cancelFeeThere &&
  (facts.paid?.amount ?? 0) < (summary.total?.amount ?? 0)

/** It was opened by a code that shows it, and nothing can be done with it. */
export const isOnlyShown = ({ facts }: Booking): boolean => facts.standing === 'look'

/** The server knows whether the fare still allows it, and whether the operator takes it through us. */
export const isExchangeable = ({ summary, reservation, facts }: Booking): boolean =>
  isBought(summary) && facts.exchangeable === true && railOf(reservation) !== undefined

/** Something is under way that nobody here can hurry: the page asks again by itself. */
export const isUnderWay = ({ status }: Pick<BookingShown, 'status'>): boolean =>
  status.startsWith('Pending') && status !== 'Pending'

/** A part was cancelled, and its money is not back yet: the rest is bought as before. */
export const isRefundUnderWay = ({ paymentStatus }: Pick<BookingShown, 'paymentStatus'>): boolean =>
  paymentStatus === 'Refunding'

export const productWords: Record<Product, MessageId> = {
  air: 'cart.product.air',
  hotel: 'cart.product.hotel',
  package: 'cart.product.package',
  activity: 'cart.product.activity',
  car: 'cart.product.car',
  rail: 'cart.product.rail',
  railPass: 'cart.product.railPass',
  cruise: 'cart.product.cruise',
  transfer: 'cart.product.transfer',
  insurance: 'cart.product.insurance',
  visa: 'cart.product.visa',
}
