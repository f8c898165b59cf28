import type { UserInfo } from '@portolan/contract/account'
import type { BookingCancelRS, BookingDetailsRS, BookingHistoryRS, BookingShown } from '@portolan/contract/booking'
import type { RailResRetrieveRS } from '@portolan/contract/rail-booking'
import { accountState } from '../session/account-state.ts'
import { cartState } from '../session/cart-state.ts'
import { makeStore } from '../session/store.ts'
import type { Reservation } from './model.ts'

/** Section 3 of the specification, 'Booking state', name by name. */
export interface BookingState {
  bookingHistoryRS: BookingHistoryRS | null
  selectedBooking: BookingShown | null
  bookingDetailsRS: BookingDetailsRS | RailResRetrieveRS | null
  bookingDetails: Reservation | null
  userInfo: UserInfo | null
  cancelRS: BookingCancelRS | null
  /** The JSON text of one item each, as the server told it. */
  shoppingCart: readonly string[]
  cartNumber: number
}

export const emptyBookingState: BookingState = {
  bookingHistoryRS: null,
  selectedBooking: null,
  bookingDetailsRS: null,
  bookingDetails: null,
  userInfo: null,
  cancelRS: null,
  shoppingCart: [],
  cartNumber: 0,
}

const cartNow = (): Pick<BookingState, 'shoppingCart' | 'cartNumber'> => {
  const { goods } = cartState.read()
  return { shoppingCart: goods, cartNumber: goods.length }
}

export const bookingState = makeStore<BookingState>({ ...emptyBookingState, ...cartNow() })

cartState.subscribe(() => bookingState.write(cartNow()))

let reader = accountState.read().accountInfo?.id

/** Whoever logs in next on this device finds nothing of the one before. */
accountState.subscribe(() => {
  const id = accountState.read().accountInfo?.id
  if (id === reader) return
  reader = id
  bookingState.write({ ...emptyBookingState, ...cartNow() })
})
