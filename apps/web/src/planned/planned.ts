import type { CartItem, CartStop } from '@portolan/contract/cart'
import type { Product } from '@portolan/domain/product'

/** Where somebody is to be, and when; times are local to the place. */
export type PlannedStop = CartStop

/** What stands in the cart, or is booked and to come. */
export interface PlannedThing {
  key: string
  source: 'cart' | 'booking'
  product: Product
  title: string
  /** YYYY-MM-DDTHH:mm, local to the place. */
  start: string
  end: string
  /** In the order in which one is there. */
  stops: readonly PlannedStop[]
  party?: NonNullable<CartItem['display']['party']>
}

/** YYYY-MM-DDTHH:mm of a local moment; a day stays a day. */
export const toMinute = (moment: string): string => moment.slice(0, 16)
