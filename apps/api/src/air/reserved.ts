import type { AirDetail } from '@portolan/supplier/air'
import * as z from 'zod/mini'
import type { BookingRecord } from '../booking/booking.ts'
import { flightOf } from './detail.ts'
import type { Flight } from './flight.ts'

const reservation = z.object({ fares: z.array(z.unknown()).check(z.maxLength(20)) })

const flightsAmong = (details: readonly unknown[]): AirDetail[] => details.flatMap((detail) => flightOf(detail) ?? [])

/** What the supplier says that it has sold; one that tells less than was offered has not told all of it. */
function soldBy({ reservation: told, offers }: Pick<BookingRecord, 'reservation' | 'offers'>): AirDetail[] {
  const fares = flightsAmong(reservation.safeParse(told?.detail).data?.fares ?? [told?.detail])
  const offered = flightsAmong(offers.map(({ detail }) => detail))
  return fares.length >= offered.length ? fares : offered
}

/** The flights of a booking, each with the offer that it was bought at. */
export const reservedBy = (booking: Pick<BookingRecord, 'reservation' | 'offers'>): Flight[] =>
  soldBy(booking).flatMap((detail, index) => {
    const offer = booking.offers[index]
    return offer ? [{ offer, detail }] : []
  })
