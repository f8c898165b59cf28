import type { OfferRef } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { CancelQuote } from '@portolan/supplier/reservation'
import { refuse } from '../../refusal.ts'
import type { Booking, SoldBase } from './booking.ts'
import { RefusedWrite } from './refusal.ts'

/** A booking as two: a part of it alone, and what stays without it; absent: nothing does. */
export interface Split<Sold extends SoldBase> {
  readonly part: Sold
  readonly rest?: Sold
}

/** Goods that are cancelled in parts: one room of several. Parts are counted from 0, and keep their numbers for good. */
export interface PartRules<Sold extends SoldBase> {
  /** Undefined: not all of them were bought with this booking. */
  find(sold: Sold, offers: readonly OfferRef[]): readonly number[] | undefined
  /** Undefined: not all of them are there any more. */
  split(sold: Sold, part: readonly number[]): Split<Sold> | undefined
}

/** What a cancellation comes to, with what it is of. */
export interface Leaving<Sold extends SoldBase> extends Split<Sold> {
  readonly quote: CancelQuote
}

/** The quote's name says which part it is of: whoever commits to it, and however often, means that part. */
const nameOf = (id: string, part: readonly number[]): string => [id, ...part].join('.')

/** Undefined: the quote is of the whole. */
function partIn(locator: string, { id }: CancelQuote): readonly number[] | undefined {
  const [name = '', ...part] = id.split('.')
  if (part.length === 0) return undefined
  if (!name.startsWith(`${locator}-`) || !part.every((number) => /^\d{1,2}$/.test(number)))
    throw new RefusedWrite(refuse('invalid', 'The quote is of another reservation.'))
  return part.map(Number)
}

/** What has to be known of the goods. */
interface Rules<Sold extends SoldBase> {
  refundOf(booking: Booking<Sold>, now: Instant): CancelQuote
  readonly parts?: PartRules<Sold>
}

function leave<Sold extends SoldBase>(
  booking: Booking<Sold>,
  part: readonly number[] | undefined,
  { refundOf, parts }: Rules<Sold>,
  now: Instant,
): Leaving<Sold> {
  if (!part) return { part: booking.sold, quote: refundOf(booking, now) }
  const split = parts?.split(booking.sold, part)
  if (!split) throw new RefusedWrite(refuse('rejected', 'This part of the reservation is cancelled already.'))
  const quote = refundOf({ ...booking, sold: split.part }, now)
  return { ...split, quote: { ...quote, id: nameOf(quote.id, part) } }
}

/** What it would come to. Without offers: the whole, or what is left of it. */
export function leaveOffers<Sold extends SoldBase>(
  booking: Booking<Sold>,
  offers: readonly OfferRef[] | undefined,
  rules: Rules<Sold>,
  now: Instant,
): Leaving<Sold> {
  const part = offers && rules.parts?.find(booking.sold, offers)
  if (offers && !part?.length) throw new RefusedWrite(refuse('invalid', 'This is not a part of the reservation.'))
  return leave(booking, part, rules, now)
}

/** What a quote that was agreed to is of. */
export const leaveAgreed = <Sold extends SoldBase>(
  booking: Booking<Sold>,
  accept: CancelQuote | undefined,
  rules: Rules<Sold>,
  now: Instant,
): Leaving<Sold> => leave(booking, accept && rules.parts && partIn(booking.locator, accept), rules, now)
