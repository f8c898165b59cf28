import type { Language } from '@portolan/domain/language'
import type { Money } from '@portolan/domain/money'
import type { Instant } from '@portolan/supplier/outcome'
import type { Piece } from '../platform/outbox.ts'
import { type CancelledPart, cancelledPartOf } from './cancelled-part.ts'
import { cancellationMail } from './mail/cancellation.ts'
import { holdReminderMail } from './mail/hold-reminder.ts'
import type { Linked, MailText, Reader } from './mail/letter.ts'
import { refundPaidMail } from './mail/refund-paid.ts'
import type { BookingParts, NoticeKind } from './parts.ts'
import type { Post } from './post.ts'
import type { Again } from './refused-news.ts'
import type { News } from './refused-news-store.ts'
import { findSeller } from './seller-store.ts'
import { type Whole, wholeOf } from './whole.ts'
import { addressOf } from './whose.ts'

interface Told extends Linked {
  reader: Reader
  timeZone: string
  /** What was given back this time. */
  amount: Money | undefined
  /** What of it was cancelled; undefined: all, or nothing. */
  part: CancelledPart | undefined
}

/** Undefined: it is so no more, and nobody need be told. */
type Write = (told: Told, language: Language) => MailText | undefined

const writers = {
  cancelled: ({ reader, booking, link, part }, language) =>
    cancellationMail({ reader, booking, link, part, cancellation: booking.cancellation ?? undefined }, language),
  refundPaid: ({ reader, booking, link, amount = booking.refunded }, language) =>
    refundPaidMail({ reader, booking, link, amount }, language),
  holdEnding({ reader, booking, link, timeZone }, language) {
    const { holdUntil } = booking
    return holdUntil === null ? undefined : holdReminderMail({ reader, booking, link, holdUntil, timeZone }, language)
  },
} satisfies Partial<Record<NoticeKind, Write>>

type Kind = keyof typeof writers

/** A reminder comes again by itself as soon as there is another address. */
const workOf: Readonly<Partial<Record<Kind, News['kind']>>> = {
  cancelled: 'booking.cancelled',
  refundPaid: 'booking.refunded',
}

interface Work extends Again {
  bookingId: string
  amount?: Money
  /** The end that is reminded of; entries of earlier versions name none. */
  holdUntil?: Instant
}

/**
 * Of what is held, the part whose hold ends first: a package is reminded of once. None where it was paid for or given up
 * since; nor where the mail comes too late, or the hold ends later now and is reminded of then.
 */
function endingOf({ status, holdUntil, parts }: Whole, now: Instant, promised = holdUntil): string | undefined {
  if (status !== 'OnHold' || holdUntil === null || holdUntil <= now || holdUntil !== promised) return undefined
  return parts.find((part) => part.status === 'OnHold' && part.holdUntil === holdUntil)?.id
}

/** What is told by one mail and one notice: cancelled, refunded, a hold that ends soon. */
export function makeNews({ config, db, safe, now, keeping, notices, views }: BookingParts, post: Post) {
  return (kind: Kind) =>
    async ({ isAgain, ...payload }: Work, piece: Piece): Promise<void> => {
      const { bookingId, amount, holdUntil } = payload
      const order = await keeping.loadOfBooking({ db, safe }, bookingId)
      const booking = order?.bookings.find(({ id }) => id === bookingId)
      if (!order || !booking) return
      const whole = wholeOf(order, booking)
      if (kind === 'holdEnding' && endingOf(whole, await now(), holdUntil) !== bookingId) return
      const seller = await findSeller(db, order)
      const to = addressOf(whole, order, seller)
      const timeZone = order.timeZone ?? config.timeZone
      const work = workOf[kind]
      const part = cancelledPartOf(whole, order, { views, language: order.language })
      if (to !== undefined)
        await post({
          order,
          bookings: [whole],
          to,
          seller,
          piece,
          news: work && { kind: work, payload },
          write([linked], reader) {
            const letter = linked && writers[kind]({ ...linked, reader, timeZone, amount, part }, order.language)
            if (!letter) throw new Error('There is nothing to tell.')
            return letter
          },
        })
      if (!isAgain) await notices.put(db, kind, whole.id)
    }
}
