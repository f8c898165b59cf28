import type { BookingEvent as Happening } from '@portolan/domain/booking/lifecycle'
import { onClock } from '@portolan/domain/date'
import { hasTicket } from '@portolan/domain/product'
import type { MessageId } from '../i18n/messages.ts'
import type { Terms } from '../moment/use-moments.ts'
import { goodsOf } from './goods/goods-of.ts'
import { type Booking, isBought, spanOfStay } from './model.ts'

/** A line of the booking's history: an instant of ours, a deadline of its terms, or a local moment of the journey. */
export interface BookingEvent {
  key: string
  word: MessageId
  /** What it is about: 'TGV Lyria 9203'. */
  about?: string
  at: { instant: string } | { terms: Terms } | { local: string }
  isAhead: boolean
}

/** What is worth telling; what is only asked for and answered at once is not. */
const words: Partial<Record<string, MessageId>> & Partial<Record<Happening, MessageId>> = {
  holdOk: 'booking.event.held',
  priceChanged: 'booking.event.priceChanged',
  refused: 'booking.event.refused',
  expire: 'booking.event.expired',
  ignore: 'booking.event.released',
  payStarted: 'booking.event.payStarted',
  declined: 'booking.event.declined',
  holdLost: 'booking.event.expired',
  confirmOk: 'booking.event.confirmed',
  confirmRefused: 'booking.event.refused',
  confirmOnRequest: 'booking.status.requested',
  requestAccepted: 'booking.event.confirmed',
  requestDenied: 'booking.status.denied',
  ticketed: 'booking.status.ticketed',
  exchangeOk: 'booking.event.exchanged',
  exchangeRefused: 'booking.event.exchangeRefused',
  cancelSent: 'booking.event.cancelSent',
  cancelOk: 'booking.status.cancelled',
  cancelPartOk: 'booking.event.partCancelled',
  cancelRefused: 'booking.event.cancelRefused',
  mailRefused: 'booking.event.mailRefused',
  newsRefused: 'booking.event.mailRefused',
}

const pastOf = ({ summary, facts }: Booking): BookingEvent[] => [
  { key: 'booked', word: 'booking.event.begun', at: { instant: summary.createDateTime }, isAhead: false },
  ...(facts.timeline ?? []).flatMap(({ kind, at }, index): BookingEvent[] => {
    const word = kind === 'ticketed' && !hasTicket(summary.productType) ? 'booking.status.confirmed' : words[kind]
    return word ? [{ key: `${index}/${kind}`, word, at: { instant: at }, isAhead: false }] : []
  }),
]

/** A stay begins when its house is ready. */
function arrivalOf(summary: Booking['summary'], reservation: Booking['reservation'], now: number): BookingEvent[] {
  const stay = goodsOf(reservation)?.stay
  if (!stay) return []
  const local = spanOfStay(summary).travelStart ?? stay.checkIn
  const isAhead = Date.parse(local) > now
  return [{ key: 'checkIn', word: 'booking.event.checkIn', about: stay.name, at: { local }, isAhead }]
}

/** Up to when it can be paid for, given back at each price, and then the departures. */
function aheadOf({ summary, reservation, facts }: Booking, now: number): BookingEvent[] {
  const { status, holdExpires } = summary
  const isLive = isBought(summary) || status === 'OnHold'
  if (!isLive) return []
  const hold: BookingEvent[] =
    status === 'OnHold' && holdExpires
      ? [{ key: 'hold', word: 'booking.event.holdEnds', at: { instant: holdExpires }, isAhead: true }]
      : []
  const ends = new Map((facts.penalties ?? []).map(({ deadline }) => [deadline?.absoluteDeadline ?? '', deadline]))
  const deadlines = [...ends].flatMap(([instant, terms]): BookingEvent[] =>
    terms && Date.parse(instant) > now
      ? [{ key: `deadline/${instant}`, word: 'booking.event.refundChanges', at: { terms }, isAhead: true }]
      : [],
  )
  const rides = (goodsOf(reservation)?.ways ?? []).flatMap(({ key, rides: all }) =>
    all.map(
      (ride): BookingEvent => ({
        key: `${key}/${ride.key}`,
        word: 'booking.event.departure',
        about: ride.service,
        at: { local: ride.departure },
        isAhead: Date.parse(ride.departure) > now,
      }),
    ),
  )
  return [...hold, ...deadlines, ...rides, ...arrivalOf(summary, reservation, now)]
}

function momentOf({ at }: BookingEvent): number {
  if ('instant' in at) return Date.parse(at.instant)
  return 'terms' in at ? Date.parse(at.terms.absoluteDeadline ?? '') : onClock(at.local)
}

/** What happened in the order it happened, then what is to come. */
export const eventsOf = (booking: Booking, now: number): BookingEvent[] => [
  ...pastOf(booking),
  ...aheadOf(booking, now).toSorted((one, other) => momentOf(one) - momentOf(other)),
]
