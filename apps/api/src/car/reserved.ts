import type { BookingRecord } from '../booking/booking.ts'
import { rentalDetailOf } from './detail.ts'
import { type Rental, rentalOf } from './rental.ts'

type Told = Pick<BookingRecord, 'reservation' | 'offers'>

/** The rental of a booking, with the offer it was bought at; before anything is reserved, as it was offered. */
export function reservedBy({ reservation, offers }: Told): Rental & { confirmation: string | undefined } {
  const { offer, detail } = rentalOf(offers)
  const confirmation = reservation?.documents?.find(({ kind }) => kind === 'voucher')?.id
  return { offer, detail: rentalDetailOf(reservation?.detail) ?? detail, confirmation }
}
