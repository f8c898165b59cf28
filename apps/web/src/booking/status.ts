import type { BookingShown } from '@portolan/contract/booking'
import type { TransactionStatus } from '@portolan/contract/shared'
import { hasTicket } from '@portolan/domain/product'
import { Check, CircleSlash, Clock, ClockAlert, Hourglass, type LucideIcon, Send, Ticket, Undo2, X } from 'lucide-react'
import type { MessageId } from '../i18n/messages.ts'
import type { BadgeTone } from '../ui/Badge.tsx'

interface StatusLook {
  word: MessageId
  tone: BadgeTone
  icon: LucideIcon
}

export const statusLooks: Record<TransactionStatus, StatusLook> = {
  Pending: { word: 'booking.status.pending', tone: 'neutral', icon: Clock },
  PendingHold: { word: 'booking.status.pending', tone: 'info', icon: Clock },
  OnHold: { word: 'booking.status.onHold', tone: 'warn', icon: Hourglass },
  PendingPurchase: { word: 'booking.status.pendingPurchase', tone: 'info', icon: Clock },
  Requested: { word: 'booking.status.requested', tone: 'info', icon: Send },
  Committed: { word: 'booking.status.confirmed', tone: 'ok', icon: Check },
  Ticketed: { word: 'booking.status.ticketed', tone: 'ok', icon: Ticket },
  PendingExchange: { word: 'booking.status.pendingExchange', tone: 'info', icon: Clock },
  PendingCancellation: { word: 'booking.status.pendingCancel', tone: 'info', icon: Clock },
  Cancelled: { word: 'booking.status.cancelled', tone: 'neutral', icon: CircleSlash },
  Ignored: { word: 'booking.status.expired', tone: 'accent', icon: ClockAlert },
  RequestDenied: { word: 'booking.status.denied', tone: 'danger', icon: X },
  Unsuccessful: { word: 'booking.status.unsuccessful', tone: 'danger', icon: X },
}

const released: StatusLook = { word: 'booking.status.released', tone: 'neutral', icon: CircleSlash }

export type StatusOf = Pick<BookingShown, 'status' | 'ended' | 'productType'>

/** A hold that somebody let go has not expired, although it ends in the same status. */
export function statusLook({ status, ended, productType }: StatusOf): StatusLook {
  if (ended === 'released') return released
  return statusLooks[status === 'Ticketed' && !hasTicket(productType) ? 'Committed' : status]
}

/** Money on its way back, or back: said beside the status, never instead of it. */
export const moneyBack: Partial<Record<string, StatusLook>> = {
  Refunding: { word: 'booking.money.refunding', tone: 'info', icon: Undo2 },
  PartiallyRefunded: { word: 'booking.money.partlyRefunded', tone: 'info', icon: Undo2 },
  Refunded: { word: 'booking.money.refunded', tone: 'info', icon: Undo2 },
  RefundFailed: { word: 'booking.money.refundFailed', tone: 'danger', icon: X },
}
