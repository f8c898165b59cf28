import type { BookingStatus } from '@portolan/domain/booking/lifecycle'
import type { PaymentStatus } from '@portolan/domain/booking/payment'
import type { SellingCurrency } from '@portolan/domain/currency'
import type { Language } from '@portolan/domain/language'
import type { Instant } from '@portolan/supplier/outcome'
import type { AnswerTo } from '@portolan/supplier/reservation'
import type { Traveler } from '@portolan/supplier/traveler'
import type { BookingRecord, Contact } from '../booking/booking.ts'
import type { Safe } from '../platform/crypto.ts'
import { closing, type Db, isMoved, isOutage } from '../platform/db.ts'
import type { Owner } from '../platform/owner.ts'
import { ownedBy } from '../platform/owner-store.ts'
import { type Sql, sql } from '../platform/sql.ts'
import { idOrNone } from '../platform/uuid.ts'
import type { Order, PaymentRecord } from './order.ts'

/** What a write here took for granted was no longer so: nothing of the transaction stays. */
export const wasMoved = (error: unknown): boolean => isMoved(error)

const instantOf = (column: Sql): Sql => sql`(extract(epoch from ${column}) * 1000)::bigint`

interface PurchaseRow {
  id: string
  correlationId: string
  accountId: string | null
  sessionHash: string | null
  agencyId: string | null
  currency: SellingCurrency
  language: Language
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
interface BookingRow extends Omit<BookingRecord, Amounts> {
  currency: string
  price: number
  paid: number
  refunded: number
}

interface PaymentRow extends Omit<PaymentRecord, 'amount' | 'captured'> {
  currency: string
  amount: number
  captured: number
}

/** Of what is paid on the spot nothing is taken, and it is bought all the same. */
const boughtStatuses = sql`'Committed', 'Ticketed', 'PendingExchange', 'PendingCancellation'`

/** Columns of a booking as it is kept, for any query that selects from `booking`. */
export const bookingColumns = sql`
  booking.id, booking.reference, booking.purchase_id as "purchaseId", booking.position, booking.bundle,
  booking.cart_item_id as "cartItemId", booking.product, booking.supplier, booking.status,
  booking.came_from as "cameFrom", booking.offers, booking.wanted, booking.requires, booking.currency, booking.price,
  booking.changed, booking.round, booking.locator, ${instantOf(sql`booking.hold_until`)} as "holdUntil",
  booking.reservation, booking.refusal, booking.payment_id as "paymentId", booking.paid, booking.refunded,
  booking.cancellation, booking.exchange, booking.title, booking.lead_name as "leadName", booking.travel_start as "travelStart",
  booking.travel_end as "travelEnd", ${instantOf(sql`booking.created_at`)} as "createdAt",
  coalesce((select case
      when booking.refunded > 0 and booking.refunded < booking.paid then 'PartiallyRefunded'
      when booking.refunded > 0 then 'Refunded'
      when exists (select 1 from refund where refund.booking_id = booking.id and refund.status = 'RefundFailed') then 'RefundFailed'
      when exists (select 1 from refund where refund.booking_id = booking.id and refund.status = 'Refunding') then 'Refunding'
      when payment.status = 'Captured' and booking.paid = 0 and booking.status not in (${boughtStatuses}) then 'Voided'
      else payment.status end
    from payment where payment.id = booking.payment_id), 'None') as "paymentStatus"`

/** By the booking's id. */
type Answers = Readonly<Record<string, readonly AnswerTo[]>>

const bookingOf = ({ currency, price, paid, refunded, ...row }: BookingRow, answers: Answers): BookingRecord => ({
  ...row,
  wanted: { ...row.wanted, ...(answers[row.id] && { answers: answers[row.id] }) },
  price: { minor: price, currency },
  paid: { minor: paid, currency },
  refunded: { minor: refunded, currency },
})

/** An order in one question: the purchase, its bookings and its payments. */
const purchases = sql`
  select id, correlation_id as "correlationId", account_id as "accountId", session_hash as "sessionHash",
    agency_id as "agencyId", currency, language, travelers, contact, answers, ${instantOf(sql`created_at`)} as "createdAt",
    ${instantOf(sql`expires_at`)} as "expiresAt", version, sent, tries,
    (extract(epoch from now() - moved_at) * 1000)::bigint as "sinceMs",
    (select json_agg(one order by one.position) from (
      select ${bookingColumns} from booking where booking.purchase_id = purchase.id) as one) as bookings,
    (select json_agg(one order by one."createdAt") from (
      select id, purchase_id as "purchaseId", booking_id as "bookingId", method, provider, token, status, currency,
        amount, captured, reference, next_action as "nextAction", reason, created_at as "createdAt"
      from payment where payment.purchase_id = purchase.id) as one) as payments
  from purchase`

const ownerOfSeal = (id: string): string => `purchase ${id}`

const openJson = <Value>(safe: Pick<Safe, 'open'>, sealed: string | null, id: string): Value | undefined => {
  const text = sealed === null ? undefined : safe.open(sealed, ownerOfSeal(id))
  return text === undefined ? undefined : (JSON.parse(text) as Value)
}

export interface Opening {
  db: Db
  safe: Pick<Safe, 'open'>
}

const paymentOf = (
  safe: Pick<Safe, 'open'>,
  purchaseId: string,
  { currency, amount, captured, token, ...row }: PaymentRow,
): PaymentRecord => ({
  ...row,
  token: safe.open(token, ownerOfSeal(purchaseId)) ?? '',
  amount: { minor: amount, currency },
  captured: { minor: captured, currency },
})

function orderOf(safe: Pick<Safe, 'open'>, row: PurchaseRow | undefined): Order | undefined {
  if (!row) return undefined
  const { travelers, contact, answers, bookings, payments: rows, ...rest } = row
  const payments = (rows ?? []).map((payment) => paymentOf(safe, row.id, payment))
  const answered = openJson<Answers>(safe, answers, row.id) ?? {}
  return {
    ...rest,
    travelers: openJson<Traveler[]>(safe, travelers, row.id) ?? [],
    contact: openJson<Contact>(safe, contact, row.id) ?? null,
    bookings: (bookings ?? []).map((booking) => bookingOf(booking, answered)),
    payment: payments.findLast(({ bookingId }) => bookingId === null),
    payments,
  }
}

const findOne = async ({ db, safe }: Opening, where: Sql): Promise<Order | undefined> =>
  orderOf(safe, await db.one<PurchaseRow>(sql`${purchases} where ${where}`))

export const loadOrder = (on: Opening, id: string): Promise<Order | undefined> => findOne(on, sql`id = ${id}`)

/** As the transaction leaves it: nothing more follows in it. */
export const loadAtEnd = ({ db, safe }: Opening, id: string): Promise<Order | undefined> =>
  loadOrder({ db: closing(db), safe }, id)

export const loadOrderOfBooking = (on: Opening, bookingId: string): Promise<Order | undefined> =>
  findOne(on, sql`id = (select purchase_id from booking where id = ${idOrNone(bookingId)})`)

/** By the provider's own name of the payment. */
export const loadOrderOfPayment = (on: Opening, provider: string, reference: string): Promise<Order | undefined> =>
  findOne(on, sql`id = (select purchase_id from payment where provider = ${provider} and reference = ${reference})`)

/** By what customers are told, or by our own id; somebody else's is none. */
export const findOrderOfReference = (on: Opening, owner: Owner, reference: string): Promise<Order | undefined> =>
  findOne(
    on,
    sql`${ownedBy(owner)} and id = (
      select purchase_id from booking where reference = ${reference} or id = ${idOrNone(reference)})`,
  )

/** Nobody else moves it until the transaction ends. Locked first: what is read then is what is there. */
export async function lockOrder(on: Opening, id: string): Promise<Order | undefined> {
  await on.db.later(sql`select 1 from purchase where id = ${id} for update`)
  return loadOrder(on, id)
}

/**
 * Work on an order that was read before, as long as it is what it was; else once more, on what it is by then. Nobody
 * else moves it until the end. Only the database knows which it is: the work must leave nothing behind but there.
 */
export async function onOrder<T>(
  { db, safe }: Opening,
  known: Order,
  work: (tx: Db, order: Order) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      await tx.later(sql`
        select must_hold(count(*) = 1) from (
          select from purchase where id = ${known.id} and version = ${known.version} for update) as held`)
      return work(tx, known)
    })
  } catch (error) {
    if (isOutage(error)) throw error
    // Also where the work itself refused: it may have looked at what is no longer so.
    return db.transaction(async (tx) => {
      const order = await lockOrder({ db: tx, safe }, known.id)
      if (!order) throw new Error('The order is gone.')
      return work(tx, order)
    })
  }
}

