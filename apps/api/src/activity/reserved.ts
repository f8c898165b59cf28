import type { BookingRecord } from '../booking/booking.ts'
import { type Departure, departuresIn } from './departure.ts'
import { departureOf } from './detail.ts'

/** A booked departure: as it was reserved, else as it was offered. */
export interface Reserved extends Departure {
  /** The guide's own number, once there is one. */
  voucher: string | undefined
}

export function reservedBy({ offers, reservation }: Pick<BookingRecord, 'offers' | 'reservation'>): Reserved {
  const [first] = departuresIn(offers)
  if (!first) throw new Error('A booking of an activity without a departure.')
  return {
    offer: first.offer,
    detail: departureOf(reservation?.detail) ?? first.detail,
    voucher: reservation?.documents?.find(({ kind }) => kind === 'voucher')?.id,
  }
}
