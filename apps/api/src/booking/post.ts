import type { Order } from '../checkout/order.ts'
import { hashOf } from '../platform/crypto.ts'
import type { MailFile } from '../platform/mail.ts'
import { issueGuestCode } from './guest-code.ts'
import { dropCodes } from './guest-code-store.ts'
import type { Linked, MailText, Reader } from './mail/letter.ts'
import type { BookingParts } from './parts.ts'
import type { Whole } from './whole.ts'
import { codeKindFor, contactOf } from './whose.ts'

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
  readonly files?: readonly MailFile[]
  /** When it was promised, in milliseconds since 1970. */
  readonly promisedAt: number
  write(linked: Linked[], reader: Reader): MailText
}

export type Post = (posted: Posted) => Promise<void>

/**
 * To guests every mail carries codes of its own, written down before it is sent: nobody keeps those of the last one. Who
 * has bought it is sent codes that manage it, anybody else codes that only look.
 */
export function makePost({ config, db, mailer }: BookingParts): Post {
  return async ({ order, bookings, to, files = [], promisedAt, write }) => {
    const codes = new Map<string, string>()
    const kinds = new Map(bookings.map((booking) => [booking.id, codeKindFor(to, booking, order)]))
    for (const booking of bookings.filter(isReserved)) {
      const kind = kinds.get(booking.id)
      if (kind) codes.set(booking.id, await issueGuestCode(db, booking, kind, promisedAt))
    }
    const linked = bookings.map((booking) => ({
      booking,
      link: linkOf(config.publicUrl, booking, codes.get(booking.id)),
    }))
    const [first] = bookings
    const onlyLooks = [...kinds.values()].includes('look')
    const buyer = (first && contactOf(first, order))?.name
    const letter = write(linked, {
      ...(onlyLooks ? { sender: buyer } : { name: buyer }),
      isGuest: codes.size > 0,
      onlyLooks,
    })
    try {
      await mailer.send({ to, ...letter, ...(files.length > 0 && { files }) })
    } catch (error) {
      // These reached nobody.
      await dropCodes(db, [...codes.values()].map(hashOf))
      // What the mail server says may repeat the address: the log gets its code alone.
      const { code = 'no code', responseCode = 'no reply' } = error as { code?: unknown; responseCode?: unknown }
      throw new Error(`The mail was not taken: ${code}, ${responseCode}`)
    }
  }
}
