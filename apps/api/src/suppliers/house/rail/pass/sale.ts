import { type Money, subtract, sum, zero } from '@portolan/domain/money'
import type { Price } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { RailPassDetail } from '@portolan/supplier/rail'
import type { CancelQuote, Reservation } from '@portolan/supplier/reservation'
import { feeOf, penaltiesOf } from './terms.ts'

/** A pass as it was sold. Plain data. */
export interface SoldPass {
  readonly identity: string
  readonly start: string
  readonly price: Price
  readonly detail: RailPassDetail
}

export interface Sale {
  readonly locator: string
  readonly state: 'held' | 'confirmed' | 'cancelled' | 'released'
  readonly heldUntil: Instant
  readonly items: readonly [SoldPass, ...SoldPass[]]
  readonly travelerRefs: readonly string[]
}

/** A hold ends by itself at its moment. */
export const stateOf = ({ state, heldUntil }: Pick<Sale, 'state' | 'heldUntil'>, now: Instant): Sale['state'] =>
  state === 'held' && heldUntil <= now ? 'released' : state

export const isLive = (sale: Sale, now: Instant): boolean => ['held', 'confirmed'].includes(stateOf(sale, now))

export const totalOf = (prices: readonly [Price, ...Price[]]): Price => {
  const totals = prices.map(({ total }) => total)
  return {
    total: sum(totals, prices[0].total.currency),
    lines: prices.flatMap(({ lines = [] }) => lines),
  }
}

const priceOf = ({ items: [first, ...others] }: Sale): Price =>
  totalOf([first.price, ...others.map(({ price }) => price)])

export const paidFor = (sale: Sale): Money => priceOf(sale).total

export function reservationOf(sale: Sale, supplier: string, now: Instant): Reservation<RailPassDetail> {
  const { locator, heldUntil, items, travelerRefs } = sale
  const state = stateOf(sale, now)
  const starts = items.map(({ start }) => start).sort()
  return {
    ref: { supplier, locator, provisional: state === 'held' },
    state,
    total: priceOf(sale),
    ...(state === 'held' && { holdUntil: heldUntil }),
    penalties: penaltiesOf(starts[0] ?? ''),
    ...(state === 'confirmed' && {
      documents: items.map((_, index) => ({ kind: 'ticket' as const, id: `${locator}-${index + 1}`, travelerRefs })),
    }),
    detail: items[0].detail,
  }
}

const quoteLife = 10 * 60_000

/** A hold is given back for nothing, because nothing was paid for it. */
export function refundOf(sale: Sale, now: Instant): CancelQuote {
  const paid = stateOf(sale, now) === 'confirmed' ? paidFor(sale) : zero(paidFor(sale).currency)
  const fees = paid.minor > 0 ? sale.items.map(({ price, start }) => feeOf(price.total, start, now)) : []
  const fee = sum(fees, paid.currency)
  return {
    ...{ id: `${sale.locator}-${now}`, refund: subtract(paid, fee), fee },
    ...{ expiresAt: now + quoteLife, to: 'original' },
  }
}
