import { writingFor } from './asking.ts'
import { noteEvent, setBooking } from './booking-store.ts'
import { giveUp } from './give-up.ts'
import { ownPart } from './own-part.ts'
import { putPayment } from './payment-store.ts'
import { putContact, putPeople } from './purchase-store.ts'
import { settled } from './settled.ts'
import { move } from './steps/move.ts'
import { bookingColumns, findOrder, loadOrder, loadOrderOfBooking, lockOrder } from './store.ts'

/** How orders are read, moved and written down by those who look after bookings: so that there is one way of each. */
export const orderAccess = {
  find: findOrder,
  ownPart,
  load: loadOrder,
  loadOfBooking: loadOrderOfBooking,
  lock: lockOrder,
  move,
  set: setBooking,
  giveUp,
  note: noteEvent,
  putPeople,
  putContact,
  putPayment,
  settled,
  writing: writingFor,
  columns: bookingColumns,
}

export type OrderAccess = typeof orderAccess
