import { isEnded } from '@portolan/domain/booking/lifecycle'
import { isMoneyMoving } from '@portolan/domain/booking/payment'
import type { BookingRecord } from '../booking/booking.ts'
import { giveUp } from './give-up.ts'
import { type Order, paymentsInHand } from './order.ts'
import type { OrderParts, Orders } from './orders.ts'
import { freeKey } from './purchase-store.ts'
import { onOrder } from './store.ts'

/** Begun or held, and nobody has paid for it. */
const isWaiting = ({ status }: BookingRecord): boolean => status === 'Pending' || status === 'OnHold'

/** A supplier or a bank is being asked at this moment, or the customer by the bank: what comes of that is not known. */
const isAsked = (order: Order): boolean =>
  order.bookings.some(({ status }) => status === 'PendingHold' || status === 'PendingPurchase') ||
  paymentsInHand(order).some(({ status }) => isMoneyMoving(status) || status === 'ActionRequired')

/** Items of the cart that an order has taken, and that are not paid for. */
export const waitingItems = ({ bookings }: Order): string[] => [
  ...new Set(bookings.filter(isWaiting).flatMap(({ cartItemId }) => cartItemId ?? [])),
]

/** Nothing came of it in this order: the item is the customer's again. */
export const isGivenUp = ({ bookings }: Order, itemId: string): boolean =>
  bookings.every(({ cartItemId, status }) => cartItemId !== itemId || status === 'Ignored' || isEnded(status))

/** Something was taken out of it, or was held no longer: it would be named, priced and asked for again with the rest. */
export const hasLost = ({ bookings }: Order): boolean => bookings.some(({ status }) => status === 'Ignored')

export function makeSetAside({ db, safe, now, outbox, cartGoods, advance }: OrderParts): Orders['setAside'] {
  return async (order, itemIds) => {
    const at = await now()
    const isOne = ({ cartItemId }: BookingRecord) =>
      itemIds === undefined || (cartItemId !== null && itemIds.includes(cartItemId))
    const begun = await onOrder({ db, safe }, order, async (tx, current, turn) => {
      if (isAsked(current)) return undefined
      const left = current.bookings.filter((booking) => isWaiting(booking) && isOne(booking))
      await giveUp(tx, left, { outbox, cartGoods })
      if (itemIds === undefined) await freeKey(turn, current.id)
      return advance.begin(tx, current.id, at, { turn })
    })
    if (!begun) return false
    await advance.carryOn(begun)
    outbox.nudge()
    return true
  }
}
