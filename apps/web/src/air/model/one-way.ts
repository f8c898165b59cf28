import type { AirItinerary, FlightSegment, PricedItinerary } from '@portolan/contract/air-itinerary'
import { timeOf } from '@portolan/domain/date'
import type { Language } from '@portolan/domain/language'
import { airlineCodeOf, flightNumberOf, timesOf } from '../../flight/model/voyage.ts'
import { monogramOf } from '../../result/Monogram.tsx'
import { baggageOf, faresOf, totalOf } from './fare.ts'
import { dayText, flightTimeText } from './words.ts'

/** One flight of the way. */
export interface StopStation {
  flightNumber: string
  airLineCode: string
  departureAirPort: string
  departureDateTime: string
  arrivalAirPort: string
  arrivalDateTime: string
  equipmentCode: string
}

/** Section 3 of the specification, 'Flight, one-way list item', name by name. */
export interface OneWayItem {
  departureDateTime: string
  departureAirPort: string
  arrivalAirPort: string
  /** HH:mm */
  departureTime: string
  arrivalTime: string
  /** MON, 05 JAN */
  departureDate: string
  arrivalDate: string
  /** 02h 15m */
  flightTime: string
  stop: number
  stopStations: readonly StopStation[]
  currencyCode: string
  /** Of the whole party. */
  totalFare: number
  adultFare: number
  childFare: number
  adultTaxes: number
  childTaxes: number
  cabinClass: string
  airItineraryRPH: string
  airLineCode: string
  flightNumber: string
  baggage: number
  baggageUnit: string
  bookingSourceType: string
  /** Where the airline's sign is, by the marketing airline's code. */
  image: string
  airItinerary: AirItinerary
  priceRequestInformation: PricedItinerary['airItineraryPricingInfo']['priceRequestInformation']
  equipmentCode: string
}

const equipmentOf = ({ equipments }: FlightSegment): string => equipments?.[0]?.airEquipType ?? ''

const stationOf = (segment: FlightSegment): StopStation => ({
  flightNumber: flightNumberOf(segment),
  airLineCode: airlineCodeOf(segment),
  departureAirPort: segment.departureAirport.locationCode,
  departureDateTime: segment.departureDateTime,
  arrivalAirPort: segment.arrivalAirport.locationCode,
  arrivalDateTime: segment.arrivalDateTime,
  equipmentCode: equipmentOf(segment),
})

export function oneWayItem(itinerary: PricedItinerary, language: Language): OneWayItem {
  const { airItinerary, airItineraryPricingInfo, bookingSourceType } = itinerary
  const voyage = airItinerary.originDestinationOptions[0]
  const segments = voyage?.flightSegments ?? []
  const [first, last] = [segments[0], segments.at(-1)]
  const [departs, arrives] = [first?.departureDateTime ?? '', last?.arrivalDateTime ?? '']
  const airLineCode = first ? airlineCodeOf(first) : ''
  return {
    departureDateTime: departs,
    departureAirPort: first?.departureAirport.locationCode ?? '',
    arrivalAirPort: last?.arrivalAirport.locationCode ?? '',
    departureTime: timeOf(departs),
    arrivalTime: timeOf(arrives),
    departureDate: departs && dayText(departs, language),
    arrivalDate: arrives && dayText(arrives, language),
    flightTime: flightTimeText(voyage ? timesOf(voyage).minutes : 0, language),
    stop: segments.length - 1,
    stopStations: segments.map(stationOf),
    ...totalOf(itinerary),
    ...faresOf(itinerary),
    cabinClass: first?.cabin ?? '',
    airItineraryRPH: airItinerary.airItineraryRPH,
    airLineCode,
    flightNumber: segments.map(flightNumberOf).join(', '),
    ...baggageOf(itinerary),
    bookingSourceType,
    image: monogramOf(airLineCode) ?? '',
    airItinerary,
    priceRequestInformation: airItineraryPricingInfo.priceRequestInformation,
    equipmentCode: first ? equipmentOf(first) : '',
  }
}
