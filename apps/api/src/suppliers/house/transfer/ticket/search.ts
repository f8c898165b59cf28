import type { ReadContext } from '@portolan/supplier/context'
import type { Offer } from '@portolan/supplier/offer'
import type { Outcome } from '@portolan/supplier/outcome'
import type { Queries } from '@portolan/supplier/query'
import type { TransferDetail } from '@portolan/supplier/transfer'
import type { Db } from '../../../../platform/db.ts'
import { refuse } from '../../../refusal.ts'
import type { FlightTimes } from '../flight/flight-times.ts'
import type { ShopParts } from './again.ts'
import { makeFollow } from './follow.ts'
import { departureOf, makeOffer } from './offer.ts'
import { startOf } from './ride.ts'
import { whyNot, whyNotAt } from './rule.ts'
import { hasRoom, slotsOf } from './slot.ts'
import { readSold } from './slot-store.ts'
import { ridesIn } from './vehicle-ride.ts'

/** Of each kind of vehicle one offer, where it can be had. */
export function makeSearch({ rides, tokens, now }: ShopParts, flights: FlightTimes) {
  const follow = makeFollow(flights, rides.driveOf)
  return async (
    db: Db,
    query: Queries['transfer'],
    { signal }: Pick<ReadContext, 'signal'>,
  ): Promise<Outcome<Offer<TransferDetail>[]>> => {
    const wrong = whyNot(query)
    if (wrong) return refuse('invalid', wrong)
    const asked = await follow(query, signal)
    // What a flight has moved was right as it was typed: then there is nothing to be had, and nothing wrong.
    const kind = asked.ways.some(({ flight }) => flight?.at !== undefined) ? 'noAvailability' : 'invalid'
    const ride = rides.find(asked)
    if (typeof ride === 'string') return refuse(kind, ride)
    const gone = whyNotAt(startOf(ride.ways[0]), now())
    if (gone) return refuse(kind, gone)
    const found = ridesIn(ride)
      // A bus that leaves a little earlier may be gone where a car is not.
      .filter((one) => whyNotAt(departureOf(one), now()) === undefined)
      .map((one) => ({ one, wishes: slotsOf(one) }))
    const begins = new Set(found.flatMap(({ wishes }) => wishes.map((wish) => wish.begins)))
    const sold = await readSold(db, ride.region.code, [...begins])
    const open = found.filter(({ wishes }) => hasRoom(wishes, sold))
    return { ok: true, value: open.map(({ one }) => makeOffer(one, tokens, now())) }
  }
}
