import { add, type Money, subtract, sum } from '@portolan/domain/money'
import type { Price } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { CancelQuote, Reservation, TravelPaper } from '@portolan/supplier/reservation'
import type { Item, SimulatedDetail } from './item.ts'
import { feeOf, penaltiesOf } from './terms.ts'

/** An item and what was paid for it, extras included. */
interface Part {
  readonly item: Item
  readonly paid: Money
}

/** In the supplier's books; `state` changes, the rest stays as it was sold. */
export interface Booking {
  readonly locator: string
  readonly parts: readonly Part[]
  readonly total: Price
  readonly travelerRefs: readonly string[]
  readonly paper: TravelPaper['kind']
  /** While held. */
  readonly holdUntil: Instant
  state: 'held' | 'confirmed' | 'cancelled' | 'released'
}

/** A hold ends by itself at its moment: nobody has to be awake for it. */
export const stateOf = ({ state, holdUntil }: Booking, now: Instant): Booking['state'] =>
  state === 'held' && holdUntil <= now ? 'released' : state

export const takesCapacity = (booking: Booking, now: Instant): boolean =>
  ['held', 'confirmed'].includes(stateOf(booking, now))

function detailOf(parts: readonly Part[]): SimulatedDetail {
  const details = parts.map(({ item }) => item.detail)
  const starts = details.map(({ start }) => start).sort()
  const ends = details.map(({ end }) => end).sort()
  return {
    title: details.map(({ title }) => title).join(' + '),
    lines: details.flatMap(({ lines }) => lines),
    start: starts.at(0) ?? '',
    end: ends.at(-1) ?? '',
    picture: details[0]?.picture ?? '',
  }
}

export function reservationOf(booking: Booking, supplier: string, now: Instant): Reservation<SimulatedDetail> {
  const { locator, parts, total, travelerRefs, paper, holdUntil } = booking
  const state = stateOf(booking, now)
  const [first] = parts
  return {
    ref: { supplier, locator, provisional: state === 'held' },
    state,
    total,
    ...(state === 'held' && { holdUntil }),
    // Several things under several terms have no common list; each offer told its own.
    ...(first && parts.length === 1 && { penalties: penaltiesOf(first.item) }),
    ...(state === 'confirmed' && { documents: [{ kind: paper, id: `${locator}-1`, travelerRefs }] }),
    detail: detailOf(parts),
  }
}

const quoteLife = 10 * 60_000

/** A hold is given back for nothing, because nothing was paid for it. */
export function refundOf(booking: Booking, now: Instant): CancelQuote {
  const { locator, parts, total } = booking
  const { currency } = total.total
  const isPaid = stateOf(booking, now) === 'confirmed'
  const paid = isPaid ? total.total : { minor: 0, currency }
  const fees = isPaid ? parts.map(({ item, paid: price }) => feeOf(item, price, now)) : []
  const fee = sum(fees, currency)
  return { id: `${locator}-${now}`, refund: subtract(paid, fee), fee, expiresAt: now + quoteLife, to: 'original' }
}

export const totalOf = (prices: readonly Price[], extras: Money): Price => ({
  total: add(
    sum(
      prices.map(({ total }) => total),
      extras.currency,
    ),
    extras,
  ),
  taxes: sum(
    prices.flatMap(({ taxes }) => (taxes ? [taxes] : [])),
    extras.currency,
  ),
  lines: [
    ...prices.flatMap(({ lines = [] }) => lines),
    ...(extras.minor > 0 ? [{ code: 'extras', quantity: 1, amount: extras }] : []),
  ],
})
