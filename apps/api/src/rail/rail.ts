import type { Module } from '../platform/module.ts'
import { makeBook } from './book.ts'
import { makeCalendar } from './calendar.ts'
import { makeConfirmRail } from './order.ts'
import type { RailParts } from './parts.ts'
import { makePassOrTickets } from './pass-or-tickets.ts'
import { makePassQuote } from './pass-quote.ts'
import { makeShop } from './shop.ts'

/** Tickets and passes: searched, compared, and priced again before travellers are asked for. */
export const makeRail = (parts: RailParts): Module => ({
  handlers: {
    searchTrains: makeShop(parts),
    compareTrainDates: makeCalendar(parts),
    quotePasses: makePassQuote(parts),
    comparePassWithTickets: makePassOrTickets(parts),
    bookRail: makeBook(parts),
    confirmRailBooking: makeConfirmRail(parts),
  },
})
