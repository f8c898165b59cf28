import { isBought } from '@portolan/domain/booking/lifecycle'
import type { Order } from '../checkout/order.ts'
import type { PaperMoney } from '../document/paper.ts'
import type { Safe } from '../platform/crypto.ts'
import { describeFailure } from '../platform/log.ts'
import type { MailFile } from '../platform/mail.ts'
import type { Piece } from '../platform/outbox.ts'
import { documentsOf } from './document-names.ts'
import type { Confirmed } from './mail/booked-blocks.ts'
import { confirmationMail } from './mail/confirmation.ts'
import { makePapers, moneyFor, paperedOf, readFor } from './papers.ts'
import type { BookingParts } from './parts.ts'
import { asReserved } from './people.ts'
import type { Post, Posted } from './post.ts'
import { receiversOf } from './receivers.ts'
import { findSeller } from './seller-store.ts'
import { placeOf } from './view.ts'
import { type Whole, wholesOf } from './whole.ts'
import { codeKindFor } from './whose.ts'

interface Wish {
  purchaseId: string
  paymentId: string
  /** Only this one, sent again. */
  bookingId?: string
  /** Sealed: another address than the kept one. */
  to?: string
}

/** A mail waits this long for its papers. */
const paperPatienceMs = 10 * 60_000

const sealOwner = (purchaseId: string): string => `mail of ${purchaseId}`

/** What waits to be sent is in the database: addresses stand there sealed. */
export const sealAddress = (safe: Safe, email: string, purchaseId: string): string =>
  safe.seal(email, sealOwner(purchaseId))

/** The mail of the cancellation says what became of it. What was given back with its other half has none of its own. */
const isCancelledByBuyer = ({ status, cancellation }: Whole): boolean => status === 'Cancelled' && cancellation !== null

const locatorsOf = ({ parts }: Whole): string[] => [...new Set(parts.flatMap(({ locator }) => locator ?? []))]

interface Confirming extends Pick<Posted, 'order' | 'bookings' | 'to' | 'seller' | 'piece'> {
  /** Nobody waits for it to be sent without its papers. */
  isAgain: boolean
}

/** The mail after the purchase, with the papers: what was bought, and what was not. */
export function makeConfirmed({ db, safe, log, keeping, documents, notices }: BookingParts, post: Post) {
  const papers = makePapers({ documents })
  const paperOf = (booking: Whole, order: Order, money: PaperMoney) =>
    documents.paper(...asReserved(paperedOf(booking), order), { money })

  async function tell({ order, bookings, to, seller, isAgain, piece }: Confirming): Promise<void> {
    const files: MailFile[] = []
    const said = new Map<string, Pick<Confirmed, 'paper' | 'locators'>>()
    for (const booking of bookings) {
      const money = moneyFor(codeKindFor(to, booking, order, seller), seller)
      if (isBought(placeOf(booking)))
        said.set(booking.id, { paper: paperOf(booking, order, money), locators: locatorsOf(booking) })
      files.push(
        ...(await papers.files(booking, order, readFor(money, seller)).catch((error: unknown) => {
          // Tried again for a while; then the mail goes out all the same. A node that stops writes no more papers, which is
          // no reason to go without them: the next one writes them.
          if (isAgain || piece.signal.aborted || order.sinceMs < paperPatienceMs) throw error
          log.warn({ booking: booking.id, err: describeFailure(error) }, 'a mail goes without its papers')
          return []
        })),
      )
    }
    await post({
      order,
      bookings,
      to,
      seller,
      files,
      piece,
      write(linked, reader) {
        const [first, ...others] = linked.map(({ booking, link }) => ({ booking, link, ...said.get(booking.id) }))
        if (!first) throw new Error('A confirmation of nothing.')
        const hasDocuments = files.length > 0
        return confirmationMail({ reader, items: [first, ...others], hasDocuments }, order.language)
      },
    })
  }

  return async ({ purchaseId, paymentId, bookingId, to: sealed }: Wish, piece: Piece): Promise<void> => {
    const order = await keeping.load({ db, safe }, purchaseId)
    if (!order) return
    const paidFor = order.bookings.filter(
      (booking) => booking.paymentId === paymentId && (bookingId === undefined || booking.id === bookingId),
    )
    const bookings = wholesOf(order, paidFor).filter((whole) => !isCancelledByBuyer(whole))
    if (bookings.length === 0) return
    const named = sealed === undefined ? undefined : safe.open(sealed, sealOwner(purchaseId))
    const seller = await findSeller(db, order)
    const receivers =
      sealed === undefined ? receiversOf(order, bookings, seller) : new Map(named ? [[named, bookings]] : [])
    const isAgain = bookingId !== undefined
    for (const [to, theirs] of receivers) await tell({ order, bookings: theirs, to, seller, isAgain, piece })
    if (bookingId !== undefined) return
    for (const booking of bookings) if (documentsOf(booking).length > 0) await notices.put(db, 'confirmed', booking.id)
  }
}
