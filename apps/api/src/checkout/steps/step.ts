import type { Instant } from '@portolan/supplier/outcome'
import type { CartGoodsDesk } from '../../cart/checkout-store.ts'
import type { Db } from '../../platform/db.ts'
import type { Order } from '../order.ts'
import type { CheckoutParts } from '../parts.ts'
import { wasMoved } from '../store.ts'

export interface StepParts extends CheckoutParts {
  cartGoods: CartGoodsDesk
}

/** Where a step stands. */
export interface StepState {
  order: Order
  now: Instant
  /** It was written down by us a moment ago and sent by nobody: else it is asked first what became of it. */
  isFresh: boolean
}

/**
 * What became of a step: how it is entered, in one transaction with what follows from it; or that nobody knows, and it
 * is looked at again later. Where it is known what becomes of the order by it, that is answered, and the order need not
 * be read again for the next step.
 */
export type Entered = (tx: Db, order: Order) => Promise<Order | undefined>

export type StepOutcome = Entered | 'later'

/** It moved meanwhile, by another hand: nothing is entered, and the order is looked at afresh. */
export class MovedMeanwhile extends Error {
  override name = 'MovedMeanwhile'
}

/** Seen by us, or by the database. */
export const isMovedMeanwhile = (error: unknown): boolean => error instanceof MovedMeanwhile || wasMoved(error)
