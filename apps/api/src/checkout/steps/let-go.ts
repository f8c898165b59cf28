import { itemLeft } from '../cart-left.ts'
import { bookingIn } from '../order.ts'
import { move, moving } from './move.ts'
import type { StepOutcome, StepParts, StepState } from './step.ts'

const withoutTheRest = { kind: 'rejected', details: '' } as const

/** Its other half cannot be had: it is not bought either, and what was held is given back. */
export function makeLetGo({ outbox, cartGoods }: StepParts) {
  return async ({ order }: StepState, item: string): Promise<StepOutcome> => {
    const booking = bookingIn(order, item)
    const isPaying = booking.status === 'PendingPurchase'
    return async (tx, now) => {
      const event = isPaying ? 'confirmRefused' : 'refused'
      await move(tx, booking, event, { refusal: withoutTheRest }, { reason: 'bundle' })
      if (booking.locator !== null) await outbox.put(tx, 'booking.release', { bookingId: booking.id })
      // Where money is on its way, the cart has its items back with it.
      if (!isPaying) await cartGoods.giveBack(tx, itemLeft(now.bookings, booking))
      return undefined
    }
  }
}

/** It is bought, its other half cannot be had: it is cancelled again, and nobody pays for it. */
export const makeTakeBack =
  () =>
  async ({ order }: StepState, item: string): Promise<StepOutcome> => {
    const booking = bookingIn(order, item)
    return moving(booking, 'cancelSent', { cancellation: null }, { reason: 'bundle' })
  }

export const makeTicket =
  () =>
  async ({ order }: StepState, item: string): Promise<StepOutcome> => {
    const booking = bookingIn(order, item)
    return moving(booking, 'ticketed')
  }
