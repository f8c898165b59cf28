import type { Db } from '../platform/db.ts'
import { sql } from '../platform/sql.ts'
import type { Line } from './history-line.ts'

/** What is written down of one booking by those who have the money, and by the supplier. Minor units. */
export interface BookedMoney {
  readonly id: string
  readonly reference: string
  /** Taken for it, by the ledger. */
  readonly paid: number
  /** Of that, what came from a card. */
  readonly paidByCard: number
  /** To be given back of it, by the ledger: from the moment on which it was agreed. */
  readonly owed: number
  /** Given back of it, by the books of the provider and of the agency's account. */
  readonly given: number
  readonly givenByCard: number
  /** Of that, what we have heard of: the rest may have been given or not, as far as anybody here can know. */
  readonly heard: number
  /** How often each sale was entered. */
  readonly sales: number
  /** How it stands with what is owed and not heard of. */
  readonly waiting: 'tried' | 'failed' | 'unsure' | undefined
  /** The supplier has it as sold. */
  readonly isBought: boolean
}

/** What those outside have taken for an order and given back: cards, and the agency's account. */
export interface Outside {
  readonly card: { readonly captured: number; readonly refunded: number; readonly reserved: number }
  readonly account: { readonly captured: number; readonly refunded: number; readonly reserved: number }
  /** Of all agencies together, whatever it is for. */
  readonly used: number
}

interface Entered {
  entry: string
  booking: string
  kind: string
  account: string
  amount: number
}

interface Refund {
  booking: string
  key: string
  amount: number
  isCard: boolean
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

const isPayer = ({ account }: Entered): boolean => account.startsWith('provider:') || account.startsWith('agency:')

/** The product asks for a person's help after so many tries; a node that dies may have counted one that never left it. */
const [surelyTried, surelyFailed] = [6, 8]

function waitingOf(keys: readonly string[], line: Line): BookedMoney['waiting'] {
  const open = keys.map((key) => line.triesOf(key)).filter(({ heard }) => heard !== 'done')
  if (open.some(({ count, heard }) => heard === 'refused' || count >= surelyFailed)) return 'failed'
  return open.every(({ count }) => count <= surelyTried) ? 'tried' : 'unsure'
}

/** Of the bookings of an order, in its order: by the ledger, by those who move the money and by the supplier. */
export async function readBooks(db: Db, line: Line, orderId: string): Promise<BookedMoney[]> {
  const bookings = await db.query<{ id: string; reference: string; isBought: boolean }>(sql`
    select id, reference, exists (select from house_reservation sale where sale.state = 'confirmed'
      and sale.locator = booking.locator and sale.supplier = booking.supplier) as "isBought"
    from booking where purchase_id = ${orderId} order by position`)
  const ids = bookings.map(({ id }) => id)
  const entered = await db.query<Entered>(sql`
    select entry.id::text as entry, entry.booking_id as booking, entry.kind, line.account, line.amount
    from ledger_entry entry join ledger_line line on line.entry_id = entry.id where entry.booking_id = any(${ids})`)
  const refunds = await db.query<Refund>(sql`
    select split_part(key, '.', 1) as booking, key, amount, true as "isCard" from test_refund
    where split_part(key, '.', 1) = any(${ids})
    union all select split_part(key, '.', 1), key, amount, false from credit_refund
    where split_part(key, '.', 1) = any(${ids})`)
  const asked = await db.query<{ booking: string; key: string }>(
    sql`select booking_id as booking, key from refund where booking_id = any(${ids})`,
  )
  for (const entry of new Set(entered.map((one) => one.entry)))
    if (sumOf(entered.filter((one) => one.entry === entry).map(({ amount }) => amount)) !== 0)
      throw new Error(`Entry ${entry} of the ledger does not come to zero.`)
  return bookings.map(({ id, reference, isBought }) => {
    const own = entered.filter(({ booking }) => booking === id)
    const moved = own.filter(isPayer)
    const taken = moved.filter(({ amount }) => amount > 0)
    const given = refunds.filter(({ booking }) => booking === id)
    const owed = -sumOf(moved.flatMap(({ amount }) => (amount < 0 ? amount : [])))
    const heard = sumOf(given.flatMap(({ key, amount }) => (line.triesOf(key).heard === 'done' ? amount : [])))
    const keys = asked.filter(({ booking }) => booking === id).map(({ key }) => key)
    return {
      id,
      reference,
      paid: sumOf(taken.map(({ amount }) => amount)),
      paidByCard: sumOf(taken.flatMap(({ account, amount }) => (account.startsWith('provider:') ? amount : []))),
      owed,
      given: sumOf(given.map(({ amount }) => amount)),
      givenByCard: sumOf(given.flatMap(({ isCard, amount }) => (isCard ? amount : []))),
      heard,
      sales: new Set(own.filter(({ kind }) => kind === 'sale').map(({ entry }) => entry)).size,
      waiting: owed > heard ? waitingOf(keys, line) : undefined,
      isBought,
    }
  })
}

/** A payment, and what was invoiced of it. Minor units. */
export interface InvoicedPayment {
  readonly id: string
  readonly captured: number
  readonly refunded: number
  readonly invoices: number
  readonly invoiced: number
  readonly credited: number
}

/** Of all that took money for an order. */
export const readInvoiced = (db: Db, orderId: string): Promise<InvoicedPayment[]> =>
  db.query<InvoicedPayment>(sql`
    select payment.id, captured, refunded, count(invoice.id) filter (where kind = 'invoice')::integer as invoices,
      coalesce(sum(total) filter (where kind = 'invoice'), 0)::bigint as invoiced,
      coalesce(sum(total) filter (where kind = 'creditNote'), 0)::bigint as credited
    from payment left join invoice on invoice.payment_id = payment.id
    where payment.purchase_id = ${orderId} and captured > 0 group by payment.id order by payment.created_at`)

/** By their own books; which charge is for which order is seen by the key that it was asked for under. */
export async function readOutside(db: Db, orderId: string): Promise<Outside> {
  const sums = sql`
    coalesce(sum(captured), 0)::bigint as captured, coalesce(sum(refunded), 0)::bigint as refunded,
    coalesce(sum(amount) filter (where status = 'authorized'), 0)::bigint as reserved`
  const keys = sql`select id || '.authorize' from payment where purchase_id = ${orderId}`
  const nothing = { captured: 0, refunded: 0, reserved: 0 }
  const card = await db.one<Outside['card']>(sql`select ${sums} from test_charge where key in (${keys})`)
  const account = await db.one<Outside['card']>(sql`select ${sums} from credit_hold where key in (${keys})`)
  const credit = await db.one<{ used: number }>(sql`select coalesce(sum(used), 0)::bigint as used from credit`)
  return { card: card ?? nothing, account: account ?? nothing, used: credit?.used ?? 0 }
}
