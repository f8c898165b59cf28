import { placeTogether } from '@portolan/domain/booking/lifecycle'
import { settledTogether } from '@portolan/domain/booking/settlement'
import { type Money, sum } from '@portolan/domain/money'
import type { Product } from '@portolan/domain/product'
import { partsOf } from '../platform/sold-together.ts'
import { dotted } from '../platform/words.ts'
import type { AgreedCancellation, BookingRecord, PurchaseRecord } from './booking.ts'

export type Several<One> = readonly [One, ...One[]]

/**
 * What a customer has bought as one: a booking, or a package with its parts inside. It has the name of its first part, by
 * which it is found, and the sums of all of them.
 */
export interface Whole extends Omit<BookingRecord, 'product'> {
  readonly product: Product
  /** In the order of travel; the booking itself where it stands alone. */
  readonly parts: Several<BookingRecord>
}

/** What a list says of a booking, and can say of a package. */
export type Facts = Pick<
  BookingRecord,
  | 'title'
  | 'status'
  | 'cameFrom'
  | 'paymentStatus'
  | 'settlement'
  | 'paymentWays'
  | 'price'
  | 'paid'
  | 'refunded'
  | 'leadName'
  | 'holdUntil'
  | 'travelStart'
  | 'travelEnd'
>

const least = <Of extends string | number>(all: readonly (Of | null)[]): Of | null =>
  all.reduce((one, other) => (one === null || (other !== null && other < one) ? other : one), null)

const most = (all: readonly (string | null)[]): string | null =>
  all.reduce((one, other) => (one === null || (other !== null && other > one) ? other : one), null)

/** Of one currency. */
export const sumOf = (all: Several<Money>): Money => sum(all, all[0].currency)

const each = <One, Of>([first, ...others]: Several<One>, of: (one: One) => Of): Several<Of> => [
  of(first),
  ...others.map(of),
]

/** As in the cart: where one stays, then how one gets there. */
export const nameTogether = (titles: readonly string[]): string => dotted(titles.toReversed())

export function factsTogether(parts: Several<Facts>): Facts {
  const place = placeTogether(each(parts, ({ status, cameFrom }) => ({ status, from: cameFrom ?? undefined })))
  return {
    title: nameTogether(parts.map(({ title }) => title)),
    status: place.status,
    cameFrom: place.from ?? null,
    ...settledTogether(parts.map((part) => ({ ...part, paid: part.paid.minor, refunded: part.refunded.minor }))),
    price: sumOf(each(parts, ({ price }) => price)),
    paid: sumOf(each(parts, ({ paid }) => paid)),
    refunded: sumOf(each(parts, ({ refunded }) => refunded)),
    leadName: parts.find(({ leadName }) => leadName !== null)?.leadName ?? null,
    holdUntil: least(parts.map(({ status, holdUntil }) => (status === 'OnHold' ? holdUntil : null))),
    travelStart: least(parts.map(({ travelStart }) => travelStart)),
    travelEnd: most(parts.map(({ travelEnd }) => travelEnd)),
  }
}

/**
 * Quoted at once: what goes back and what is charged for all of them. Where one supplier would not take its part back, it
 * is what was done of it.
 */
function cancellationTogether(parts: Several<BookingRecord>): AgreedCancellation | null {
  const quoted = parts.flatMap(({ cancellation }) => cancellation ?? [])
  const done = quoted.filter(({ isDone }) => isDone)
  const all = done.length > 0 ? done : quoted
  const [first] = all
  if (!first) return null
  const { currency } = first.refund
  const there = sum(
    all.flatMap(({ feeThere }) => feeThere ?? []),
    currency,
  )
  return {
    ...first,
    ...(done.length > 0 && parts.some(({ status }) => status !== 'Cancelled') && { part: {} }),
    refund: sum(
      all.map(({ refund }) => refund),
      currency,
    ),
    fee: sum(
      all.map(({ fee }) => fee),
      currency,
    ),
    ...(there.minor > 0 && { feeThere: there }),
    earlierFee: sum(
      quoted.flatMap(({ earlierFee }) => earlierFee ?? []),
      currency,
    ),
  }
}

/** The worst of what is on its way back. */
const refundTogether = (parts: Several<BookingRecord>): BookingRecord['refund'] =>
  parts.find(({ refund }) => refund === 'RefundFailed')?.refund ?? parts.find(({ refund }) => refund)?.refund ?? null

export function wholeOf(order: Pick<PurchaseRecord, 'bookings'>, booking: BookingRecord): Whole {
  const parts = partsOf(order.bookings, booking)
  if (parts.length === 1) return { ...booking, parts }
  const [first] = parts
  return {
    ...first,
    ...factsTogether(parts),
    product: 'package',
    parts,
    offers: parts.flatMap(({ offers }) => offers),
    refusal: parts.find(({ refusal }) => refusal)?.refusal ?? null,
    refund: refundTogether(parts),
    cancellation: cancellationTogether(parts),
  }
}

/** Each once, in the order of its first part. */
export function wholesOf(order: Pick<PurchaseRecord, 'bookings'>, bookings: readonly BookingRecord[]): Whole[] {
  const all = bookings.map((booking) => wholeOf(order, booking))
  return [...new Map(all.map((whole) => [whole.id, whole])).values()]
}
