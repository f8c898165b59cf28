import { type BookingPlace, isBought } from './lifecycle.ts'
import type { PaymentStatus } from './payment.ts'

/** One item of an order, as far as it decides what is to be done next. */
export interface PlannedItem extends BookingPlace {
  readonly id: string
  /** Items of one bundle are bought together or not at all: two halves of a return, flight and hotel of a package. */
  readonly bundle: number
  /** What would come back if it were cancelled after all, of 10,000 parts of its price. */
  readonly refundable: number
  /** Paid by the payment that is looked at. */
  readonly isPaidHere: boolean
  /** The exchange in hand, or the last one. */
  readonly exchange?: PlannedExchange | undefined
}

/** Other trains in place of those that were bought. Its money is asked for apart from the order's. */
export interface PlannedExchange {
  /** Absent: there is nothing to pay. */
  readonly payment?: PaymentStatus | undefined
  /** The supplier has done it. */
  readonly isDone: boolean
}

/** What is done next with an order: one thing, decided by what is written down and by nothing else. */
export type Action =
  | { readonly do: 'hold' | 'confirm' | 'letGo' | 'takeBack' | 'cancel' | 'ticket' | 'exchange'; readonly item: string }
  /** exchangeOf: the money is that of this item's exchange; absent: the order's. */
  | { readonly do: 'authorize' | 'capture' | 'void'; readonly exchangeOf?: string }

/** Neither bought nor about to be: refused, given up, or to be asked for again. */
const isMissing = (item: PlannedItem): boolean =>
  !isBought(item) && item.status !== 'PendingPurchase' && item.status !== 'Requested'

/** Wanted still, and not yet paid for; what it goes with cannot be had, and asking again will not help. */
function strandedIn(items: readonly PlannedItem[]): PlannedItem | undefined {
  const lost = new Set(
    items.filter(({ status }) => status === 'Unsuccessful' || status === 'RequestDenied').map(({ bundle }) => bundle),
  )
  return items.find(({ status, bundle }) => (status === 'OnHold' || status === 'Pending') && lost.has(bundle))
}

/** The one whose cancellation would cost most comes last: by then nothing else can fail. */
const byRisk = (one: PlannedItem, other: PlannedItem): number => other.refundable - one.refundable

function nextOfPurchase(items: readonly PlannedItem[], paid: readonly PlannedItem[]): Action | undefined {
  const broken = new Set(items.filter(isMissing).map(({ bundle }) => bundle))
  const inBroken = ({ bundle }: PlannedItem) => broken.has(bundle)
  const buying = paid.filter(({ status }) => status === 'PendingPurchase')
  const hopeless = buying.find(inBroken)
  if (hopeless) return { do: 'letGo', item: hopeless.id }
  const alone = paid.find((item) => item.status === 'Committed' && inBroken(item))
  if (alone) return { do: 'takeBack', item: alone.id }
  const [next] = buying.toSorted(byRisk)
  if (next) return { do: 'confirm', item: next.id }
  return { do: paid.some(isBought) ? 'capture' : 'void' }
}

/** The money is there before anything is exchanged, taken once it was, and let go when it was not. */
function nextOfExchange({ id, status, exchange }: PlannedItem): Action | undefined {
  const payment = exchange?.payment
  if (status !== 'PendingExchange') {
    if (payment === 'Capturing') return { do: 'capture', exchangeOf: id }
    return payment === 'Authorized' ? { do: exchange?.isDone ? 'capture' : 'void', exchangeOf: id } : undefined
  }
  if (payment === undefined || payment === 'Authorized') return { do: 'exchange', item: id }
  return payment === 'None' || payment === 'Authorizing' ? { do: 'authorize', exchangeOf: id } : undefined
}

function nextOfMoney(items: readonly PlannedItem[], payment: PaymentStatus | undefined): Action | undefined {
  const paid = items.filter(({ isPaidHere }) => isPaidHere)
  switch (payment) {
    case 'None':
    case 'Authorizing':
      return paid.some(({ status }) => status === 'PendingPurchase') ? { do: 'authorize' } : undefined
    case 'Authorized':
      return nextOfPurchase(items, paid)
    case 'Capturing':
      return { do: 'capture' }
    case 'Captured':
    case 'PartiallyRefunded': {
      const bare = paid.find(({ status }) => status === 'Committed')
      return bare && { do: 'ticket', item: bare.id }
    }
    default:
      return undefined
  }
}

/**
 * The saga of an order. Undefined: nothing can be done now without the customer, the supplier's later word or time.
 * A step that was begun and whose end is not known is planned again: whoever takes it asks first what became of it.
 */
export function planNext(items: readonly PlannedItem[], payment: PaymentStatus | undefined): Action | undefined {
  const held = items.find(({ status }) => status === 'PendingHold')
  if (held) return { do: 'hold', item: held.id }
  const stranded = strandedIn(items)
  if (stranded) return { do: 'letGo', item: stranded.id }
  const cancelling = items.find(({ status }) => status === 'PendingCancellation')
  if (cancelling) return { do: 'cancel', item: cancelling.id }
  const next = nextOfMoney(items, payment)
  if (next) return next
  for (const item of items) {
    const step = nextOfExchange(item)
    if (step) return step
  }
  return undefined
}
