import type { Order } from '../checkout/order.ts'
import { hashOf } from '../platform/crypto.ts'
import type { MailFile } from '../platform/mail.ts'
import { mailedToken } from '../platform/mail-once.ts'
import type { Piece } from '../platform/outbox.ts'
import { issueGuestCode } from './guest-code.ts'
import { dropCodes } from './guest-code-store.ts'
import type { Linked, MailText, Reader } from './mail/letter.ts'
import type { BookingParts } from './parts.ts'
import type { News } from './refused-news-store.ts'
import type { Seller } from './seller-store.ts'
import type { Whole } from './whole.ts'
import { codeKindFor, contactOf, isSameAddress } from './whose.ts'

/** Where a booking is looked at: by its owner after logging in, by a guest with the code. */
function linkOf(publicUrl: URL, { product, reference }: Whole, code: string | undefined): URL {
  const path = code === undefined ? `/booking/${product === 'railPass' ? 'rail' : product}/view` : '/booking/guest'
  const url = new URL(path, publicUrl)
  if (code === undefined) url.searchParams.set('id', reference)
  else url.searchParams.set('code', code)
  return url
}

/** Of what was never reserved there is nothing to open. */
const isReserved = ({ parts }: Whole): boolean => parts.some(({ locator }) => locator !== null)

export interface Posted {
  readonly order: Order
  readonly bookings: readonly Whole[]
  readonly to: string
  /** The agency that has sold it; absent: the shop itself. */
  readonly seller: Seller | undefined
  readonly files?: readonly MailFile[]
  /** The work that it is sent by. */
  readonly piece: Piece
  /** Stays with the booking where it is refused, to be sent again; absent: what can be asked for at any time, or comes again by itself. */
  readonly news?: News | undefined
  write(linked: Linked[], reader: Reader): MailText
}

export type Post = (posted: Posted) => Promise<void>

/** Who reads it, and what for. */
function readerOf({ order, bookings: [first], to, seller }: Posted, onlyLooks: boolean, isGuest: boolean): Reader {
  const buyer = first && contactOf(first, order)
  if (!seller) return { ...(onlyLooks ? { sender: buyer?.name } : { name: buyer?.name }), isGuest, onlyLooks }
  if (!onlyLooks) return { name: seller.agent?.name, isGuest, onlyLooks }
  return { ...(isSameAddress(buyer?.email, to) && { name: buyer?.name }), seller: seller.name, isGuest, onlyLooks }
}

/**
 * To guests every mail carries codes of its own, written down before it is sent: nobody keeps those of the last one. Who
 * has bought it is sent codes that manage it, anybody else codes that only look. An agency's client is written to in the
 * agency's name, and answers the agency.
 */
export function makePost({ config, db, safe, keeping, notices, sendOnce }: BookingParts): Post {
  return async (posted) => {
    const { order, bookings, to, seller, files = [], piece, news, write } = posted
    const codes = new Map<string, string>()
    const kinds = new Map(bookings.map((booking) => [booking.id, codeKindFor(to, booking, order, seller)]))
    for (const booking of bookings.filter(isReserved)) {
      const kind = kinds.get(booking.id)
      if (!kind) continue
      const code = mailedToken(safe, piece, booking.id, to)
      await issueGuestCode(db, code, booking, kind, piece.putAt)
      codes.set(booking.id, code)
    }
    const linked = bookings.map((booking) => ({
      booking,
      link: linkOf(config.publicUrl, booking, codes.get(booking.id)),
    }))
    const onlyLooks = [...kinds.values()].includes('look')
    const reader = readerOf(posted, onlyLooks, codes.size > 0)
    const from = seller && onlyLooks ? { senderName: seller.name, replyTo: seller.agent?.email } : {}
    const mail = { to, ...from, ...write(linked, reader), ...(files.length > 0 && { files }) }
    await sendOnce(piece, mail, {
      async onRefused(tx) {
        // These reached nobody.
        await dropCodes(tx, [...codes.values()].map(hashOf))
        for (const { id } of bookings) {
          await (news ? keeping.note(tx, id, 'newsRefused', { news }) : keeping.note(tx, id, 'mailRefused'))
          await notices.put(tx, 'mailRefused', id)
        }
      },
    })
  }
}
