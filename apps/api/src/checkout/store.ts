import type { SellingCurrency } from '@portolan/domain/currency'
import type { Language } from '@portolan/domain/language'
import type { Instant } from '@portolan/supplier/outcome'
import type { Traveler } from '@portolan/supplier/traveler'
import type { BookingRecord, Contact, InvoiceTo } from '../booking/booking.ts'
import type { Safe } from '../platform/crypto.ts'
import { type Db, isMoved, sendWaiting } from '../platform/db.ts'
import { endedBy } from '../platform/hold-end.ts'
import { endingEvent } from '../platform/hold-end-store.ts'
import { isOneOf } from '../platform/ids-store.ts'
import { instantOf } from '../platform/instant-store.ts'
import type { Owner } from '../platform/owner.ts'
import { ownedBy } from '../platform/owner-store.ts'
import { type Sql, sql } from '../platform/sql.ts'
import { idOrNone } from '../platform/uuid.ts'
import { nothingPaid, type Order, type PaymentRecord, withMoney } from './order.ts'
import { type Answers, openFor } from './sealed.ts'
import { type Turn, takeTurn, turnOf } from './turn-store.ts'

/** What a write here took for granted was no longer so: nothing of the transaction stays. */
export const wasMoved = (error: unknown): boolean => isMoved(error)

interface PurchaseRow {
  id: string
  correlationId: string
  accountId: string | null
  sessionHash: string | null
  agencyId: string | null
  currency: SellingCurrency
  language: Language
  timeZone: string | null
  travelers: string | null
  contact: string | null
  answers: string | null
  createdAt: Instant
  expiresAt: Instant
  version: number
  sent: string | null
  tries: number
  sinceMs: number
  bookings: BookingRow[] | null
  payments: PaymentRow[] | null
}

type Amounts = 'price' | 'paid' | 'refunded'
interface BookingRow
  extends Omit<BookingRecord, Amounts | 'contact' | 'ended' | 'paymentStatus' | 'settlement' | 'paymentWays'> {
  endedBy: string | null
  /** Sealed. */
  contact: string | null
  currency: string
  price: number
  paid: number
  refunded: number
}

interface PaymentRow extends Omit<PaymentRecord, 'amount' | 'captured' | 'invoiceTo'> {
  /** Sealed. */
  invoiceTo: string | null
  currency: string
  amount: number
  captured: number
}

/** Columns of a booking as it is kept, for any query that selects from `booking`. */
export const bookingColumns = sql`
  booking.id, booking.reference, booking.purchase_id as "purchaseId", booking.position, booking.bundle,
  booking.cart_item_id as "cartItemId", booking.product, booking.supplier, booking.status,
  booking.came_from as "cameFrom", booking.offers, booking.wanted, booking.requires, booking.currency, booking.price,
  booking.changed, booking.round, booking.locator, ${instantOf(sql`booking.hold_until`)} as "holdUntil",
  booking.reservation, booking.refusal, booking.payment_id as "paymentId", booking.paid, booking.refunded,
  booking.cancellation, booking.exchange, booking.title, booking.lead_name as "leadName", booking.travel_start as "travelStart",
  booking.travel_end as "travelEnd", ${instantOf(sql`booking.created_at`)} as "createdAt",
  booking.claimed_by as "claimedBy", booking.contact, ${endingEvent} as "endedBy",
  (select case when bool_or(refund.status = 'RefundFailed') then 'RefundFailed'
      when bool_or(refund.status = 'Refunding') then 'Refunding' end
    from refund where refund.booking_id = booking.id) as refund`

const bookingOf = (safe: Pick<Safe, 'open'>, answers: Answers, booking: BookingRow): BookingRecord => {
  const { currency, price, paid, refunded, contact, endedBy: event, ...row } = booking
  return {
    ...row,
    wanted: { ...row.wanted, ...(answers[row.id] && { answers: answers[row.id] }) },
    price: { minor: price, currency },
    paid: { minor: paid, currency },
    refunded: { minor: refunded, currency },
    ...nothingPaid,
    ended: endedBy(row.status, event),
    contact: openJson<Contact>(safe, contact, row.purchaseId) ?? null,
  }
}

