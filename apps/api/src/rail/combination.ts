import type { RailTicketDetail } from '@portolan/supplier/rail'
import type { KeptOffer } from '../offer/offer.ts'
import { Refusal } from '../platform/refusal.ts'
import { WrongHandles } from '../platform/wrong-handles.ts'
import { ticketOf } from './detail.ts'

const isHalfOfReturn = (detail: RailTicketDetail | undefined): boolean =>
  detail?.conditions.some(({ code }) => code === 'RETURN_ONLY') ?? false

const goesWith = ({ combinableWith }: KeptOffer, { supplier, token }: KeptOffer): boolean =>
  combinableWith?.some((ref) => ref.supplier === supplier && ref.token === token) ?? true

const isSameParty = (one: KeptOffer, other: KeptOffer): boolean =>
  JSON.stringify(one.party) === JSON.stringify(other.party)

/**
 * One ticket, or out and back for the same people. A return fare is sold with the tickets it is tied to and no other
 * way: neither alone nor with another ticket.
 */
export function checkTogether(offers: readonly KeptOffer[]): void {
  const [out, back, ...more] = offers
  const notTogether = () => new Refusal(409, { text: 'error.rail.notTogether' })
  if (!out) throw new WrongHandles([])
  if (more.length > 0) throw new WrongHandles([2], 'error.field.tooMany')
  const [outDetail, backDetail] = [ticketOf(out.detail), back && ticketOf(back.detail)]
  if (!back) {
    if (out.combinableWith || isHalfOfReturn(outDetail)) throw notTogether()
    return
  }
  if (outDetail && backDetail && outDetail.leg >= backDetail.leg) throw new WrongHandles([1], 'error.rail.tickets')
  if (!isSameParty(out, back) || !goesWith(out, back)) throw notTogether()
  if (!out.combinableWith && isHalfOfReturn(backDetail)) throw notTogether()
}
