import type { DynamicPackage } from '@portolan/contract/package'
import type { Total } from '@portolan/contract/shared'
import type { Language } from '@portolan/domain/language'
import { decimalOf, type Money } from '@portolan/domain/money'
import type { Instant } from '@portolan/supplier/outcome'
import { amountView } from '../platform/amount.ts'
import { mergedPenalties } from '../platform/cancel-timeline.ts'
import type { PackageParts } from './parts.ts'
import { type PackageTrip, priceOf, savingOf } from './trip.ts'

const totalOf = (money: Money): Total => ({
  ...{ currencyCode: money.currency, amountAfterTax: decimalOf(money), amountIncludingMarkup: decimalOf(money) },
})

/** A package as every call tells it: both parts, what the whole costs and saves, and one timeline of cancelling it. */
export function makeView({ flights: flightSide, hotels, penaltyOf, zoneOf }: PackageParts) {
  return ({ flights, rooms }: PackageTrip, now: Instant, language: Language): DynamicPackage => {
    const offers = [...flights, ...rooms].map(({ offer }) => offer)
    const [flight] = flights
    return {
      components: {
        airComponent: {
          airItineraryRPHs: flights.map(({ offer }) => offer.rph),
          pricedItinerary: flightSide.tripView(
            { cheapest: flight, families: [flight] },
            { sequenceNumber: 1, legs: 1 },
            language,
          ),
        },
        hotelComponent: {
          references: rooms.map(({ offer }) => ({ type: '16', id: offer.rph, idContext: offer.supplier })),
          roomStays: {
            roomStayList: rooms.map((room) =>
              hotels.roomView(room, String(room.detail.place + 1), penaltyOf, language),
            ),
          },
        },
      },
      globalInfo: {
        total: totalOf(priceOf({ flights, rooms })),
        componentTotals: {
          air: totalOf(priceOf({ flights, rooms: [] })),
          hotel: hotels.totalOf(rooms, language),
        },
        packageDiscount: amountView(savingOf(rooms, hotels)),
        cancelPenalties: mergedPenalties(offers, now, { zoneOf, language }),
      },
    }
  }
}
