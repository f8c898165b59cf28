import { isEnded } from '@portolan/domain/booking/lifecycle'
import { isMoneyMoving } from '@portolan/domain/booking/payment'
import type { BookingRecord } from '../booking/booking.ts'
import { giveUp } from './give-up.ts'
import { type Order, paymentsInHand } from './order.ts'
import type { LeftOrder, OrderParts, Orders } from './orders.ts'
import { freeKey } from './purchase-store.ts'
import { makeReleaseNow } from './release.ts'
import { onOrder } from './store.ts'

/** Begun or held, and nobody has paid for it. */
const isWaiting = ({ status }: BookingRecord): boolean => status === 'Pending' || status === 'OnHold'

/** A supplier or a bank is being asked at this moment, or the customer by the bank: what comes of that is not known. */
export const isAsked = (order: Order): boolean =>
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

interface Wanted {
  isOne(booking: BookingRecord): boolean
  /** The same goods begin another order, and are not found in this one. */
  freesKey?: boolean
}

/**
 * Takes bookings out of an order that is not paid. Their suppliers are asked for the holds back before anybody is asked
 * about the same goods again: who counts a customer's own hold would say that they are sold out.
 */
export function makeGiveUpHolds({ db, safe, registry, now, outbox, cartGoods, advance }: OrderParts) {
  const releaseNow = makeReleaseNow({ db, safe, registry })
  return async (order: Order, { isOne, freesKey = false }: Wanted): Promise<LeftOrder | undefined> => {
    const at = await now()
    const begun = await onOrder({ db, safe }, order, async (tx, current, turn) => {
      if (isAsked(current)) return undefined
      const left = current.bookings.filter((booking) => isWaiting(booking) && isOne(booking))
      await giveUp(tx, left, { outbox, cartGoods })
      if (freesKey) await freeKey(turn, current.id)
      return { left, planned: await advance.begin(tx, current.id, at, { turn }) }
    })
    if (!begun) return undefined
    const after = await advance.carryOn(begun.planned)
    const held = begun.left.flatMap(({ id, locator }) => (locator === null ? [] : [{ bookingId: id, locator }]))
    const stillHeld = await releaseNow(held)
    outbox.nudge()
    return { order: after, stillHeld }
  }
}

export function makeSetAside(parts: OrderParts): Orders['setAside'] {
  const giveUpHolds = makeGiveUpHolds(parts)
  return (order, itemIds) =>
    giveUpHolds(order, {
      isOne: ({ cartItemId }) => itemIds === undefined || (cartItemId !== null && itemIds.includes(cartItemId)),
      freesKey: itemIds === undefined,
    })
}
