import type { verifyFlightPrice } from '@portolan/contract/air'
import type { Money } from '@portolan/domain/money'
import type { KeptOffer } from '../offer/offer.ts'
import type { Handler } from '../platform/serve.ts'
import { buyerOf } from '../platform/supplier-call.ts'
import { requirementsView } from '../platform/traveler-requirement.ts'
import { withHandlesAt } from '../platform/wrong-handles.ts'
import type { AirParts } from './parts.ts'
import { makePriceAgain, sellingOf } from './price-again.ts'
import { itineraryPointer, takenTogether } from './together.ts'
import { makeTripView } from './trip-view.ts'
import { makeWithExtras } from './with-extras.ts'

const isSame = (one: Money, other: Money): boolean => one.currency === other.currency && one.minor === other.minor

/** In another currency than it was shown in by the supplier's price. */
function isChanged(before: readonly KeptOffer[], after: readonly KeptOffer[]): boolean {
  const [shown, now] = [sellingOf(before), sellingOf(after)]
  if (shown.currency === now.currency) return !isSame(shown, now)
  return before.some(({ supplierPrice }, index) => {
    const other = after[index]?.supplierPrice.total
    return !other || !isSame(supplierPrice.total, other)
  })
}

/** What was sent along of the itinerary is believed in nothing: the handles say what it is. */
export function makeVerify(parts: AirParts): Handler<typeof verifyFlightPrice> {
  const { offers } = parts
  const priceAgain = makePriceAgain(parts)
  const withExtras = makeWithExtras(parts)
  const tripView = makeTripView(parts)

  return withHandlesAt<typeof verifyFlightPrice>(itineraryPointer, async ({ body }, context) => {
    const kept = await offers.find(body.airItineraryRPHs, 'air')
    const chosen = takenTogether(kept)
    const buyer = buyerOf(context)
    const again = body.extras
      ? await withExtras(chosen, body.extras, buyer, context)
      : await priceAgain(kept, buyer, context)
    const flights = takenTogether(again.offers)
    return {
      success: true,
      correlationID: kept[0]?.correlationId ?? context.requestId,
      priceChanged: isChanged(kept, again.offers),
      pricedItineraryList: flights.map((flight, index) =>
        tripView(
          { cheapest: flight, families: [flight] },
          { sequenceNumber: index + 1, legs: flights.length },
          context.language,
        ),
      ),
      travelerRequirements: requirementsView(again.requires),
    }
  })
}
