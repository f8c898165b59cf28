import { setTimeout as pause } from 'node:timers/promises'
import { isPendingStatus } from '@portolan/domain/booking/lifecycle'
import { isMoneyMoving } from '@portolan/domain/booking/payment'
import { type Order, paymentsInHand } from './order.ts'
import { loadOrder, type Opening } from './store.ts'

const patienceMs = 25_000

/** Money that is on its way counts as well: it is read a moment after the bookings. */
const isMoving = (order: Order): boolean => paymentsInHand(order).some(({ status }) => isMoneyMoving(status))

const isSettled = (order: Order): boolean =>
  paymentsInHand(order).some(({ status }) => status === 'ActionRequired') ||
  (!isMoving(order) && order.bookings.every(({ status }) => !isPendingStatus(status)))

/** Another hand is at work on it, a second tab's or another node's: its end is waited for, as long as it is worth it. */
export async function settled(on: Opening, order: Order): Promise<Order> {
  const end = performance.now() + patienceMs
  let current = order
  for (let wait = 40; !isSettled(current) && performance.now() < end; wait = Math.min(500, wait * 1.5)) {
    await pause(wait)
    current = (await loadOrder(on, order.id)) ?? current
  }
  return current
}
