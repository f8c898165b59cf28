import type { ExchangedWork } from '../checkout/steps/exchanged-work.ts'
import type { Piece } from '../platform/outbox.ts'
import { exchangeMail } from './mail/exchange.ts'
import { makePapers, moneyFor, readFor } from './papers.ts'
import type { BookingParts } from './parts.ts'
import type { Post } from './post.ts'
import { receiversOf } from './receivers.ts'
import type { Again } from './refused-news.ts'
import { findSeller } from './seller-store.ts'
import { wholeOf } from './whole.ts'
import { addressOf, codeKindFor } from './whose.ts'

/** The mail after an exchange, with the papers made anew, and a notice. */
export function makeExchanged(parts: BookingParts, post: Post) {
  const { db, safe, keeping, notices } = parts
  const papers = makePapers(parts)

  return async ({ isAgain, ...payload }: ExchangedWork & Again, piece: Piece): Promise<void> => {
    const { bookingId, exchange: named } = payload
    const order = await keeping.loadOfBooking({ db, safe }, bookingId)
    const booking = order?.bookings.find(({ id }) => id === bookingId)
    const last = booking?.exchange
    const exchange = named ?? last
    if (!order || !booking || !exchange || !last) return
    // Exchanged again meanwhile: the papers are those of the last one, and go with its mail.
    const isLast = exchange.round === last.round
    const whole = wholeOf(order, booking)
    const seller = await findSeller(db, order)
    const owner = addressOf(whole, order, seller)
    for (const to of receiversOf(order, [whole], seller).keys()) {
      // A client's copy is no news: the papers can be sent to the client at any time.
      const isNews = to === owner
      if (isAgain && !isNews) continue
      const money = moneyFor(codeKindFor(to, whole, order, seller), seller)
      const files = isLast ? await papers.files(whole, order, readFor(money, seller)) : []
      await post({
        order,
        bookings: [whole],
        to,
        seller,
        files,
        piece,
        news: isNews ? { kind: 'booking.exchanged', payload } : undefined,
        write([linked], reader) {
          if (!linked) throw new Error('There is nothing to tell.')
          return exchangeMail({ ...linked, reader, exchange, hasDocuments: files.length > 0 }, order.language)
        },
      })
    }
    if (!isAgain) await notices.put(db, 'changed', bookingId)
  }
}
