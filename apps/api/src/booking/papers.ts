import type { Order } from '../checkout/order.ts'
import type { PaperMoney } from '../document/paper.ts'
import type { MailFile } from '../platform/mail.ts'
import type { BookingRecord } from './booking.ts'
import { documentsOf } from './document-names.ts'
import type { BookingParts } from './parts.ts'
import { asReserved } from './people.ts'
import type { Whole } from './whole.ts'

/** The paper of a package is that of its stay, with the flights on it, under the name and at the price of the package. */
function paperedOf({ parts, ...whole }: Whole): BookingRecord {
  const paper = parts.find(({ product }) => product === 'hotel') ?? parts[0]
  const { reference, status, cameFrom, price, paid, refunded, paymentWays } = whole
  return { ...paper, reference, status, cameFrom, price, paid, refunded, paymentWays }
}

export function makePapers({ documents }: Pick<BookingParts, 'documents'>) {
  /** Ticket, account and terms of all that was bought as one. */
  const whole = (bought: Whole, order: Order, money: PaperMoney): Promise<Uint8Array> =>
    documents.pdf(...asReserved(paperedOf(bought), order), { money })

  /** What a carrier wants to see. A package has one price, and one for giving it back: its flights' ticket names no sum. */
  const ticket = (bought: Whole, order: Order, money: PaperMoney): Promise<Uint8Array> => {
    const [first, ...others] = bought.parts
    if (others.length === 0) return whole(bought, order, money)
    return documents.pdf(...asReserved(first, order), { money: 'none' })
  }

  const calendar = (bought: Whole, order: Order): string | undefined => documents.calendar(paperedOf(bought), order)

  /** What goes with a mail: the papers as they are now, and the journey for the calendar. */
  async function files(bought: Whole, order: Order, money: PaperMoney = 'all'): Promise<MailFile[]> {
    const { reference, parts } = bought
    if (!documentsOf(bought).includes('voucher')) return []
    const entries = calendar(bought, order)
    const type = 'application/pdf'
    return [
      { name: `${reference}.pdf`, type, content: await whole(bought, order, money) },
      ...(parts.length > 1
        ? [{ name: `${reference}-ticket.pdf`, type, content: await ticket(bought, order, money) }]
        : []),
      ...(entries === undefined
        ? []
        : [{ name: `${reference}.ics`, type: 'text/calendar; charset=utf-8', content: entries }]),
    ]
  }

  return { whole, ticket, calendar, files }
}
