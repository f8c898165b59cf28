import type { CartGoodsDesk } from '../cart/checkout-store.ts'
import type { Module, Platform } from '../platform/module.ts'
import type { Reveal } from '../traveler/reveal.ts'
import { makeAdvance } from './advance.ts'
import { makeAlternatives, type SearchAll } from './alternatives.ts'
import { makeBeginOrder } from './begin-order.ts'
import { makeConfirm, makeQuote, makeRead } from './calls.ts'
import { makeOrderDesk, type OrderDesk } from './desk.ts'
import { makeExtendHold, makeKeepForLater } from './extend-hold.ts'
import { followSession } from './follow-store.ts'
import { makeGiveTravelers } from './give-travelers.ts'
import { type LeaveOrder, makeLeaveOrder } from './leave-order.ts'
import { makeLetOff } from './let-off.ts'
import type { MailsClient, Orders } from './orders.ts'
import type { CheckoutParts } from './parts.ts'
import { makePay } from './pay.ts'
import { makeReadPayment } from './payment-state.ts'
import { makeRecovery, type Recovery } from './recovery.ts'
import { makeRefund } from './refund.ts'
import { makeRelease } from './release.ts'
import { makeSetAside } from './set-aside.ts'
import { makeStart } from './start.ts'
import { loadOrderOfPayment } from './store.ts'

export interface Checkout extends Module {
  orders: Orders
  desk: OrderDesk
  recovery: Recovery
  /** For the cart: what is removed from it leaves the order that has it. */
  leaveOrder: LeaveOrder
}

type Parts = CheckoutParts &
  Pick<Platform, 'limits'> & {
    cartGoods: CartGoodsDesk
    reveal: Reveal
    mailsClient: MailsClient
    searchAll: SearchAll
  }

export function makeCheckout(parts: Parts): Checkout {
  const advance = makeAdvance(parts)
  const whole = { ...parts, advance }
  const extendHold = makeExtendHold(whole)
  const orders: Orders = {
    begin: makeBeginOrder(whole),
    give: makeGiveTravelers(whole),
    ...makePay(whole),
    extendHold,
    setAside: makeSetAside(whole),
    keepForLater: makeKeepForLater({ extendHold, log: parts.log }),
    advance,
  }
  parts.sessions.follow(followSession)
  parts.payments.onNews(async ({ provider, reference }) => {
    const order = await loadOrderOfPayment(parts, provider, reference)
    const payment = order?.payments.find((one) => one.provider === provider && one.reference === reference)
    if (order && payment?.status === 'ActionRequired') await orders.resume(order, payment)
  })
  parts.outbox.handle('booking.release', makeRelease(parts))
  parts.outbox.handle('booking.refund', makeRefund(parts))
  parts.outbox.handle('payment.letOff', makeLetOff(parts))
  return {
    orders,
    desk: makeOrderDesk(whole, orders),
    recovery: makeRecovery(parts, orders),
    leaveOrder: makeLeaveOrder(parts, orders),
    handlers: {
      startCheckout: makeStart(whole, orders),
      quoteCheckout: makeQuote(whole, orders),
      confirmCheckout: makeConfirm(whole, orders),
      readOrder: makeRead(whole),
      readOrderPayment: makeReadPayment(whole),
      findAlternatives: makeAlternatives(whole, parts.searchAll),
    },
  }
}
