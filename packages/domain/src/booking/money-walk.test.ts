import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BookingEvent, type BookingPlace, isBought, isEnded, moveBooking } from './lifecycle.ts'
import { movePayment, type PaymentEvent, type PaymentStatus } from './payment.ts'

const price = 10_000

const bookingEvents: readonly BookingEvent[] = [
  ...(['holdSent', 'holdOk', 'holdRefused', 'priceChanged', 'refused', 'expire', 'ignore', 'requote'] as const),
  ...(['payStarted', 'declined', 'holdLost', 'confirmOk', 'confirmRefused', 'confirmOnRequest'] as const),
  ...(['requestAccepted', 'requestDenied', 'ticketed', 'exchangeSent', 'exchangeOk', 'exchangeRefused'] as const),
  ...(['cancelSent', 'cancelOk', 'cancelPartOk', 'cancelRefused'] as const),
]

const paymentEvents: readonly PaymentEvent[] = [
  ...(['authorizeSent', 'ok', 'declined', 'actionRequired', 'unknown', 'expire', 'captureSent'] as const),
  ...(['void', 'refundSent', 'okPart', 'failed', 'retry', 'settled'] as const),
]

/** What the provider has done, by its own books. */
interface Provider {
  reserved: number
  taken: number
  given: number
}

/** Each legal move of the payment, as the provider enters it. */
function enter(books: Provider, from: PaymentStatus, to: PaymentStatus, share: number): Provider {
  if (to === 'Authorized') return { ...books, reserved: price }
  if (to === 'Captured') return { ...books, reserved: 0, taken: books.taken + price }
  if (to === 'Voided' || (to === 'None' && from === 'Capturing')) return { ...books, reserved: 0 }
  if (to === 'PartiallyRefunded')
    return { ...books, given: books.given + Math.floor((books.taken - books.given) * share) }
  if (to === 'Refunded') return { ...books, given: books.taken }
  return books
}

/** One of the moves that are legal here; none where there is none. */
function pick<Event, To>(events: readonly Event[], move: (event: Event) => To | undefined, which: number): To[] {
  const all = events.flatMap((event) => move(event) ?? [])
  return all.length === 0 ? [] : all.slice(which % all.length, (which % all.length) + 1)
}

/** An `expect` in each of so many steps would take longer than the steps. */
const must = (holds: boolean, otherwise: string) => {
  if (!holds) throw new Error(otherwise)
}

test('30,000 random steps of booking and payment make no money from nothing', () => {
  const step = fc.record({
    isMoney: fc.boolean(),
    which: fc.nat(),
    share: fc.double({ min: 0, max: 0.99, noNaN: true }),
  })
  const seen = { taken: 0, given: 0 }
  fc.assert(
    fc.property(fc.array(step, { minLength: 100, maxLength: 100 }), (steps) => {
      let place: BookingPlace = { status: 'Pending' }
      let payment: PaymentStatus = 'None'
      let books: Provider = { reserved: 0, taken: 0, given: 0 }
      for (const { isMoney, which, share } of steps) {
        // Another payment follows one that was let go, another booking one that has come to its end.
        if (payment === 'Voided') payment = 'None'
        if (isEnded(place.status) && (payment === 'None' || payment === 'Refunded')) {
          place = { status: 'Pending' }
          payment = 'None'
          books = { reserved: 0, taken: 0, given: 0 }
        }
        // The saga captures what is bought and nothing else, gives back what was cancelled, and asks before it buys.
        const isBuying = isBought(place) || place.status === 'PendingPurchase'
        const may = { captureSent: isBought(place), refundSent: place.status === 'Cancelled', void: !isBuying }
        const money = paymentEvents.filter((event) => !(event in may) || may[event as keyof typeof may])
        const goods = bookingEvents.filter((event) => event !== 'confirmOk' || payment === 'Authorized')
        const [next] = isMoney ? pick(money, (event) => movePayment(payment, event), which) : []
        if (next) {
          books = enter(books, payment, next, share)
          payment = next
        } else [place = place] = pick(goods, (event) => moveBooking(place, event), which)
        const { reserved, taken, given } = books
        must(taken <= price, 'more taken than it costs')
        must(given <= taken, 'more given back than taken')
        must(taken === 0 || isBought(place) || place.status === 'Cancelled', 'taken for nothing')
        must(given === 0 || place.status === 'Cancelled', 'given back for what is not cancelled')
        must(reserved > 0 === (payment === 'Authorized' || payment === 'Capturing'), 'reserved without a payment')
        must((payment !== 'None' && payment !== 'Voided') || reserved + taken + given === 0, 'money without a payment')
        must(payment !== 'Refunded' || given === taken, 'not all of it given back')
        seen.taken += taken > 0 ? 1 : 0
        seen.given += given > 0 ? 1 : 0
      }
    }),
    { numRuns: 300 },
  )
  // The walks do come to where money moves: by the hundred, so that ten are never missed by chance.
  expect(Math.min(seen.taken, seen.given)).toBeGreaterThan(10)
})
