import type { RoomStay } from '@portolan/contract/hotel-stay'
import type { DynamicPkgVerifyRS } from '@portolan/contract/package'
import type { Amount, CancelPenalty } from '@portolan/contract/shared'
import { paidThereOf, takenLaterOf } from '../../stay/detail/bill.ts'
import { priceOf } from '../../stay/price.ts'
import type { Bill } from '../bill.ts'
import { type FlightOffer, flightOffer } from '../flight-result.ts'

/** What was verified, as the page shows it. */
export interface Verified {
  readonly flight: FlightOffer | undefined
  readonly stays: readonly RoomStay[]
  readonly total: Amount
  readonly bill: Bill
  readonly penalties: readonly CancelPenalty[]
}

export function verifiedOf({ dynamicPackage }: DynamicPkgVerifyRS): Verified {
  const { components, globalInfo } = dynamicPackage
  const { airItineraryRPHs, pricedItinerary } = components.airComponent
  const stays = components.hotelComponent.roomStays?.roomStayList ?? []
  const total = priceOf(globalInfo.total)
  const nothing = { ...total, amount: 0 }
  const { air, hotel } = globalInfo.componentTotals ?? {}
  return {
    flight: flightOffer({
      quoteID: airItineraryRPHs[0] ?? '',
      pricedItineraryList: pricedItinerary ? [pricedItinerary] : [],
      packageTotals: [],
    }),
    ...{ stays, total },
    bill: {
      ...{ fare: air ? priceOf(air) : nothing, rooms: hotel ? priceOf(hotel) : nothing },
      ...{
        saving: globalInfo.packageDiscount ?? nothing,
        total,
        there: paidThereOf(stays),
        later: takenLaterOf(stays),
      },
    },
    penalties: globalInfo.cancelPenalties ?? [],
  }
}
