import type { readBookingDocument } from '@portolan/contract/booking'
import { Sent } from '../platform/context.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import type { Access } from './access.ts'
import { documentsFor } from './document-names.ts'
import { makePapers } from './papers.ts'
import type { BookingParts } from './parts.ts'

const headersOf = (type: string, filename: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${filename}"`,
  'cache-control': 'private, no-store',
})

export function makeDocument({ documents }: BookingParts, access: Access): Handler<typeof readBookingDocument> {
  const papers = makePapers({ documents })
  return async ({ params, query }, context) => {
    const { order, whole, standing } = await access.find(params.id, context)
    const { reference } = whole
    const { documentId } = params
    if (!documentsFor(whole, standing).includes(documentId)) throw new Refusal(404)
    if (documentId === 'calendar') {
      const calendar = papers.calendar(whole, order)
      if (calendar === undefined) throw new Refusal(404)
      return new Sent(calendar, headersOf('text/calendar; charset=utf-8', `${reference}.ics`))
    }
    const isPriced = documentId === 'invoice' || query.price !== 'without'
    const money = standing === 'look' ? 'none' : isPriced ? 'all' : 'terms'
    const pdf = await papers[documentId === 'ticket' ? 'ticket' : 'whole'](whole, order, money)
    return new Sent(pdf, headersOf('application/pdf', `${reference}.pdf`))
  }
}
