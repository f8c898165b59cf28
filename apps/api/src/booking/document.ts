import type { readBookingDocument } from '@portolan/contract/booking'
import { isBought } from '@portolan/domain/booking/lifecycle'
import type { Standing } from '@portolan/domain/may'
import { Sent } from '../platform/context.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import type { Access } from './access.ts'
import type { BookingRecord } from './booking.ts'
import type { BookingParts } from './parts.ts'
import { asReserved } from './people.ts'
import { placeOf } from './view.ts'

/** Names of the one paper, which has ticket and account on it; who sleeps somewhere has no ticket. */
const papersOf = ({ product }: BookingRecord): string[] =>
  product === 'hotel' ? ['voucher', 'invoice'] : ['ticket', 'voucher', 'invoice']

/** Of what was paid there is a paper, also when it was cancelled since; nobody travels by that one. */
export function documentsOf(booking: BookingRecord): string[] {
  if (isBought(placeOf(booking))) return [...papersOf(booking), ...(booking.travelStart === null ? [] : ['calendar'])]
  return booking.status === 'Cancelled' && booking.paid.minor > 0 ? papersOf(booking) : []
}

/** A bill is money: whoever only looks has none. */
export const documentsFor = (booking: BookingRecord, standing: Standing): string[] =>
  documentsOf(booking).filter((document) => standing !== 'look' || document !== 'invoice')

const headersOf = (type: string, filename: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename="${filename}"`,
  'cache-control': 'private, no-store',
})

export function makeDocument({ documents }: BookingParts, access: Access): Handler<typeof readBookingDocument> {
  return async ({ params, query }, context) => {
    const { order, booking, standing } = await access.find(params.id, context)
    const { documentId } = params
    if (!documentsFor(booking, standing).includes(documentId)) throw new Refusal(404)
    if (documentId === 'calendar') {
      const calendar = documents.calendar(booking, order)
      if (calendar === undefined) throw new Refusal(404)
      return new Sent(calendar, headersOf('text/calendar; charset=utf-8', `${booking.reference}.ics`))
    }
    const isPriced = documentId === 'invoice' || query.price !== 'without'
    const money = standing === 'look' ? 'none' : isPriced ? 'all' : 'terms'
    const pdf = await documents.pdf(...asReserved(booking, order), { money })
    return new Sent(pdf, headersOf('application/pdf', `${booking.reference}.pdf`))
  }
}
