import type { InvoiceTo } from '../booking/booking.ts'
import type { Order } from '../checkout/order.ts'
import type { InvoiceWork } from '../checkout/steps/invoice-work.ts'
import { Refusal } from '../platform/refusal.ts'
import { composeInvoice } from './compose.ts'
import { type Invoice, numberText, whyNotCorrected } from './invoice.ts'
import { makeIssue, NotCorrected } from './issue.ts'
import type { InvoiceParts } from './parts.ts'
import { composeReceipt, type Receipted } from './receipt.ts'
import { invoicesOf, movedFor } from './store.ts'

/** An invoice, what it is called, and whether it may still be written to somebody else. */
export interface ListedInvoice {
  readonly invoice: Invoice
  /** '2026-000123'. */
  readonly number: string
  /** 'invoice-2026-000123': of its file. */
  readonly name: string
  /** The one that a credit note takes back, and its number. */
  readonly of: Invoice | undefined
  readonly takesBack: string | undefined
  readonly isCorrectable: boolean
}

export interface Invoices {
  /** Of an order, in the order of their issue. */
  list(order: Pick<Order, 'id'>): Promise<readonly ListedInvoice[]>
  pdf(listed: ListedInvoice): Promise<Uint8Array>
  /** What was paid by card for these bookings, which were bought as one. What an account was charged is not paid yet. */
  receipt(bought: Receipted, bookingIds: readonly string[], order: Order): Promise<Uint8Array>
  /** Refuses (409) what is too late, was done before, has nothing left of it or would change nothing. */
  correct(order: Order, invoiceId: string, buyer: InvoiceTo): Promise<void>
}

const refusals = {
  late: 'error.invoice.late',
  again: 'error.invoice.again',
  nothing: 'error.invoice.nothing',
  same: 'error.invoice.same',
} as const

/** Papers about money. Without a seller there are receipts, and no invoices. */
export function makeInvoices(parts: InvoiceParts): Invoices {
  const { config, db, safe, log, outbox, renderer, now } = parts
  const { seller, timeZone } = config
  const issue = seller && makeIssue(parts, seller)
  if (!issue) log.warn({}, 'no invoices are issued: SELLER_NAME, SELLER_ADDRESS and SELLER_TAX_NUMBER are not set')
  outbox.handle('invoice.payment', async (work: InvoiceWork) => issue?.forPayment(work))
  outbox.handle('invoice.refund', async (payload: { refundId: string }) => issue?.forRefund(payload))
  return {
    async list({ id }) {
      const all = await invoicesOf({ db, safe }, id)
      const at = all.length > 0 ? await now() : 0
      return all.map((invoice) => {
        const of = all.find((other) => other.id === invoice.invoiceId)
        return {
          invoice,
          number: numberText(invoice),
          name: `${invoice.kind === 'invoice' ? 'invoice' : 'credit-note'}-${numberText(invoice)}`,
          of,
          takesBack: of && numberText(of),
          isCorrectable: invoice.kind === 'invoice' && whyNotCorrected(invoice, all, at) === undefined,
        }
      })
    },
    pdf: ({ invoice, of }) =>
      renderer.render({
        bill: composeInvoice(invoice, { timeZone, of }),
        language: invoice.language,
        createdAt: invoice.issuedAt,
      }),
    async receipt(bought, bookingIds, { language }) {
      const moved = (await movedFor(db, bookingIds)).filter(({ method }) => method === 'token')
      const issuedAt = moved.at(-1)?.at ?? (await now())
      const bill = composeReceipt(bought, moved, { language, timeZone, seller, issuedAt })
      return renderer.render({ bill, language, createdAt: issuedAt })
    },
    async correct(order, invoiceId, buyer) {
      if (!issue) throw new Refusal(404)
      try {
        await issue.correct(order, invoiceId, buyer)
      } catch (error) {
        if (!(error instanceof NotCorrected)) throw error
        if (error.why === 'none') throw new Refusal(404)
        throw new Refusal(409, { text: refusals[error.why] })
      }
    },
  }
}
