import type { ExchangedWork } from '../checkout/steps/exchanged-work.ts'
import type { Piece } from '../platform/outbox.ts'
import { exchangeMail } from './mail/exchange.ts'
import { makePapers, moneyFor, readFor } from './papers.ts'
import type { BookingParts } from './parts.ts'
import type { Post } from './post.ts'
import { receiversOf } from './receivers.ts'
import { findSeller } from './seller-store.ts'
import { wholeOf } from './whole.ts'
import { codeKindFor } from './whose.ts'

/** The mail after an exchange, with the papers made anew, and a notice. */
export function makeExchanged(parts: BookingParts, post: Post) {
  const { db, safe, keeping, notices } = parts
  const papers = makePapers(parts)

  return async ({ bookingId, exchange: named }: ExchangedWork, piece: Piece): Promise<void> => {
    const order = await keeping.loadOfBooking({ db, safe }, bookingId)
    const booking = order?.bookings.find(({ id }) => id === bookingId)
    const last = booking?.exchange
    const exchange = named ?? last
    if (!order || !booking || !exchange || !last) return
    // Exchanged again meanwhile: the papers are those of the last one, and go with its mail.
    const isLast = exchange.round === last.round
    const whole = wholeOf(order, booking)
    const seller = await findSeller(db, order)
    for (const to of receiversOf(order, [whole], seller).keys()) {
      const money = moneyFor(codeKindFor(to, whole, order, seller), seller)
      const files = isLast ? await papers.files(whole, order, readFor(money, seller)) : []
      await post({
        order,
        bookings: [whole],
        to,
        seller,
        files,
        piece,
        write([linked], reader) {
          if (!linked) throw new Error('There is nothing to tell.')
          return exchangeMail({ ...linked, reader, exchange, hasDocuments: files.length > 0 }, order.language)
        },
      })
    }
    await notices.put(db, 'changed', bookingId)
  }
}
