import type { BookingStatus } from '@portolan/domain/booking/lifecycle'
import type { Instant } from '@portolan/supplier/outcome'
import type { BookingRecord } from '../booking/booking.ts'
import type { Db } from '../platform/db.ts'
import { timeOf } from '../platform/instant-store.ts'
import { type Sql, sql } from '../platform/sql.ts'
import { nothingPaid } from './order.ts'

/** Answers are people's own, and stand sealed with the purchase. */
const wantedJson = ({ answers: _, ...wanted }: BookingRecord['wanted']): string => JSON.stringify(wanted)

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

export type NewBooking = Pick<
  BookingRecord,
  | 'id'
  | 'createdAt'
  | 'reference'
  | 'purchaseId'
  | 'position'
  | 'bundle'
  | 'cartItemId'
  | 'product'
  | 'supplier'
  | 'offers'
  | 'wanted'
  | 'requires'
  | 'price'
  | 'changed'
  | 'refusal'
  | 'status'
  | 'title'
  | 'travelStart'
  | 'travelEnd'
>

export async function putBooking(tx: Db, booking: NewBooking): Promise<void> {
  const { id, reference, purchaseId, position, bundle, cartItemId, product, supplier, offers, price, title } = booking
  await tx.later(sql`
    insert into booking (id, reference, purchase_id, position, bundle, cart_item_id, product, supplier, offers, wanted,
      requires, currency, price, changed, refusal, status, title, travel_start, travel_end, created_at)
    values (${id}, ${reference}, ${purchaseId}, ${position}, ${bundle}, ${cartItemId}, ${product}, ${supplier},
      ${JSON.stringify(offers)}, ${wantedJson(booking.wanted)}, ${JSON.stringify(booking.requires)},
      ${price.currency}, ${price.minor}, ${json(booking.changed)}, ${json(booking.refusal)},
      ${booking.status}, ${title},
      ${booking.travelStart}, ${booking.travelEnd}, ${timeOf(booking.createdAt)})`)
}

/** What it is when it has been put: nothing is asked of anybody yet. */
export const bookingBegun = (booking: NewBooking): BookingRecord => {
  const nothing = { ...booking.price, minor: 0 }
  return {
    ...booking,
    ...{ cameFrom: null, round: 0, locator: null, holdUntil: null, reservation: null, cancellation: null },
    ...{ exchange: null, paymentId: null, paid: nothing, refunded: nothing, refund: null, leadName: null },
    ...nothingPaid,
    claimedBy: null,
    ended: null,
    contact: null,
  }
}

/** What a step may change of a booking beside its status; what is left out stays. */
export interface BookingChanges {
  offers?: BookingRecord['offers']
  wanted?: BookingRecord['wanted']
  requires?: BookingRecord['requires']
  price?: BookingRecord['price']
  changed?: BookingRecord['changed']
  round?: number
  locator?: string | null
  holdUntil?: Instant | null
  reservation?: BookingRecord['reservation']
  refusal?: BookingRecord['refusal']
  paymentId?: string | null
  paid?: number
  cancellation?: BookingRecord['cancellation']
  exchange?: BookingRecord['exchange']
  title?: string
  travelStart?: string | null
  travelEnd?: string | null
  leadName?: string
}

/** What it is with them. */
export function changedBooking(booking: BookingRecord, { paid, ...changes }: BookingChanges): BookingRecord {
  const money = paid === undefined ? booking.paid : { ...booking.paid, minor: paid }
  return { ...booking, ...changes, paid: money }
}

function assignments(changes: BookingChanges): Sql[] {
  const set: Sql[] = []
  if (changes.offers !== undefined) set.push(sql`offers = ${json(changes.offers)}`)
  if (changes.wanted !== undefined) set.push(sql`wanted = ${wantedJson(changes.wanted)}`)
  if (changes.requires !== undefined) set.push(sql`requires = ${json(changes.requires)}`)
  if (changes.price !== undefined) set.push(sql`price = ${changes.price.minor}, currency = ${changes.price.currency}`)
  if (changes.changed !== undefined) set.push(sql`changed = ${json(changes.changed)}`)
  if (changes.round !== undefined) set.push(sql`round = ${changes.round}`)
  if (changes.locator !== undefined) set.push(sql`locator = ${changes.locator}`)
  if (changes.holdUntil !== undefined) set.push(sql`hold_until = ${timeOf(changes.holdUntil)}`)
  if (changes.reservation !== undefined) set.push(sql`reservation = ${json(changes.reservation)}`)
  if (changes.refusal !== undefined) set.push(sql`refusal = ${json(changes.refusal)}`)
  if (changes.paymentId !== undefined) set.push(sql`payment_id = ${changes.paymentId}`)
  if (changes.paid !== undefined) set.push(sql`paid = ${changes.paid}`)
  if (changes.cancellation !== undefined) set.push(sql`cancellation = ${json(changes.cancellation)}`)
  if (changes.exchange !== undefined) set.push(sql`exchange = ${json(changes.exchange)}`)
  if (changes.title !== undefined) set.push(sql`title = ${changes.title}`)
  if (changes.travelStart !== undefined) set.push(sql`travel_start = ${changes.travelStart}`)
  if (changes.travelEnd !== undefined) set.push(sql`travel_end = ${changes.travelEnd}`)
  if (changes.leadName !== undefined) set.push(sql`lead_name = ${changes.leadName}`)
  return set
}

/**
 * Only while it stands where it stood, and in the same round: what came of an earlier hold is not that of a later one.
 * Else the transaction fails. What happened is written into its timeline with it.
 */
export async function setBooking(
  tx: Db,
  { id, status, round }: Pick<BookingRecord, 'id' | 'status' | 'round'>,
  to: { status: BookingStatus; from?: BookingStatus | undefined },
  changes: BookingChanges = {},
  happened?: { kind: string; data: object },
): Promise<void> {
  const rest = assignments(changes).reduce((all, one) => sql`${all}, ${one}`, sql`changed_at = now()`)
  const update = sql`
    update booking set status = ${to.status}, came_from = ${to.from ?? null}, ${rest}
    where id = ${id} and status = ${status} and round = ${round} returning id`
  const event = happened
    ? sql`, event as (insert into booking_event (booking_id, kind, data)
        select id, ${happened.kind}, ${JSON.stringify(happened.data)}::jsonb from moved)`
    : sql``
  await tx.later(sql`with moved as (${update})${event} select must_hold(false) from moved having count(*) <> 1`)
}

export const noteEvent = (tx: Db, bookingId: string, kind: string, data: object = {}): Promise<void> =>
  tx.later(
    sql`insert into booking_event (booking_id, kind, data) values (${bookingId}, ${kind}, ${JSON.stringify(data)})`,
  )
