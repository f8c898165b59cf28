import type { Order } from '../checkout/order.ts'
import type { PaperMoney } from '../document/paper.ts'
import type { MailFile } from '../platform/mail.ts'
import type { BookingRecord } from './booking.ts'
import { documentsOf } from './document.ts'
import type { BookingParts } from './parts.ts'
import { asReserved } from './people.ts'

/** What goes with a mail: the ticket as it is now, and the journey for the calendar. */
export const makePapers =
  ({ documents }: Pick<BookingParts, 'documents'>) =>
  async (booking: BookingRecord, order: Order, money: PaperMoney = 'all'): Promise<MailFile[]> => {
    if (!documentsOf(booking).includes('voucher')) return []
    const { reference } = booking
    const calendar = documents.calendar(booking, order)
    return [
      {
        ...{ name: `${reference}.pdf`, type: 'application/pdf' },
        content: await documents.pdf(...asReserved(booking, order), { money }),
      },
      ...(calendar === undefined
        ? []
        : [{ name: `${reference}.ics`, type: 'text/calendar; charset=utf-8', content: calendar }]),
    ]
  }
