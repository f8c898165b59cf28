import type { HotelDetail } from '@portolan/supplier/hotel'
import type { Instant } from '@portolan/supplier/outcome'
import type { Purchase } from '@portolan/supplier/reservation'
import type { Db } from '../../../../platform/db.ts'
import { type Refused, refuse } from '../../../refusal.ts'
import { checkAccepted } from '../../book/accept.ts'
import { payLater } from '../../book/pay-by.ts'
import { RefusedWrite } from '../../book/refusal.ts'
import { missingOf } from '../../book/requirement.ts'
import { takeNights } from './allotment-store.ts'
import { guestsByRoom } from './guest-room.ts'
import { requirement } from './requirement.ts'
import { nightsTaken, type Sold } from './reservation.ts'
import { soldOut, whyApart } from './rule.ts'
import type { Shop } from './shop.ts'
import type { Ticket } from './token.ts'
import { totalOf } from './total.ts'

/** What can be told without a look into the books. */
export function refusalOf(found: readonly Ticket[], purchase: Purchase): Refused | undefined {
  const why = whyApart(found)
  if (why) return refuse('invalid', why)
  if (purchase.extras?.length) return refuse('invalid', 'A room is sold without extras.')
  const rooms = guestsByRoom(found, purchase)
  if (typeof rooms === 'string') return refuse('invalid', rooms)
  const fields = missingOf(requirement, purchase.travelers)
  return fields.length > 0 ? refuse('invalid', 'Something is missing of the guests.', { fields }) : undefined
}

/** How many are left, and what else could be had, is of no interest afterwards. */
function soldDetail({ left, range, ...detail }: HotelDetail): HotelDetail {
  return detail
}

/** Prices the rooms as they are now and takes them. Throws a refusal, and then the transaction ends. */
export async function sell(
  tx: Db,
  found: readonly Ticket[],
  purchase: Purchase,
  { priceAgain, now }: Pick<Shop, 'priceAgain'> & { now(): Instant },
): Promise<Sold> {
  const guests = guestsByRoom(found, purchase)
  if (typeof guests === 'string') throw new RefusedWrite(refuse('invalid', guests))
  const again = await priceAgain(tx, found)
  if ('error' in again) throw new RefusedWrite(again)
  const offers = again.map(({ offer }) => offer)
  const total = totalOf(offers.map(({ price }) => price))
  checkAccepted(total.total, purchase.accept)
  if (
    !(await takeNights(
      tx,
      again.flatMap(({ wishes }) => wishes),
    ))
  )
    throw new RefusedWrite(soldOut())
  const rooms = offers.map(({ detail, price, penalties = [] }, index) => ({
    ...{ detail: soldDetail(detail), price, penalties, isCancelled: false },
    token: purchase.offers[index]?.token ?? '',
    travelerRefs: (guests[index] ?? []).map(({ ref }) => ref),
  }))
  return {
    ...{ rooms, total },
    taken: rooms.flatMap(nightsTaken),
    travelerRefs: purchase.travelers.map(({ ref }) => ref),
    departs: Math.min(...again.map(({ departs }) => departs)),
    ...payLater(
      offers.map(({ detail }) => detail.freeUntil),
      now(),
    ),
  }
}
