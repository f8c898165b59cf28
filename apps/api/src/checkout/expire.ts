import type { Instant } from '@portolan/supplier/outcome'
import type { BookingRecord } from '../booking/booking.ts'
import type { CartGoodsDesk } from '../cart/checkout-store.ts'
import type { Db } from '../platform/db.ts'
import type { Platform } from '../platform/module.ts'
import type { LetOff } from './let-off.ts'
import { challengeLife } from './look.ts'
import { type Order, type PaymentRecord, paymentsInHand } from './order.ts'
import { decline } from './steps/authorise.ts'
import { move } from './steps/move.ts'

const hasEnded = ({ status, holdUntil }: BookingRecord, expiresAt: Instant, at: Instant): boolean =>
  (status === 'Pending' && expiresAt <= at) || (status === 'OnHold' && holdUntil !== null && holdUntil <= at)

interface Parts {
  cartGoods: CartGoodsDesk
  outbox: Pick<Platform['outbox'], 'put'>
}

const letOffOf = ({ id, provider, reference }: PaymentRecord): LetOff => ({ paymentId: id, provider, reference })

/** Time itself is an event: offers and holds end, and a challenge that nobody answers is given up. True: something moved. */
export async function expireDue(tx: Db, order: Order, at: Instant, { cartGoods, outbox }: Parts): Promise<boolean> {
  const ended = order.bookings.filter((booking) => hasEnded(booking, order.expiresAt, at))
  for (const booking of ended) await move(tx, booking, 'expire', { locator: null, holdUntil: null })
  await cartGoods.giveBack(
    tx,
    ended.flatMap(({ cartItemId }) => cartItemId ?? []),
  )
  const waiting = paymentsInHand(order).filter(({ status }) => status === 'ActionRequired')
  const givenUp = order.sinceMs >= challengeLife ? waiting : []
  for (const payment of givenUp) {
    await decline(tx, order, payment, 'challenge_expired')
    // The customer may answer after all, and the bank would keep the money back for nothing.
    await outbox.put(tx, 'payment.letOff', letOffOf(payment))
  }
  return ended.length > 0 || givenUp.length > 0
}
