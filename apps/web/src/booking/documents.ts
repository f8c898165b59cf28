import { documentAddress } from '../api/document-address.ts'
import type { MessageId } from '../i18n/messages.ts'
import { type Booking, isOnlyShown } from './model.ts'

export interface BookingDocument {
  id: string
  word: MessageId
  href: string
  /** The same paper without its price, for whoever travels but does not pay us. */
  withoutPrice?: string
  /** That one keeps what is paid on the spot: a train and a flight ask for nothing there. */
  keepsOnTheSpot?: boolean
}

const words: Partial<Record<string, MessageId>> = {
  ticket: 'booking.document.tickets',
  voucher: 'booking.document.voucher',
  receipt: 'booking.document.receipt',
  calendar: 'booking.document.calendar',
}

/** What the server says it has of the booking; a kind it learns later is offered under a plain word. */
export const documentsOf = (booking: Booking): BookingDocument[] =>
  (booking.facts.documents ?? []).map((id) => {
    const address = documentAddress(booking.summary.bookingId, id)
    const word = words[id] ?? 'booking.document.other'
    // A receipt without figures is none, and who only looks has all papers without.
    if (id === 'calendar' || id === 'receipt' || isOnlyShown(booking)) return { id, word, href: address }
    const keepsOnTheSpot = id === 'voucher'
    return { id, word, href: `${address}?price=with`, withoutPrice: `${address}?price=without`, keepsOnTheSpot }
  })
