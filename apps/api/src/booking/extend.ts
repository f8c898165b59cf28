import type { extendBooking } from '@portolan/contract/booking'
import type { Handler } from '../platform/serve.ts'
import type { Access } from './access.ts'
import type { BookingParts } from './parts.ts'

export function makeExtend({ orders, notices }: BookingParts, access: Access): Handler<typeof extendBooking> {
  return async ({ body }, context) => {
    const { order, booking, standing } = await access.findToChange(body.uniqueID.id, 'book', context)
    const holdUntil = await orders.extendHold(order, booking, async (tx) => {
      if (standing === 'colleague') await notices.put(tx, 'changed', booking.id)
    })
    return { success: true, ...(holdUntil !== null && { holdExpires: new Date(holdUntil).toISOString() }) }
  }
}
