import type { confirmHotelGuests } from '@portolan/contract/hotel'
import { buyerFor, isDearer, priceChanged } from '../platform/agreed.ts'
import type { Handler } from '../platform/serve.ts'
import { requirementsView } from '../platform/traveler-requirement.ts'
import { withHandlesAt } from '../platform/wrong-handles.ts'
import { checkCounts, placeGuests } from './guests.ts'
import type { HotelParts } from './parts.ts'
import { proposalView } from './proposal-view.ts'
import { handlesOf, referencePointer, reservationIn } from './res-request.ts'
import { sellingOf } from './share.ts'
import { stayTogether, takenTogether } from './together.ts'

/** What the rooms cost now and what must be known of the guests. Nothing is held: the handles say what is wanted. */
export function makeConfirm(parts: HotelParts): Handler<typeof confirmHotelGuests> {
  const { offers, priceAgain, penaltyOf } = parts
  return withHandlesAt<typeof confirmHotelGuests>(referencePointer, async ({ body }, context) => {
    const { language } = context
    const reservation = reservationIn(body)
    const kept = await offers.find(handlesOf(reservation), 'hotel')
    const shown = takenTogether(kept, referencePointer)
    checkCounts(shown, reservation)
    if (reservation.resGuests) placeGuests(shown, reservation)
    const again = await priceAgain(kept, buyerFor(kept, context), context)
    const rooms = stayTogether(again.offers)
    const [was, is] = [sellingOf(shown), sellingOf(rooms)]
    const isChanged = isDearer(is, was) || isDearer(was, is)
    return {
      success: !isChanged,
      correlationID: kept[0]?.correlationId ?? context.requestId,
      ...(isChanged && { errors: { errors: [priceChanged(language)] } }),
      hotelReservationList: [
        { ...proposalView(rooms, penaltyOf, language), travelerRequirements: requirementsView(again.requires) },
      ],
    }
  })
}
