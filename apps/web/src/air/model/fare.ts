import type { PricedItinerary } from '@portolan/contract/air-itinerary'
import type { Amount } from '@portolan/contract/shared'

type Breakdown = PricedItinerary['airItineraryPricingInfo']['ptcFareBreakdowns'][number]

const fareOf = ({ airItineraryPricingInfo }: PricedItinerary, code: string): Breakdown | undefined =>
  airItineraryPricingInfo.ptcFareBreakdowns.find(({ passengerTypeQuantity }) => passengerTypeQuantity.code === code)

/** Of one adult and one child each; 0 where none travels. */
export function faresOf(itinerary: PricedItinerary) {
  const [adult, child] = [fareOf(itinerary, 'ADT')?.passengerFare, fareOf(itinerary, 'CHD')?.passengerFare]
  return {
    adultFare: adult?.baseFare.amount ?? 0,
    childFare: child?.baseFare.amount ?? 0,
    adultTaxes: adult?.taxes.amount ?? 0,
    childTaxes: child?.taxes.amount ?? 0,
  }
}

/** Of one adult, taxes included; nothing where none travels. */
export const adultPriceOf = (itinerary: PricedItinerary): Amount =>
  fareOf(itinerary, 'ADT')?.passengerFare?.totalFare ?? {
    currencyCode: totalOf(itinerary).currencyCode,
    amount: 0,
  }

/** What an adult may check in: so many pieces, else so many kilograms. */
export function baggageOf(itinerary: PricedItinerary) {
  const { quantity, weight, unit = 'PC' } = fareOf(itinerary, 'ADT')?.baggageAllowance ?? {}
  return { baggage: quantity ?? weight ?? 0, baggageUnit: unit }
}

export const totalOf = ({ airItineraryPricingInfo }: PricedItinerary) => {
  const { amount: totalFare, currencyCode } = airItineraryPricingInfo.itinTotalFare.totalFare
  return { totalFare, currencyCode }
}