/** Somebody else's order is none. */
export const findOrder = (on: Opening, owner: Owner, id: string): Promise<Order | undefined> =>
  findOne(on, sql`id = ${idOrNone(id)} and ${ownedBy(owner)}`)

export const findOrderByKey = (on: Opening, owner: Owner, key: string): Promise<Order | undefined> =>
  findOne(on, sql`key = ${key} and ${ownedBy(owner)}`)

/** The order in which an item of the cart is being bought. */
export const findOrderOfCartItem = (on: Opening, owner: Owner, cartItemId: string): Promise<Order | undefined> =>
  findOne(
    on,
    sql`${ownedBy(owner)} and id = (
      select purchase_id from booking where cart_item_id = ${idOrNone(cartItemId)} order by created_at desc limit 1)`,
  )

/** Answers are people's own, and stand sealed with the purchase. */
const wantedJson = ({ answers: _, ...wanted }: BookingRecord['wanted']): string => JSON.stringify(wanted)

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

export interface NewPurchase {
  id: string
  owner: Owner
  agencyId: string | undefined
  key: string
  correlationId: string
  currency: string
  language: Language
  expiresAt: Instant
}

const timeOf = (instant: Instant): Sql => sql`to_timestamp(${instant}::double precision / 1000)`

/** Where the owner has begun one under this key already, the transaction fails (`wasMoved`). */
export async function putPurchase(tx: Db, purchase: NewPurchase): Promise<void> {
  const { id, owner, agencyId, key, correlationId, currency, language, expiresAt } = purchase
  await tx.later(sql`
    with begun as (
      insert into purchase (id, correlation_id, account_id, session_hash, agency_id, key, currency, language, expires_at, due_at)
      values (${id}, ${correlationId}, ${'accountId' in owner ? owner.accountId : null},
        ${'sessionHash' in owner ? owner.sessionHash : null}, ${agencyId ?? null}, ${key}, ${currency}, ${language},
        ${timeOf(expiresAt)}, ${timeOf(expiresAt)})
      on conflict do nothing returning id
    )
    select must_hold(count(*) = 1) from begun`)
}

