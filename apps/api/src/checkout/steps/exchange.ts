import { add, type Money } from '@portolan/domain/money'
import type { Outcome } from '@portolan/supplier/outcome'
import type { Reservation } from '@portolan/supplier/reservation'
import type { BookingExchange, BookingRecord } from '../../booking/booking.ts'
import type { AnySupplier } from '../../suppliers/registry.ts'
import { askingFor } from '../asking.ts'
import { giveBack } from '../give-back.ts'
import { raiseWork } from '../money-store.ts'
import { bookingIn, type Order, stepKey } from '../order.ts'
import { exchangedWork } from './exchanged-work.ts'
import { passes, refusalOf, writeOnce } from './hold.ts'
import { move, moving } from './move.ts'
import type { Entered, StepOutcome, StepParts, StepState } from './step.ts'

/** A supplier in trouble is asked again for so long; then the customer is told that nothing was exchanged. */
const patienceMs = 60_000

/** Asked so often in vain, a person should know of it. */
const alarmAfter = 6

/** Difference and fee together: what is paid now; below zero it comes back. */
const dueOf = ({ difference, fee }: Pick<BookingExchange, 'difference' | 'fee'>): Money => add(difference, fee)

/** The offers are the booking's own by then, or nobody's. */
export const ended = (exchange: BookingExchange, end: NonNullable<BookingExchange['end']>): BookingExchange => ({
  ...exchange,
  offers: [],
  end,
})

const isBought = ({ state }: Reservation<unknown>): boolean => state === 'confirmed' || state === 'fulfilled'

export function makeExchangeStep({ db, registry, books, outbox }: StepParts) {
  const keyOf = ({ id }: BookingRecord, { round }: BookingExchange) => stepKey({ id, round }, 'exchange')

  /** Under its key the supplier does it once, and tells afterwards that it did. */
  function ask(
    supplier: AnySupplier,
    order: Order,
    booking: BookingRecord,
    exchange: BookingExchange,
    isFresh: boolean,
  ): Promise<Outcome<Reservation<unknown>>> {
    return writeOnce(supplier, order, { key: keyOf(booking, exchange), isFresh }, async (context) => {
      const ref = booking.reservation?.ref
      if (!supplier.exchange || !ref)
        return { ok: false, error: { kind: 'unsupported', effect: 'none', retry: 'never', details: '' } }
      const offers = exchange.offers.map(({ supplier: whose, token }) => ({ supplier: whose, token }))
      const outcome = await supplier.exchange(
        { reservation: ref, offers, mode: 'commit', accept: dueOf(exchange.supplier) },
        context,
      )
      if (!outcome.ok) return outcome
      const { reservation } = outcome.value
      if (reservation) return { ok: true, value: reservation }
      const known = await supplier.retrieve(ref, askingFor(order))
      return known.ok ? known : { ok: false, error: { ...known.error, effect: 'unknown' } }
    })
  }

  /** What is dearer is paid next; what is cheaper goes back. An earlier quote of a cancellation holds no more. */
  const exchanged =
    (booking: BookingRecord, exchange: BookingExchange, reservation: Reservation<unknown>): Entered =>
    async (tx, order) => {
      const { offers, price, title, travelStart, travelEnd, difference, fee } = exchange
      await move(
        tx,
        booking,
        'exchangeOk',
        {
          ...{ offers, price, title, travelStart, travelEnd, reservation, locator: reservation.ref.locator },
          ...{ refusal: null, cancellation: null, exchange: ended(exchange, 'done') },
        },
        { key: keyOf(booking, exchange), was: booking.price, price, difference, fee },
      )
      if (exchange.paymentId !== null) return undefined
      const back = -dueOf(exchange).minor
      const shares = await giveBack(tx, {
        order,
        booking,
        key: `${booking.id}.exchange.${exchange.round}`,
        back,
        outbox,
      })
      const moved = shares.map(({ payment, amount }) => ({ payment, amount: { ...amount, minor: -amount.minor } }))
      await books.enterExchange(tx, { booking, exchange, moved })
      await outbox.put(tx, 'booking.exchanged', exchangedWork(booking))
      return undefined
    }

  return async ({ order, isFresh }: StepState, item: string): Promise<StepOutcome> => {
    const booking = bookingIn(order, item)
    const { exchange } = booking
    if (!exchange) throw new Error('There is nothing to exchange.')
    const supplier = registry.supplier(booking.supplier)
    const outcome = supplier && (await ask(supplier, order, booking, exchange, isFresh))
    if (outcome?.ok && isBought(outcome.value)) return exchanged(booking, exchange, outcome.value)
    if (!outcome || outcome.ok || outcome.error.effect === 'unknown') {
      if (order.tries >= alarmAfter) await raiseWork(db, 'exchange', booking.id)
      return 'later'
    }
    const { error } = outcome
    if (passes(error) && order.sinceMs < patienceMs) return 'later'
    const data = { key: keyOf(booking, exchange), kind: error.kind }
    const changes = { refusal: refusalOf(error), exchange: ended(exchange, 'refused') }
    return moving(booking, 'exchangeRefused', changes, data)
  }
}
