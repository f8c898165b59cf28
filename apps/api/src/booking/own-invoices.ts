import type { InvoiceSummary } from '@portolan/contract/booking-papers'
import { todayIn } from '@portolan/domain/date'
import { type Action, may } from '@portolan/domain/may'
import type { ListedInvoice } from '../invoice/invoices.ts'
import { amountView } from '../platform/amount.ts'
import type { Context } from '../platform/context.ts'
import { personOf } from '../platform/person.ts'
import type { Found } from './access.ts'
import type { BookingParts } from './parts.ts'
import { type Whole, wholesOf } from './whole.ts'

/** Who may see the invoices of an order, and change to whom they are written. */
export function makeOwnInvoices({ invoices, config }: Pick<BookingParts, 'invoices' | 'config'>) {
  /**
   * Who has bought has paid for all of the order, also for what somebody has claimed since. Who has claimed something sees
   * what is about that alone, and a code opens what is about its own booking.
   */
  function isAbout({ order, booking, whole, standing }: Found, bookingId: string): boolean {
    if (standing === 'manage') return whole.parts.some(({ id }) => id === bookingId)
    if (booking.claimedBy === null) return true
    return order.bookings.some(({ id, claimedBy }) => id === bookingId && claimedBy === booking.claimedBy)
  }

  /** What was paid apart, or came back for something else, is on the page of that. */
  const hasLineOf = ({ whole }: Found, { invoice }: ListedInvoice): boolean =>
    invoice.lines.some(({ bookingId }) => whole.parts.some(({ id }) => id === bookingId))

  /** A package is one booking to who has bought it. */
  function bookingsOn({ order }: Found, { invoice }: ListedInvoice): Whole[] {
    const ids = invoice.lines.map(({ bookingId }) => bookingId)
    return wholesOf(
      order,
      order.bookings.filter(({ id }) => ids.includes(id)),
    )
  }

  /** An invoice says what each thing on it costs: the right to one of them opens none of the others. */
  function mayWithAll(
    action: Action,
    found: Found,
    listed: ListedInvoice,
    { session }: Pick<Context, 'session'>,
  ): boolean {
    const person = personOf(session)
    return bookingsOn(found, listed).every(({ product }) => may(person, action, product, found.standing))
  }

  async function find(found: Found, context: Context): Promise<readonly ListedInvoice[]> {
    if (found.standing === 'look') return []
    const all = await invoices.list(found.order)
    return all.filter(
      (listed) =>
        hasLineOf(found, listed) &&
        listed.invoice.lines.every(({ bookingId }) => isAbout(found, bookingId)) &&
        mayWithAll('view', found, listed, context),
    )
  }

  const view = (found: Found, listed: ListedInvoice, mayCorrect: boolean): InvoiceSummary => {
    const bookings = bookingsOn(found, listed).length
    const { invoice, number, name, takesBack, isCorrectable } = listed
    return {
      documentId: name,
      number,
      kind: invoice.kind,
      issuedOn: todayIn(config.timeZone, new Date(invoice.issuedAt)),
      total: amountView({ minor: invoice.total, currency: invoice.currency }),
      ...(bookings > 1 && { bookings }),
      ...(takesBack !== undefined && { invoiceNumber: takesBack }),
      ...(mayCorrect && isCorrectable && { correctable: true, billedTo: invoice.content.buyer }),
    }
  }

  return {
    async list(found: Found, context: Context): Promise<InvoiceSummary[]> {
      return (await find(found, context)).map((listed) =>
        view(found, listed, mayWithAll('book', found, listed, context)),
      )
    },
    async named(found: Found, documentId: string, context: Context): Promise<ListedInvoice | undefined> {
      return (await find(found, context)).find(({ name }) => name === documentId)
    },
    mayCorrect: (found: Found, listed: ListedInvoice, context: Context): boolean =>
      mayWithAll('book', found, listed, context),
  }
}

export type OwnInvoices = ReturnType<typeof makeOwnInvoices>