/** An order in one question: the purchase, its bookings and its payments. */
const purchases = sql`
  select id, correlation_id as "correlationId", account_id as "accountId", session_hash as "sessionHash",
    agency_id as "agencyId", currency, language, time_zone as "timeZone", travelers, contact,
    answers,
    ${instantOf(sql`created_at`)} as "createdAt",
    ${instantOf(sql`expires_at`)} as "expiresAt", version, sent, tries,
    ${instantOf(sql`now() - moved_at`)} as "sinceMs",
    (select json_agg(one order by one.position) from (
      select ${bookingColumns} from booking where booking.purchase_id = purchase.id) as one) as bookings,
    (select json_agg(one order by one."createdAt") from (
      select id, purchase_id as "purchaseId", booking_id as "bookingId", method, provider, token, status, currency,
        amount, captured, invoice_to as "invoiceTo", reference, next_action as "nextAction", reason, created_at as "createdAt"
      from payment where payment.purchase_id = purchase.id) as one) as payments
  from purchase`

const openJson = <Value>(safe: Pick<Safe, 'open'>, sealed: string | null, id: string): Value | undefined => {
  const text = sealed === null ? undefined : openFor(safe, id, sealed)
  return text === undefined ? undefined : (JSON.parse(text) as Value)
}

export interface Opening {
  db: Db
  safe: Pick<Safe, 'open'>
}

const paymentOf = (
  safe: Pick<Safe, 'open'>,
  purchaseId: string,
  { currency, amount, captured, token, invoiceTo, ...row }: PaymentRow,
): PaymentRecord => ({
  ...row,
  token: openFor(safe, purchaseId, token) ?? '',
  invoiceTo: openJson<InvoiceTo>(safe, invoiceTo, purchaseId) ?? null,
  amount: { minor: amount, currency },
  captured: { minor: captured, currency },
})

function orderOf(safe: Pick<Safe, 'open'>, row: PurchaseRow | undefined): Order | undefined {
  if (!row) return undefined
  const { travelers, contact, answers, bookings, payments: rows, ...rest } = row
  const payments = (rows ?? []).map((payment) => paymentOf(safe, row.id, payment))
  const answered = openJson<Answers>(safe, answers, row.id) ?? {}
  return withMoney({
    ...rest,
    travelers: openJson<Traveler[]>(safe, travelers, row.id) ?? [],
    contact: openJson<Contact>(safe, contact, row.id) ?? null,
    bookings: (bookings ?? []).map((booking) => bookingOf(safe, answered, booking)),
    payment: payments.findLast(({ bookingId }) => bookingId === null),
    payments,
  })
}

const findOne = async ({ db, safe }: Opening, where: Sql): Promise<Order | undefined> =>
  orderOf(safe, await db.one<PurchaseRow>(sql`${purchases} where ${where}`))

export const loadOrder = (on: Opening, id: string): Promise<Order | undefined> => findOne(on, sql`id = ${id}`)

/** It was found before, and orders are never thrown away. */
function existing(order: Order | undefined): Order {
  if (!order) throw new Error('The order is gone.')
  return order
}

export const readOrder = async (on: Opening, id: string): Promise<Order> => existing(await loadOrder(on, id))

export const loadOrderOfBooking = (on: Opening, bookingId: string): Promise<Order | undefined> =>
  findOne(on, sql`id = (select purchase_id from booking where id = ${idOrNone(bookingId)})`)

/** By the provider's own name of the payment. */
export const loadOrderOfPayment = (on: Opening, provider: string, reference: string): Promise<Order | undefined> =>
  findOne(on, sql`id = (select purchase_id from payment where provider = ${provider} and reference = ${reference})`)

