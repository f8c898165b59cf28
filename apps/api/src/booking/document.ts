import type { readBookingDocument } from '@portolan/contract/booking-papers'
import { Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import type { Access } from './access.ts'
import { documentsFor } from './document-names.ts'
import type { OwnInvoices } from './own-invoices.ts'
import { makePapers, moneyFor, readFor } from './papers.ts'
import type { BookingParts } from './parts.ts'
import { findSeller } from './seller-store.ts'
import { sentCalendar, sentPdf } from './sent-paper.ts'

export function makeDocument(
  { db, documents, invoices }: BookingParts,
  access: Access,
  own: OwnInvoices,
): Handler<typeof readBookingDocument> {
  const papers = makePapers({ documents })
  return async ({ params, query }, context) => {
    const found = await access.find(params.id, context)
    const { order, whole, standing } = found
    const { documentId } = params
    if (!documentsFor(whole, standing).includes(documentId)) {
      const invoice = await own.named(found, documentId, context)
      if (!invoice) throw new Refusal(404)
      return sentPdf(await invoices.pdf(invoice), documentId)
    }
    if (documentId === 'calendar') {
      const calendar = papers.calendar(whole, order)
      if (calendar === undefined) throw new Refusal(404)
      return sentCalendar(calendar, whole.reference)
    }
    const name = `${documentId}-${whole.reference}`
    if (documentId === 'receipt') {
      const ids = whole.parts.map(({ id }) => id)
      return sentPdf(await invoices.receipt(whole, ids, order), name)
    }
    const isLooking = standing === 'look'
    const isCopy = isLooking || query.price === 'without'
    const seller = isCopy ? await findSeller(db, order) : undefined
    const money = isLooking ? moneyFor('look', seller) : isCopy ? 'there' : 'all'
    const options = readFor(money, seller)
    const isTicketOfPackage = documentId === 'ticket' && whole.parts.length > 1
    const pdf = await papers[isTicketOfPackage ? 'ticket' : 'whole'](whole, order, options)
    return sentPdf(pdf, isCopy && !isLooking ? `${name}-without-price` : name)
  }
}
