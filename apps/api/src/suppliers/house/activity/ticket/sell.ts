import type { ActivityDetail } from '@portolan/supplier/activity'
import type { Purchase } from '@portolan/supplier/reservation'
import type { Party } from '@portolan/supplier/traveler'
import type { Db } from '../../../../platform/db.ts'
import { type Refused, refuse } from '../../../refusal.ts'
import { checkAccepted } from '../../book/accept.ts'
import { partyOn } from '../../book/party.ts'
import { RefusedWrite } from '../../book/refusal.ts'
import { missingOf } from '../../book/requirement.ts'
import { takePlaces } from './departure-store.ts'
import { requirement } from './requirement.ts'
import type { Sold } from './reservation.ts'
import { soldOut } from './rule.ts'
import type { Shop } from './shop.ts'
import type { Ticket } from './token.ts'

/** What can be told without a look into the books. */
export function refusalOf({ party }: Ticket, { extras, travelers }: Purchase): Refused | undefined {
  if (extras?.length) return refuse('invalid', 'A place is sold without extras.')
  if (travelers.length !== party.length) return refuse('invalid', 'The places are for another number of people.')
  const fields = missingOf(requirement, travelers)
  return fields.length > 0 ? refuse('invalid', 'Something is missing of those who take part.', { fields }) : undefined
}

/** As old as they are on the day, by what was told; else as the search said. */
const partyOf = ({ party, startsAt }: Ticket, { travelers }: Purchase): Party =>
  partyOn(travelers, startsAt.slice(0, 10), party)

/** How many are left, and which other days there were, is of no interest afterwards. */
function soldDetail({ days, ...detail }: ActivityDetail): ActivityDetail {
  return { ...detail, left: 0 }
}

/** Prices the departure as it is now and takes its places. Throws a refusal, and then the transaction ends. */
export async function sell(
  tx: Db,
  ticket: Ticket,
  purchase: Purchase,
  { priceAgain }: Pick<Shop, 'priceAgain'>,
): Promise<Sold> {
  const again = await priceAgain(tx, ticket, partyOf(ticket, purchase))
  if ('error' in again) throw new RefusedWrite(again)
  const { offer, wish, departs } = again
  checkAccepted(offer.price.total, purchase.accept)
  if (!(await takePlaces(tx, [wish]))) throw new RefusedWrite(soldOut())
  const { given, ...taken } = wish
  return {
    ...{ detail: soldDetail(offer.detail), total: offer.price, penalties: offer.penalties ?? [], departs },
    taken: [taken],
    travelerRefs: purchase.travelers.map(({ ref }) => ref),
  }
}