/** Of who has claimed it, else of whose the purchase is; for any query that selects from both. */
const isBookingOf = (owner: Owner): Sql => {
  const isUnclaimedOf = (column: Sql, value: string) => sql`(booking.claimed_by is null and ${column} = ${value})`
  return 'accountId' in owner
    ? sql`(booking.claimed_by = ${owner.accountId} or ${isUnclaimedOf(sql`own.account_id`, owner.accountId)})`
    : isUnclaimedOf(sql`own.session_hash`, owner.sessionHash)
}

/** By what customers are told, or by our own id; somebody else's is none. */
export const findOrderOfReference = (on: Opening, owner: Owner, reference: string): Promise<Order | undefined> =>
  findOne(
    on,
    sql`id = (
      select own.id from booking join purchase own on own.id = booking.purchase_id
      where (booking.reference = ${reference} or booking.id = ${idOrNone(reference)}) and ${isBookingOf(owner)})`,
  )

/** Nobody else moves it until the transaction ends. Locked first: what is read then is what is there. */
export async function lockOrder(on: Opening, id: string): Promise<Order | undefined> {
  await on.db.later(sql`select 1 from purchase where id = ${id} for update`)
  return loadOrder(on, id)
}

/** A refusal may rest on what is no longer so: then that counts (`wasMoved`), and not the refusal. */
async function refuseUnlessMoved(tx: Db, error: unknown): Promise<never> {
  await sendWaiting(tx).catch((found: unknown) => {
    if (isMoved(found)) throw found
  })
  throw error
}

/**
 * Work on an order that was read before, as long as it is what it was; else once more, on what it is by then. Nobody
 * else moves it until the end.
 */
export async function onOrder<T>(
  { db, safe }: Opening,
  known: Order,
  work: (tx: Db, order: Order, turn: Turn) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      const turn = await takeTurn(tx, known)
      return work(tx, known, turn).catch((error: unknown) => refuseUnlessMoved(tx, error))
    })
  } catch (error) {
    if (!isMoved(error)) throw error
    return db.transaction(async (tx) => {
      const order = existing(await lockOrder({ db: tx, safe }, known.id))
      return work(tx, order, turnOf(tx, order.id))
    })
  }
}

/** Somebody else's order is none; who has claimed a booking of it finds it, and has that booking alone (`ownPart`). */
export const findOrder = (on: Opening, owner: Owner, id: string): Promise<Order | undefined> => {
  const hasClaimed =
    'accountId' in owner
      ? sql`exists (select from booking where booking.purchase_id = purchase.id and claimed_by = ${owner.accountId})`
      : sql`false`
  return findOne(on, sql`id = ${idOrNone(id)} and (${ownedBy(owner)} or ${hasClaimed})`)
}

export const findOrderByKey = (on: Opening, owner: Owner, key: string): Promise<Order | undefined> =>
  findOne(on, sql`key = ${key} and ${ownedBy(owner)}`)

/** The order in which an item of the cart is being bought. */
export const findOrderOfCartItem = (on: Opening, owner: Owner, cartItemId: string): Promise<Order | undefined> =>
  findOne(
    on,
    sql`${ownedBy(owner)} and id = (
      select purchase_id from booking where cart_item_id = ${idOrNone(cartItemId)} order by created_at desc limit 1)`,
  )

/**
 * By which what was typed for some of these items is found: of the last order that had one of them, before all of the
 * last one that knows its travellers. Undefined: they were in none.
 */
export async function findCorrelation(
  db: Db,
  owner: Owner,
  cartItemIds: readonly string[],
): Promise<string | undefined> {
  const row = await db.one<{ correlationId: string }>(sql`
    select correlation_id as "correlationId" from purchase
    where ${ownedBy(owner)}
      and id in (select purchase_id from booking where ${isOneOf(sql`cart_item_id`, cartItemIds)})
    order by travelers is null, created_at desc limit 1`)
  return row?.correlationId
}
