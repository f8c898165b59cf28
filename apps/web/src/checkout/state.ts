import type { OrderItem, OrderRS } from '@portolan/contract/checkout'
import type { Amount, SaidDeadline, TakenLater, TransactionStatus } from '@portolan/contract/shared'
import { soldAs } from '@portolan/domain/may'
import { decimalOf, moneyOfNumber, sum } from '@portolan/domain/money'
import type { Say } from '../i18n/text.ts'

/**
 * Where one thing of the order stands for the customer. open: priced, nothing held. refused: the supplier could not be
 * asked, and may be asked again. failed: it cannot be had.
 */
export type LineState = 'open' | 'held' | 'asking' | 'bought' | 'expired' | 'refused' | 'failed'

const states: Readonly<Record<TransactionStatus, LineState>> = {
  Pending: 'open',
  PendingHold: 'asking',
  OnHold: 'held',
  PendingPurchase: 'asking',
  Requested: 'bought',
  Committed: 'bought',
  Ticketed: 'bought',
  PendingExchange: 'asking',
  PendingCancellation: 'asking',
  Cancelled: 'failed',
  Ignored: 'expired',
  RequestDenied: 'failed',
  Unsuccessful: 'failed',
}

/** What is held for other travellers than those who were given last has to be asked for again, too. */
const stateOf = ({ status, errors }: OrderItem): LineState =>
  (status === 'Pending' || status === 'OnHold') && (errors?.errors.length ?? 0) > 0 ? 'refused' : states[status]

/** What stands for the whole when its parts differ: the first of these that one of them has. */
const rank: readonly LineState[] = ['asking', 'failed', 'refused', 'expired', 'open', 'held', 'bought']

/** One item of the cart. The two halves of a return may be two bookings of two suppliers. */
export interface Line {
  id: string
  product: OrderItem['productType']
  title: string
  state: LineState
  bookings: readonly OrderItem[]
  /** What it is, as it stands now; of several bookings the cart tells it better. */
  words: readonly string[] | undefined
  /** Those that the words name. */
  deadlines: readonly SaidDeadline[] | undefined
  /** Local to the place. */
  start: string | undefined
  end: string | undefined
  price: Amount
  /** Part of the price: paid at the hotel or the desk. */
  payThere: Amount
  /** Part of that: the hotel takes it on a day before the stay. */
  takenLater: readonly TakenLater[]
  /** What it cost before, where that is to be agreed to. */
  was: Amount | undefined
  /** Why it could not be had, in the supplier's words. */
  reasons: readonly string[]
  /** Milliseconds since 1970. */
  holdUntil: number | undefined
  /** The same where it is left to be paid later. */
  laterUntil: number | undefined
}

/** Of one currency: an order has one. */
export function sumOf(amounts: readonly Amount[], currencyCode: string): Amount {
  const money = amounts.map(({ amount }) => moneyOfNumber(amount, currencyCode))
  return { currencyCode, amount: decimalOf(sum(money, currencyCode)) }
}

const earliest = (instants: readonly (string | undefined)[]): number | undefined => {
  const known = instants.flatMap((instant) => (instant === undefined ? [] : [Date.parse(instant)]))
  return known.length > 0 ? Math.min(...known) : undefined
}

function lineOf(id: string, bookings: readonly OrderItem[], product: Line['product'], currency: string): Line {
  const found = bookings.map(stateOf)
  const isChanged = bookings.some(({ changed }) => changed)
  const before = bookings.map(({ changed, price }) => changed?.old ?? price)
  return {
    ...{ id, product, bookings },
    title: [...new Set(bookings.map(({ title }) => title))].join(', '),
    words: bookings.length === 1 ? bookings[0]?.lines : undefined,
    deadlines: bookings.length === 1 ? bookings[0]?.deadlines : undefined,
    start: bookings.flatMap(({ travelStart = [] }) => travelStart).toSorted()[0],
    end: bookings
      .flatMap(({ travelStart = [], travelEnd = travelStart }) => travelEnd)
      .toSorted()
      .at(-1),
    state: rank.find((one) => found.includes(one)) ?? 'open',
    price: sumOf(
      bookings.map(({ price }) => price),
      currency,
    ),
    payThere: sumOf(
      bookings.flatMap(({ payThere }) => payThere ?? []),
      currency,
    ),
    takenLater: bookings.flatMap(({ takenLater }) => takenLater ?? []),
    was: isChanged ? sumOf(before, currency) : undefined,
    reasons: [...new Set(bookings.flatMap(({ errors }) => errors?.errors.map(({ stringValue }) => stringValue) ?? []))],
    holdUntil: earliest(bookings.map(({ holdExpires }) => holdExpires)),
    laterUntil: earliest(bookings.map(({ payLaterUntil, holdExpires }) => payLaterUntil ?? holdExpires)),
  }
}

