import type { Module } from '../platform/module.ts'
import { makeAvail } from './avail.ts'
import { type BookParts, makeBooking } from './book.ts'
import { makeCalendar } from './calendar.ts'
import { makeConfirm } from './confirm.ts'
import { makeDescribe } from './describe.ts'
import { makePopularCities } from './popular.ts'

/** Hotels: cities and houses found, told of, compared by days; rooms priced again for their guests, held and bought. */
export function makeHotel(parts: BookParts): Module {
  const { hold, bookOnAccount } = makeBooking(parts)
  return {
    handlers: {
      listPopularCities: makePopularCities(parts),
      searchHotels: makeAvail(parts),
      describeHotel: makeDescribe(parts),
      compareHotelDates: makeCalendar(parts),
      confirmHotelGuests: makeConfirm(parts),
      holdHotel: hold,
      bookHotel: bookOnAccount,
    },
  }
}
