import type { Module } from '../platform/module.ts'
import { type BookParts, makeBook } from './book.ts'
import { makeCalendar } from './calendar.ts'
import { makeSeatMap } from './seat-map.ts'
import { makeShop } from './shop.ts'
import { makeVerify } from './verify.ts'

/** Flights: searched, compared by days, priced again with what is chosen beside them, held and bought. */
export const makeAir = (parts: BookParts): Module => ({
  handlers: {
    searchFlights: makeShop(parts),
    compareFlightDates: makeCalendar(parts),
    verifyFlightPrice: makeVerify(parts),
    bookFlight: makeBook(parts),
    readSeatMap: makeSeatMap(parts),
  },
})