/** The flight and the hotel of a package are one line. */
const productOf = (bookings: readonly OrderItem[]): Line['product'] | undefined =>
  soldAs(bookings.map(({ productType }) => ({ product: productType })))

/** Taken out of the order by its customer, or by the next order of the same things. */
const isReleased = ({ status, ended }: OrderItem): boolean => status === 'Ignored' && ended === 'released'

/** The order as the customer put it together, in its own sequence. What was taken out of it is no longer of it. */
export function linesOf({ items, total }: Pick<OrderRS, 'items' | 'total'>): Line[] {
  const stillIn = items.filter((item) => !isReleased(item))
  const ids = [...new Set(stillIn.map(({ cartItemId }) => cartItemId))]
  return ids.flatMap((id) => {
    const own = stillIn.filter(({ cartItemId }) => cartItemId === id)
    const [first] = own
    return first ? [lineOf(id, own, productOf(own) ?? first.productType, total.currencyCode)] : []
  })
}

/** What it is called as a whole: one thing by its name, several by their number. */
export const thingsOf = (lines: readonly Pick<Line, 'title'>[], t: Say): string | undefined => {
  const [first, ...others] = lines
  return others.length > 0 ? t('cart.items', { count: lines.length }) : first?.title
}

export const isPayable = ({ state }: Pick<Line, 'state'>): boolean => state === 'open' || state === 'held'

export const isAsking = (order: Pick<OrderRS, 'items'> | undefined): boolean =>
  order?.items.some((item) => stateOf(item) === 'asking') === true

export const pricesOf = (lines: readonly Line[], { total }: Pick<OrderRS, 'total'>): Amount =>
  sumOf(
    lines.map(({ price }) => price),
    total.currencyCode,
  )

/** What would be paid now: what cannot be had and what has to be asked for again is not counted. */
export const payableTotal = (lines: readonly Line[], order: Pick<OrderRS, 'total'>): Amount =>
  pricesOf(lines.filter(isPayable), order)

/** Of these, what is paid at the hotel or the desk. */
export const payThereOf = (lines: readonly Line[], currencyCode: string): Amount =>
  sumOf(
    lines.map(({ payThere }) => payThere),
    currencyCode,
  )

/** When the first of the holds ends. */
export function firstHold(lines: readonly Line[]): Line | undefined {
  const held = lines.filter(({ state, holdUntil }) => state === 'held' && holdUntil !== undefined)
  return held.toSorted((one, other) => (one.holdUntil ?? 0) - (other.holdUntil ?? 0))[0]
}

/** Until when all that is held waits for its money. */
export function laterEnd(lines: readonly Line[]): number | undefined {
  const ends = lines.flatMap(({ state, laterUntil }) => (state === 'held' ? (laterUntil ?? []) : []))
  return ends.length > 0 ? Math.min(...ends) : undefined
}

export type Step = 'travellers' | 'pay' | 'done'

/** The page that fits where the order stands, whatever the address asks for. */
export function stepFor(lines: readonly Line[], asked: Step): Step {
  const isBought = lines.some(({ state }) => state === 'bought')
  const canGoOn = lines.some(({ state }) => state === 'open' || state === 'held' || state === 'refused')
  if (isBought && !canGoOn && !lines.some(({ state }) => state === 'asking')) return 'done'
  // The supplier is at work on it: there is nothing to type meanwhile.
  if (lines.some(({ state }) => state === 'asking')) return asked === 'done' ? 'done' : 'pay'
  if (asked === 'pay' && !lines.some(isPayable)) return isBought ? 'done' : 'travellers'
  return asked
}
