import { exchangeMail } from './mail/exchange.ts'
import { makePapers } from './papers.ts'
import type { BookingParts } from './parts.ts'
import type { Post } from './post.ts'
import { wholeOf } from './whole.ts'
import { contactOf } from './whose.ts'

/** The mail after an exchange, with the papers made anew, and a notice. */
export function makeExchanged(parts: BookingParts, post: Post) {
  const { db, safe, keeping, notices } = parts
  const papers = makePapers(parts)

  return async ({ bookingId }: { bookingId: string }, promisedAt: number): Promise<void> => {
    const order = await keeping.loadOfBooking({ db, safe }, bookingId)
    const booking = order?.bookings.find(({ id }) => id === bookingId)
    const exchange = booking?.exchange
    if (!order || !booking || !exchange) return
    const whole = wholeOf(order, booking)
    const to = contactOf(whole, order)?.email
    if (to !== undefined) {
      const files = await papers.files(whole, order)
      await post({
        order,
        bookings: [whole],
        to,
        files,
        promisedAt,
        write([linked], reader) {
          if (!linked) throw new Error('There is nothing to tell.')
          return exchangeMail({ ...linked, reader, exchange, hasDocuments: files.length > 0 }, order.language)
        },
      })
    }
    await notices.put(db, 'changed', bookingId)
  }
}
