import { add, type Money, sum } from '@portolan/domain/money'
import type { SupplierProduct } from '@portolan/supplier/offer'
import type { Instant, Outcome } from '@portolan/supplier/outcome'
import type { CancelQuote, Purchase } from '@portolan/supplier/reservation'
import { type Refused, refuse } from '../refusal.ts'
import { type Booking, refundOf, stateOf, takesCapacity, totalOf } from './booking.ts'
import { shelves } from './catalogue/shelf.ts'
import { stockOf } from './inventory.ts'
import { unansweredOf } from './question.ts'
import { missingOf } from './requirement.ts'
import { locatorOf } from './seed.ts'
import { extrasOf, priceOf } from './terms.ts'
import { type Found, isExpired } from './token.ts'

/** What a write has done. */
export interface Done {
  readonly booking: Booking
  readonly quote?: CancelQuote
}

/** The supplier's own books. Everything happens in one go: two customers never see the same last seat. */
export interface Desk {
  remaining(identity: string): number
  take(found: readonly Found[], purchase: Purchase, state: 'held' | 'confirmed', key: string): Outcome<Done>
  confirm(locator: string, accept: Money): Outcome<Done>
  /** `accept`: the quote that the customer agreed to. */
  cancel(locator: string, accept: CancelQuote | undefined): Outcome<Done>
  find(locator: string): Booking | undefined
  forget(): void
}

export interface DeskParts {
  product: SupplierProduct
  holdSeconds: number
  now(): Instant
  /** In ten-thousandths of the item's own price. */
  priceFactor(): number
  /** In all, of each thing; absent: each has its own stock. */
  capacity(): number | undefined
  /** Whether it takes nothing that is not answered. */
  asks(): boolean
}

function checkAccepted(total: Money, accept: Money): Refused | undefined {
  if (accept.currency !== total.currency) return refuse('invalid', `The price is in ${total.currency}.`)
  return accept.minor < total.minor ? refuse('priceChanged', 'The price has gone up.') : undefined
}

const unknown = () => refuse('notFound', 'There is no such reservation.')

export function makeDesk({ product, holdSeconds, now, priceFactor, capacity, asks }: DeskParts): Desk {
  const bookings = new Map<string, Booking>()
  const byIdentity = new Map<string, Booking[]>()

  const remaining = (identity: string): number => {
    const live = (byIdentity.get(identity) ?? []).filter((booking) => takesCapacity(booking, now()))
    const items = live.flatMap(({ parts }) => parts).filter(({ item }) => item.identity === identity)
    return (capacity() ?? stockOf(identity)) - items.reduce((above, { item }) => above + item.units, 0)
  }

  /** The same thing may be wanted twice in one purchase. */
  const isLeft = (found: readonly Found[]): boolean =>
    found.every(({ item: { identity } }) => {
      const wanted = found.filter(({ item }) => item.identity === identity)
      return wanted.reduce((above, { item }) => above + item.units, 0) <= remaining(identity)
    })

  const priceExtras = ({ extras = [] }: Purchase, currency: string): Money | undefined => {
    const known = extrasOf(product, currency)
    const prices = extras.map(({ code, quantity }) => {
      const extra = known.find((other) => other.code === code)
      const isFine = extra && Number.isInteger(quantity) && quantity >= 1 && quantity <= (extra.max ?? 1)
      return isFine ? { minor: extra.price.minor * quantity, currency } : undefined
    })
    const fine = prices.filter((price) => price !== undefined)
    return fine.length === prices.length ? sum(fine, currency) : undefined
  }

  const enter = (booking: Booking): Done => {
    bookings.set(booking.locator, booking)
    for (const identity of new Set(booking.parts.map(({ item }) => item.identity)))
      byIdentity.set(identity, [...(byIdentity.get(identity) ?? []), booking])
    return { booking }
  }

  return {
    remaining,
    take(found, purchase, state, key) {
      const [first] = found
      if (!first) return refuse('invalid', 'Nothing is asked for.')
      const { currency } = first.item.base
      const fields = missingOf(purchase.travelers)
      if (fields.length > 0) return refuse('invalid', 'Something is missing of the travellers.', { fields })
      const unanswered = asks() ? unansweredOf(purchase) : []
      if (unanswered.length > 0) return refuse('invalid', 'A question is not answered.', { fields: unanswered })
      if (found.some((one) => isExpired(one, now()))) return refuse('offerExpired', 'The offer has expired.')
      const extras = priceExtras(purchase, currency)
      if (!extras) return refuse('invalid', 'An extra is not offered.')
      const prices = found.map(({ item }) => priceOf(item, priceFactor()))
      const total = totalOf(prices, extras)
      const refused = checkAccepted(total.total, purchase.accept)
      if (refused) return refused
      if (!isLeft(found)) return refuse('noAvailability', 'It has just been sold.')
      const parts = found.map(({ item }, index) => {
        const price = prices[index]?.total ?? item.base
        return { item, paid: index === 0 ? add(price, extras) : price }
      })
      const booking: Booking = {
        locator: locatorOf(`${key}/${bookings.size}`),
        parts,
        total,
        travelerRefs: purchase.travelers.map(({ ref }) => ref),
        paper: shelves[product].paper,
        holdUntil: now() + holdSeconds * 1000,
        state,
      }
      return { ok: true, value: enter(booking) }
    },
    confirm(locator, accept) {
      const booking = bookings.get(locator)
      if (!booking) return unknown()
      const state = stateOf(booking, now())
      if (state === 'released') return refuse('offerExpired', 'The reservation was not held any longer.')
      if (state !== 'held') return refuse('rejected', `The reservation is ${state}.`)
      const refused = checkAccepted(booking.total.total, accept)
      if (refused) return refused
      booking.state = 'confirmed'
      return { ok: true, value: { booking } }
    },
    cancel(locator, accept) {
      const booking = bookings.get(locator)
      if (!booking) return unknown()
      const state = stateOf(booking, now())
      if (!takesCapacity(booking, now())) return refuse('rejected', `The reservation is ${state} already.`)
      const quote = refundOf(booking, now())
      const isLess = accept !== undefined && (accept.expiresAt <= now() || accept.refund.minor > quote.refund.minor)
      if (isLess) return refuse('priceChanged', 'The refund is not the one that was quoted.')
      booking.state = state === 'held' ? 'released' : 'cancelled'
      return { ok: true, value: { booking, quote } }
    },
    find: (locator) => bookings.get(locator),
    forget() {
      bookings.clear()
      byIdentity.clear()
    },
  }
}
