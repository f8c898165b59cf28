import { isGivenBack, type PaymentStatus } from './payment.ts'

/** What the books say of the money of one booking. Sums are whole minor units of one currency. */
export interface BookingMoney {
  /** Of the payment that it was put into; null: none was begun for it. */
  readonly payment: { readonly status: PaymentStatus; readonly method: 'account' | 'token' } | null
  /** Taken by us for this booking, exchanges included. */
  readonly paid: number
  /** Given back to the customer of it, and there. */
  readonly refunded: number
  /** Of the refunds of this booking that are not there yet, the worst; null: all are. */
  readonly refund: 'Refunding' | 'RefundFailed' | null
  /** Ways in which its exchanges were paid. */
  readonly exchanges: readonly ('account' | 'token')[]
  /** Taken by the hotel or the rental office itself. */
  readonly there: number
  /** Whether it is the customer's: sold, and not given back as a whole. */
  readonly isBought: boolean
}

const isTaken = (status: PaymentStatus): boolean => status === 'Captured' || isGivenBack(status)

/**
 * Where the money for a booking is. One payment pays for many bookings, and each has its own share of it: what goes back
 * for one of them is no news of the others.
 */
export function paymentStatusOf({ payment, paid, refunded, refund, isBought }: BookingMoney): PaymentStatus {
  if (refund) return refund
  if (refunded > 0) return refunded < paid ? 'PartiallyRefunded' : 'Refunded'
  if (!payment) return 'None'
  if (!isTaken(payment.status)) return payment.status
  if (paid > 0) return 'Captured'
  // The others of the order were paid for. This one is paid on the spot, or was let go.
  return isBought ? 'None' : 'Voided'
}

export const paymentWays = ['card', 'account', 'there'] as const

/** By card, on the agency's account, or to the hotel or the rental office itself. */
export type PaymentWay = (typeof paymentWays)[number]

const wordOf = { token: 'card', account: 'account' } as const

/** In which ways a booking is paid, in the order of `paymentWays`; none: it is not paid at all. */
export function waysOf({ payment, paid, exchanges, there, isBought }: BookingMoney): PaymentWay[] {
  const taken = new Set<PaymentWay>(exchanges.map((method) => wordOf[method]))
  if (payment && paid > 0) taken.add(wordOf[payment.method])
  if (there > 0 && isBought) taken.add('there')
  return paymentWays.filter((way) => taken.has(way))
}

export const settlements = [...paymentWays, 'mixed', 'none'] as const

/** How a booking is paid: in one of these ways, in several of them, or not at all. */
export type Settlement = (typeof settlements)[number]

const settlementIn = ([way, ...others]: readonly PaymentWay[]): Settlement =>
  others.length > 0 ? 'mixed' : (way ?? 'none')

export const settlementOf = (money: BookingMoney): Settlement => settlementIn(waysOf(money))

/** What is said of the money of one part of a package. */
interface PartSettled {
  readonly paymentStatus: PaymentStatus
  readonly paymentWays: readonly PaymentWay[]
  readonly paid: number
  readonly refunded: number
}

/** Until all of it is there, the worst of it is what there is to say. */
const unsettled: readonly PaymentStatus[] = [
  'RefundFailed',
  'Refunding',
  'ActionRequired',
  'Authorizing',
  'Authorized',
  'Capturing',
]

/** A package is one purchase: its parts are paid and given back together, and what it says of its money is of all of them. */
export function settledTogether(parts: readonly PartSettled[]): {
  paymentStatus: PaymentStatus
  settlement: Settlement
  paymentWays: PaymentWay[]
} {
  const statuses = parts.map(({ paymentStatus }) => paymentStatus)
  const [paid, refunded] = [total(parts.map((part) => part.paid)), total(parts.map((part) => part.refunded))]
  const ways = paymentWays.filter((way) => parts.some((part) => part.paymentWays.includes(way)))
  return {
    paymentStatus: statusTogether(statuses, paid, refunded),
    settlement: settlementIn(ways),
    paymentWays: ways,
  }
}

function statusTogether(statuses: readonly PaymentStatus[], paid: number, refunded: number): PaymentStatus {
  const open = unsettled.find((status) => statuses.includes(status))
  if (open) return open
  if (refunded > 0) return refunded < paid ? 'PartiallyRefunded' : 'Refunded'
  if (paid > 0) return 'Captured'
  return statuses[0] ?? 'None'
}

const total = (sums: readonly number[]): number => sums.reduce((one, other) => one + other, 0)
