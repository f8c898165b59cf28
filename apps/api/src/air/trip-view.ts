import type { PricedItinerary } from '@portolan/contract/air-itinerary'
import type { Language } from '@portolan/domain/language'
import type { Flight } from './flight.ts'
import { makeItineraryView } from './itinerary-view.ts'
import type { PenaltyOf, PlaceFinder } from './parts.ts'
import { familyView, pricingView } from './pricing-view.ts'
import type { Trip } from './trips.ts'

export interface TripViewParts {
  places: PlaceFinder
  penaltyOf: PenaltyOf
}

export interface Place {
  /** From 1. */
  sequenceNumber: number
  /** Of how many legs the whole trip has. */
  legs: number
}

export function makeTripView({ places, penaltyOf }: TripViewParts) {
  const { itineraryView } = makeItineraryView(places)

  /** At the price of the cheapest fare, with all others beside it. */
  return ({ cheapest, families }: Trip, { sequenceNumber, legs }: Place, language: Language): PricedItinerary => {
    const { offer, detail } = cheapest
    const flights: readonly [Flight] = [cheapest]
    return {
      rph: offer.rph,
      sequenceNumber,
      bookingSourceType: offer.supplier,
      airItinerary: itineraryView(flights, legs, language),
      airItineraryPricingInfo: pricingView(flights, penaltyOf),
      ticketingInfo: { ticketType: 'eTicket' },
      expiredDateTime: new Date(offer.expiresAt).toISOString(),
      fareFamilies: families.map(familyView),
      ...(detail.alliance !== undefined && { alliance: detail.alliance }),
      ...(detail.left !== undefined && { seatsLeft: detail.left }),
      co2Kg: detail.co2Kg,
    }
  }
}
