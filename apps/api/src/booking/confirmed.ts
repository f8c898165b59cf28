import type { Order } from '../checkout/order.ts'
import type { Safe } from '../platform/crypto.ts'
import { describeFailure } from '../platform/log.ts'
import type { MailFile } from '../platform/mail.ts'
import { documentsOf } from './document-names.ts'
import { confirmationMail } from './mail/confirmation.ts'
import { makePapers } from './papers.ts'
import type { BookingParts } from './parts.ts'
import type { Post, Posted } from './post.ts'
import { type Whole, wholesOf } from './whole.ts'
import { codeKindFor, contactOf } from './whose.ts'

interface Confirmed {
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

/** One mail for each address: a booking may have a contact of its own. */
function receiversOf(order: Order, bookings: readonly Whole[]): Map<string, Whole[]> {
  const receivers = new Map<string, Whole[]>()
  for (const booking of bookings) {
    const email = contactOf(booking, order)?.email
    if (email !== undefined) receivers.set(email, [...(receivers.get(email) ?? []), booking])
  }
  return receivers
}

interface Confirming extends Pick<Posted, 'order' | 'bookings' | 'to' | 'promisedAt'> {
  /** Nobody waits for it to be sent without its papers. */
  isAgain: boolean
}

/** The mail after the purchase, with the papers: what was bought, and what was not. */
export function makeConfirmed({ db, safe, log, keeping, documents, notices }: BookingParts, post: Post) {
  const papers = makePapers({ documents })

  async function tell({ order, bookings, to, isAgain, promisedAt }: Confirming): Promise<void> {
    const files: MailFile[] = []
    for (const booking of bookings) {
      const money = codeKindFor(to, booking, order) === 'look' ? 'none' : 'all'
      files.push(
        ...(await papers.files(booking, order, money).catch((error: unknown) => {
          // Tried again for a while; then whoever has bought is told so all the same.
          if (isAgain || order.sinceMs < paperPatienceMs) throw error
          log.warn({ booking: booking.id, err: describeFailure(error) }, 'a mail goes without its papers')
          return []
        })),
      )
    }
    await post({
      order,
      bookings,
      to,
      files,
      promisedAt,
      write([first, ...others], reader) {
        if (!first) throw new Error('A confirmation of nothing.')
        const hasDocuments = files.length > 0
        return confirmationMail({ reader, items: [first, ...others], hasDocuments }, order.language)
      },
    })
  }

  return async ({ purchaseId, paymentId, bookingId, to: sealed }: Confirmed, promisedAt: number): Promise<void> => {
    const order = await keeping.load({ db, safe }, purchaseId)
    if (!order) return
    const paidFor = order.bookings.filter(
      (booking) => booking.paymentId === paymentId && (bookingId === undefined || booking.id === bookingId),
    )
    const bookings = wholesOf(order, paidFor).filter((whole) => !isCancelledByBuyer(whole))
    if (bookings.length === 0) return
    const named = sealed === undefined ? undefined : safe.open(sealed, sealOwner(purchaseId))
    const receivers = sealed === undefined ? receiversOf(order, bookings) : new Map(named ? [[named, bookings]] : [])
    const isAgain = bookingId !== undefined
    for (const [to, theirs] of receivers) await tell({ order, bookings: theirs, to, isAgain, promisedAt })
    if (bookingId !== undefined) return
    for (const booking of bookings) if (documentsOf(booking).length > 0) await notices.put(db, 'confirmed', booking.id)
  }
}
