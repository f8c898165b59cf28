import type { RequestOf } from '@portolan/contract/call'
import type { verifyPackagePrice } from '@portolan/contract/package'
import type { Handler } from '../platform/serve.ts'
import { buyerOf } from '../platform/supplier-call.ts'
import { requirementsView } from '../platform/traveler-requirement.ts'
import { withHandlesAt } from '../platform/wrong-handles.ts'
import type { PackageParts } from './parts.ts'
import { makeTogether } from './together.ts'
import { priceOf } from './trip.ts'
import { makeView } from './view.ts'

type Package = RequestOf<typeof verifyPackagePrice>['body']['dynamicPackage']

/** Flights first, then the rooms: what was sent along of them is believed in nothing. */
export const handlesOf = ({ components }: Pick<Package, 'components'>): string[] => [
  ...components.airComponent.airItineraryRPHs,
  ...components.hotelComponent.references.map(({ id }) => id),
]

/** Where they stood, in the same order. */
export function pointerIn(place: number, { body }: { body: { dynamicPackage: Pick<Package, 'components'> } }): string {
  const { airItineraryRPHs: flights } = body.dynamicPackage.components.airComponent
  const components = '/dynamicPackage/components'
  if (place < flights.length) return `${components}/airComponent/airItineraryRPHs/${place}`
  return `${components}/hotelComponent/references/${place - flights.length}/id`
}

/** Airline and hotel are asked for the price once more, under new handles, before anybody is named. */
export function makeVerify(parts: PackageParts): Handler<typeof verifyPackagePrice> {
  const { offers, priceAgain, now } = parts
  const together = makeTogether(parts)
  const view = makeView(parts)
  return withHandlesAt<typeof verifyPackagePrice>(pointerIn, async ({ body }, context) => {
    const kept = await offers.find(handlesOf(body.dynamicPackage))
    const before = priceOf(together(kept))
    const again = await priceAgain(kept, buyerOf(context), context)
    const trip = together(again.offers)
    const after = priceOf(trip)
    return {
      success: true,
      correlationID: kept[0]?.correlationId ?? context.requestId,
      rphs: again.offers.map(({ rph }) => rph),
      expiredDateTime: new Date(Math.min(...again.offers.map(({ expiresAt }) => expiresAt))).toISOString(),
      priceChanged: before.minor !== after.minor || before.currency !== after.currency,
      dynamicPackage: {
        ...view(trip, await now(), context.language),
        ...{ dynamicPkgAction: 'VerifyPrice', dynamicPkgStatus: 'Pending' },
      },
      travelerRequirements: requirementsView(again.requires),
    }
  })
}
