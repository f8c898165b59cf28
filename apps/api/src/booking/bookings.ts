import type { Module } from '../platform/module.ts'
import { makeAccess } from './access.ts'
import { makeCancel } from './cancel.ts'
import { makeConfirmed } from './confirmed.ts'
import { makeContact } from './contact.ts'
import { makeCorrectInvoice } from './correct-invoice.ts'
import { makeDetails } from './details.ts'
import { makeDocument } from './document.ts'
import { makeBookingExchange } from './exchange.ts'
import { makeExchanged } from './exchange-told.ts'
import { makeExtend } from './extend.ts'
import { makeGuestAccess } from './guest-code.ts'
import { followOpenings } from './guest-code-store.ts'
import { makeExport, makeHistory } from './history.ts'
import { makeNamed } from './named.ts'
import { makeNews } from './news.ts'
import { makeOrderDocument } from './order-document.ts'
import { makeOwnInvoices } from './own-invoices.ts'
import type { BookingParts } from './parts.ts'
import { makePost } from './post.ts'
import { makePurge, type Purge } from './purge.ts'
import { makeReminder, type Reminder } from './reminder.ts'
import { makeResend } from './resend.ts'

export interface Bookings extends Module {
  reminder: Reminder
  purge: Purge
  /** What bookings are called, for whatever else speaks of them. */
  nameAll: ReturnType<typeof makeNamed>
}

/** The life of a booking after the sale. */
export function makeBooking(parts: BookingParts): Bookings {
  const { sessions, outbox } = parts
  const access = makeAccess(parts)
  const ownInvoices = makeOwnInvoices(parts)
  const { readDetails, readRail } = makeDetails(parts, access, ownInvoices)
  const guests = makeGuestAccess(parts, access)
  const post = makePost(parts)
  const tell = makeNews(parts, post)
  sessions.follow(followOpenings)
  outbox.handle('booking.confirmed', makeConfirmed(parts, post), { urgency: 'whenIdle', atOnce: 4 })
  outbox.handle('booking.cancelled', tell('cancelled'))
  outbox.handle('booking.exchanged', makeExchanged(parts, post))
  outbox.handle('booking.refunded', tell('refundPaid'))
  outbox.handle('booking.holdEnding', tell('holdEnding'))
  return {
    reminder: makeReminder(parts),
    purge: makePurge(parts),
    nameAll: makeNamed(parts),
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
      readBookingDocument: makeDocument(parts, access, ownInvoices),
      correctInvoice: makeCorrectInvoice(parts, access, ownInvoices),
      readOrderDocument: makeOrderDocument(parts),
      openBookingAsGuest: guests.open,
      revokeGuestAccess: guests.revoke,
      claimBooking: guests.claim,
    },
  }
}
