import type { correctInvoice } from '@portolan/contract/booking-papers'
import { Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import type { Access } from './access.ts'
import type { OwnInvoices } from './own-invoices.ts'
import type { BookingParts } from './parts.ts'

/** To somebody else: the old invoice is taken back by a credit note, and another is issued. */
export function makeCorrectInvoice(
  { invoices }: Pick<BookingParts, 'invoices'>,
  access: Access,
  own: OwnInvoices,
): Handler<typeof correctInvoice> {
  return async ({ params, body }, context) => {
    const found = await access.findToChange(params.id, 'book', context)
    const listed = await own.named(found, params.documentId, context)
    if (!listed) throw new Refusal(404)
    if (!own.mayCorrect(found, listed, context)) throw new Refusal(403)
    await invoices.correct(found.order, listed.invoice.id, body)
    return { success: true, invoices: await own.list(found, context) }
  }
}
