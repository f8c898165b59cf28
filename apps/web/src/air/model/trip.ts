import type { PricedItinerary } from '@portolan/contract/air-itinerary'
import { tagOfCurrency } from '@portolan/domain/currency'
import { airlineNameOf } from '../../flight/model/voyage.ts'
import { addPrices } from '../../price/sum.ts'
import { adultPriceOf, baggageOf, totalOf } from './fare.ts'
import { type FlightLeg, flightLeg, followLegs, type LinkedLeg, linkedLeg } from './flight-leg.ts'

/** Section 3 of the specification, 'Flight, round-trip item', name by name. */
export interface RoundTripItem {
  /** Of the whole party, both ways. */
  totalFare: number
  /** Of one adult, taxes included. */
  price: number
  currencyTag: '$' | 'HK$'
  currencyCode: string
  baggage: number
  baggageUnit: string
  cabinClass: string
  bookingSourceType: string
  rph: string
  airItineraryRPH: string
  outboundItem: FlightLeg | null
  inboundItem: FlightLeg | null
  priceRequestInfo: PricedItinerary['airItineraryPricingInfo']['priceRequestInformation']
  /** Its place in the answer, from 0. */
  index: number
  /** The airlines that fly it. */
  name: string
}

/** The same, with all its legs, each naming the next. */
export interface MultiCityItem extends RoundTripItem {
  multipleFlightList: readonly LinkedLeg[]
}

const voyagesOf = (itineraries: readonly PricedItinerary[]) =>
  itineraries.flatMap(({ airItinerary }) => airItinerary.originDestinationOptions)

/** What several handles that are bought together have in common; one handle is the simplest case. */
function tripOf(itineraries: readonly [PricedItinerary, ...PricedItinerary[]], index: number): RoundTripItem {
  const [first] = itineraries
  const voyages = voyagesOf(itineraries)
  const total = itineraries
    .map((one) => totalOf(one))
    .map(({ totalFare: amount, currencyCode }) => ({ amount, currencyCode }))
    .reduce(addPrices)
  const segments = voyages.flatMap(({ flightSegments }) => flightSegments)
  const [out, back] = [voyages[0], voyages.length > 1 ? voyages.at(-1) : undefined]
  return {
    totalFare: total.amount,
    price: itineraries.map(adultPriceOf).reduce(addPrices).amount,
    currencyTag: tagOfCurrency(total.currencyCode),
    currencyCode: total.currencyCode,
    ...baggageOf(first),
    cabinClass: segments[0]?.cabin ?? '',
    bookingSourceType: first.bookingSourceType,
    rph: first.rph,
    airItineraryRPH: first.airItinerary.airItineraryRPH,
    outboundItem: out ? flightLeg(out) : null,
    inboundItem: back ? flightLeg(back) : null,
    priceRequestInfo: first.airItineraryPricingInfo.priceRequestInformation,
    index,
    name: [...new Set(segments.map(airlineNameOf))].join(' + '),
  }
}

export const roundTripItem = (itinerary: PricedItinerary, index: number): RoundTripItem => tripOf([itinerary], index)

/** The chosen itinerary of each leg, in any order: the legs tell theirs. */
export function multiCityItem(
  itineraries: readonly [PricedItinerary, ...PricedItinerary[]],
  index: number,
): MultiCityItem {
  const voyages = voyagesOf(itineraries)
  return { ...tripOf(itineraries, index), multipleFlightList: followLegs(voyages.map(linkedLeg)) }
}
