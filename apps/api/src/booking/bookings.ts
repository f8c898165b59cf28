import type { Module } from '../platform/module.ts'
import { makeAccess } from './access.ts'
import { makeCancel } from './cancel.ts'
import { makeConfirmed } from './confirmed.ts'
import { makeContact } from './contact.ts'
import { makeDetails } from './details.ts'
import { makeDocument } from './document.ts'
import { makeBookingExchange } from './exchange.ts'
import { makeExchanged } from './exchange-told.ts'
import { makeExtend } from './extend.ts'
import { makeGuestAccess } from './guest-code.ts'
import { followOpenings } from './guest-code-store.ts'
import { makeExport, makeHistory } from './history.ts'
import { makeNews } from './news.ts'
import type { BookingParts } from './parts.ts'
import { makePost } from './post.ts'
import { makePurge, type Purge } from './purge.ts'
import { makeReminder, type Reminder } from './reminder.ts'
import { makeResend } from './resend.ts'

export interface Bookings extends Module {
  reminder: Reminder
  purge: Purge
}

/** The life of a booking after the sale. */
export function makeBooking(parts: BookingParts): Bookings {
  const { sessions, outbox } = parts
  const access = makeAccess(parts)
  const { readDetails, readRail } = makeDetails(parts, access)
  const guests = makeGuestAccess(parts, access)
  const post = makePost(parts)
  const tell = makeNews(parts, post)
  sessions.follow(followOpenings)
  outbox.handle('booking.confirmed', makeConfirmed(parts, post), 'whenIdle')
  outbox.handle('booking.cancelled', tell('cancelled'))
  outbox.handle('booking.exchanged', makeExchanged(parts, post))
  outbox.handle('booking.refunded', tell('refundPaid'))
  outbox.handle('booking.holdEnding', tell('holdEnding'))
  return {
    reminder: makeReminder(parts),
    purge: makePurge(parts),
    handlers: {
      readBookingHistory: makeHistory(parts),
      exportBookingHistory: makeExport(parts),
      readBookingDetails: readDetails,
      readRailBooking: readRail,
      cancelBooking: makeCancel(parts, access),
      exchangeBooking: makeBookingExchange(parts, access),
      extendBooking: makeExtend(parts, access),
      changeBookingContact: makeContact(parts, access),
      resendBooking: makeResend(parts, access),
      readBookingDocument: makeDocument(parts, access),
      openBookingAsGuest: guests.open,
      revokeGuestAccess: guests.revoke,
      claimBooking: guests.claim,
    },
  }
}
