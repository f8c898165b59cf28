import type { Order } from '../checkout/order.ts'
import type { PaperOptions } from '../document/documents.ts'
import type { PaperMoney } from '../document/paper.ts'
import type { MailFile } from '../platform/mail.ts'
import type { BookingRecord } from './booking.ts'
import { documentsOf } from './document-names.ts'
import type { CodeKind } from './guest-code-store.ts'
import type { BookingParts } from './parts.ts'
import { asReserved } from './people.ts'
import type { Seller } from './seller-store.ts'
import type { Whole } from './whole.ts'

/** The paper of a package is that of its stay, with the flights on it, under the name and at the price of the package. */
export function paperedOf({ parts, ...whole }: Whole): BookingRecord {
  const paper = parts.find(({ product }) => product === 'hotel') ?? parts[0]
  const { reference, status, cameFrom, price, paid, refunded, paymentWays } = whole
  return { ...paper, reference, status, cameFrom, price, paid, refunded, paymentWays }
}

/**
 * An agency's client opens the booking with a code that looks, and has to know what is taken on the spot. Whom a private
 * buyer has sent it on to reads no sum.
 */
export function moneyFor(code: CodeKind | undefined, seller: Pick<Seller, 'name'> | undefined): PaperMoney {
  if (code !== 'look') return 'all'
  return seller ? 'there' : 'none'
}

/** What an agency hands on to its client is without its price, and in its own name. */
export const readFor = (money: PaperMoney, seller: Pick<Seller, 'name'> | undefined): PaperOptions => ({
  money,
  seller: money === 'all' ? undefined : seller?.name,
})

export function makePapers({ documents }: Pick<BookingParts, 'documents'>) {
  /** Ticket, account and terms of all that was bought as one. */
  const whole = (bought: Whole, order: Order, options: PaperOptions): Promise<Uint8Array> =>
    documents.pdf(...asReserved(paperedOf(bought), order), options)

  /** What a carrier wants to see. A package has one price, and one for giving it back: its flights' ticket names no sum. */
  function ticket(bought: Whole, order: Order, options: PaperOptions): Promise<Uint8Array> {
    const [first, ...others] = bought.parts
    if (others.length === 0) return whole(bought, order, options)
    return documents.pdf(...asReserved(first, order), { ...options, money: 'none' })
  }

  const calendar = (bought: Whole, order: Order): string | undefined => documents.calendar(paperedOf(bought), order)

  /** What goes with a mail: the papers as they are now, and the journey for the calendar. */
  async function files(bought: Whole, order: Order, options: PaperOptions): Promise<MailFile[]> {
    const { reference, parts } = bought
    const names = documentsOf(bought)
    if (names.length === 0) return []
    const main = names.includes('voucher') ? 'voucher' : 'ticket'
    const entries = calendar(bought, order)
    const type = 'application/pdf'
    return [
      { name: `${main}-${reference}.pdf`, type, content: await whole(bought, order, options) },
      ...(parts.length > 1
        ? [{ name: `ticket-${reference}.pdf`, type, content: await ticket(bought, order, options) }]
        : []),
      ...(entries === undefined
        ? []
        : [{ name: `${reference}.ics`, type: 'text/calendar; charset=utf-8', content: entries }]),
    ]
  }

  return { whole, ticket, calendar, files }
}