export type NewBooking = Pick<
  BookingRecord,
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
  const { reference, purchaseId, position, bundle, cartItemId, product, supplier, offers, price, title } = booking
  await tx.later(sql`
    insert into booking (reference, purchase_id, position, bundle, cart_item_id, product, supplier, offers, wanted,
      requires, currency, price, changed, refusal, status, title, travel_start, travel_end)
    values (${reference}, ${purchaseId}, ${position}, ${bundle}, ${cartItemId}, ${product}, ${supplier},
      ${JSON.stringify(offers)}, ${wantedJson(booking.wanted)}, ${JSON.stringify(booking.requires)},
      ${price.currency}, ${price.minor}, ${json(booking.changed)}, ${json(booking.refusal)},
      ${booking.status}, ${title},
      ${booking.travelStart}, ${booking.travelEnd})`)
}

/** Whoever travels, whom to reach, and what they answered where that is told: sealed with the purchase's own id. */
export async function putPeople(
  tx: Db,
  safe: Pick<Safe, 'seal'>,
  id: string,
  { travelers, contact, answers }: { travelers: readonly Traveler[]; contact: Contact; answers?: Answers },
): Promise<void> {
  const seal = (value: unknown) => safe.seal(JSON.stringify(value), ownerOfSeal(id))
  const answered = answers ? sql`, answers = ${seal(answers)}` : sql``
  await tx.later(sql`
    update purchase set travelers = ${seal(travelers)}, contact = ${seal(contact)}${answered} where id = ${id}`)
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
  if (changes.holdUntil !== undefined)
    set.push(sql`hold_until = ${changes.holdUntil === null ? sql`null` : timeOf(changes.holdUntil)}`)
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
  await tx.later(sql`with moved as (${update})${event} select must_hold(count(*) = 1) from moved`)
}

export const noteEvent = (tx: Db, bookingId: string, kind: string, data: object = {}): Promise<void> =>
  tx.later(
    sql`insert into booking_event (booking_id, kind, data) values (${bookingId}, ${kind}, ${JSON.stringify(data)})`,
  )

/** To be asked for at once: the step that does it is written down in the same transaction. Answers what is kept. */
export async function putPayment(
  tx: Db,
  safe: Pick<Safe, 'seal'>,
  payment: Pick<PaymentRecord, 'id' | 'purchaseId' | 'method' | 'provider' | 'token' | 'amount'> & {
    bookingId?: string
  },
): Promise<PaymentRecord> {
  const { id, purchaseId, bookingId = null, method, provider, token, amount } = payment
  await tx.later(sql`
    insert into payment (id, purchase_id, booking_id, method, provider, token, status, currency, amount, created_at)
    values (${id}, ${purchaseId}, ${bookingId}, ${method}, ${provider}, ${safe.seal(token, ownerOfSeal(purchaseId))},
      'Authorizing', ${amount.currency}, ${amount.minor}, clock_timestamp())`)
  const nothing = { captured: { ...amount, minor: 0 }, reference: null, nextAction: null, reason: null }
  return { id, purchaseId, bookingId, method, provider, token, status: 'Authorizing', amount, ...nothing }
}

export interface PaymentChanges {
  reference?: string
  nextAction?: PaymentRecord['nextAction']
  reason?: string | null
  captured?: number
}

/** Only while it stands where it stood; else the transaction fails. */
export async function setPayment(
  tx: Db,
  { id, status }: Pick<PaymentRecord, 'id' | 'status'>,
  to: PaymentStatus,
  { reference, nextAction, reason, captured }: PaymentChanges = {},
): Promise<void> {
  await tx.later(sql`
    with moved as (update payment set status = ${to}, reference = coalesce(${reference ?? null}, reference),
      next_action = ${nextAction ? JSON.stringify(nextAction) : null}, reason = coalesce(${reason ?? null}, reason),
      captured = coalesce(${captured ?? null}::bigint, captured)
    where id = ${id} and status = ${status} returning id)
    select must_hold(count(*) = 1) from moved`)
}
