import type { Instant } from '@portolan/supplier/outcome'
import type { Purchase } from '@portolan/supplier/reservation'
import type { Db } from '../../../../platform/db.ts'
import { type Refused, refuse } from '../../../refusal.ts'
import { checkAccepted } from '../../book/accept.ts'
import { payLater } from '../../book/pay-by.ts'
import { RefusedWrite } from '../../book/refusal.ts'
import { missingOf } from '../../book/requirement.ts'
import { headsOf } from '../price/party.ts'
import type { PriceAgain } from './again.ts'
import { requirement } from './requirement.ts'
import type { Sold } from './reservation.ts'
import { noCar } from './rule.ts'
import { takeSlots } from './slot-store.ts'
import type { Ticket } from './token.ts'

/** What can be told without a look into the books. Not all of them need a name; more than it was searched for do not fit. */
export function refusalOf({ asked: { riders } }: Ticket, purchase: Purchase): Refused | undefined {
  const { travelers, extras = [] } = purchase
  if (extras.length > 0) return refuse('invalid', 'A ride is sold without extras.')
  if (travelers.length === 0) return refuse('invalid', 'Nobody travels.')
  if (travelers.length > headsOf(riders)) return refuse('invalid', `The ride is for ${headsOf(riders)} people.`)
  const fields = missingOf(requirement, travelers)
  return fields.length > 0 ? refuse('invalid', 'Something is missing of who travels.', { fields }) : undefined
}

/** Prices the ride as it is now and takes its cars. Throws a refusal, and then the transaction ends. */
export async function sell(
  tx: Db,
  ticket: Ticket,
  purchase: Purchase,
  { priceAgain, now }: { readonly priceAgain: PriceAgain; now(): Instant },
): Promise<Sold> {
  const again = await priceAgain(tx, ticket)
  if ('error' in again) throw new RefusedWrite(again)
  const { offer, wishes, departs } = again
  checkAccepted(offer.price.total, purchase.accept)
  if (!(await takeSlots(tx, wishes))) throw new RefusedWrite(noCar())
  return {
    ...{ detail: offer.detail, total: offer.price, penalties: offer.penalties ?? [], departs },
    taken: wishes.map(({ given, ...taken }) => taken),
    travelerRefs: purchase.travelers.map(({ ref }) => ref),
    ...payLater([offer.detail.freeUntil], now()),
  }
}
