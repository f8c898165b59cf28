import type { readOrderDocument } from '@portolan/contract/checkout'
import { isBought } from '@portolan/domain/booking/lifecycle'
import { may } from '@portolan/domain/may'
import type { Order } from '../checkout/order.ts'
import type { Context } from '../platform/context.ts'
import type { MailFile } from '../platform/mail.ts'
import { ownerOf } from '../platform/owner.ts'
import { personOf } from '../platform/person.ts'
import { Refusal } from '../platform/refusal.ts'
import type { Handler } from '../platform/serve.ts'
import { makePapers, readFor } from './papers.ts'
import type { BookingParts } from './parts.ts'
import { sentCalendar, sentPdf } from './sent-paper.ts'
import { placeOf } from './view.ts'
import { type Whole, wholesOf } from './whole.ts'

const contentsOf = (files: readonly MailFile[], type: string) =>
  files.filter((file) => file.type.startsWith(type)).map(({ content }) => content)

/** Every paper of what was bought together in one file, and every date of it in one calendar. */
export function makeOrderDocument(parts: BookingParts): Handler<typeof readOrderDocument> {
  const { db, safe, keeping, documents, join } = parts
  const papers = makePapers({ documents })

  /** Somebody else's, and what has been claimed by somebody else, is answered as if it did not exist. */
  async function findBought(orderId: string, { session }: Context): Promise<{ order: Order; bought: Whole[] }> {
    const owner = ownerOf(session)
    const order = owner && (await keeping.find({ db, safe }, owner, orderId))
    if (!order) throw new Refusal(404)
    const person = personOf(session)
    const bought = wholesOf(order, keeping.ownPart(order, owner).bookings).filter(
      (whole) => isBought(placeOf(whole)) && may(person, 'view', whole.product),
    )
    return { order, bought }
  }

  return async ({ params: { orderId, documentId } }, context) => {
    const { order, bought } = await findBought(orderId, context)
    const [first] = bought
    if (!first) throw new Refusal(404)
    const name = `${first.reference}-all`
    if (documentId === 'calendar') {
      const [one, ...others] = bought.flatMap((whole) => papers.calendar(whole, order) ?? [])
      if (one === undefined) throw new Refusal(404)
      return sentCalendar(join.calendars([one, ...others]), name)
    }
    const files: Uint8Array[] = []
    for (const whole of bought)
      for (const content of contentsOf(await papers.files(whole, order, readFor('all', undefined)), 'application/pdf'))
        files.push(typeof content === 'string' ? Buffer.from(content) : content)
    const [only, ...others] = files
    if (!only) throw new Refusal(404)
    const title = bought.map(({ reference }) => reference).join(', ')
    return sentPdf(others.length === 0 ? only : join.pdf(files, title), name)
  }
}
