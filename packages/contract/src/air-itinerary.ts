import * as z from 'zod/mini'
import { documentShown, emailAddress, personName, personNameShown, telephoneShown } from './account.ts'
import { country } from './country.ts'
import { countryCode, currencyCode, instant, isoDate, isoDuration, localDateTime, rph, text } from './envelope.ts'
import {
  address,
  addressInput,
  amount,
  amountInput,
  cancelPenalty,
  charge,
  companyName,
  companyNameInput,
  documentsInput,
  gender,
  list,
  location,
  locationInput,
  position,
  taxes,
  transactionStatus,
  uniqueID,
  whole,
} from './shared.ts'
import { telephone } from './telephone.ts'
import { loyalty, loyaltyInput } from './traveler-form.ts'

/** OTA AirTripType; several cities are Other. */
export const tripType = z.enum(['OneWay', 'Return', 'Circle', 'OpenJaw', 'Other'])
export const cabinType = z.enum(['Economy', 'PremiumEconomy', 'Business', 'First'])
/** Passenger type codes: adult, child, infant, youth, senior. */
export const passengerTypeCode = z.enum(['ADT', 'CHD', 'INF', 'YTH', 'SRC'])
/** +08:00, of the airport on that day. */
const utcOffset = z.string().check(z.regex(/^[+-]\d\d:\d\d$/))

export const priceRequestInformationInput = z.strictObject({
  pricingSource: z.optional(z.enum(['Published', 'Private', 'Both'])),
  currencyCode: z.optional(currencyCode),
  cabinType: z.optional(cabinType),
  negotiatedFareCodes: z.optional(list(text(32), 10)),
  saleCountry: z.optional(country),
})
/** Goes back unchanged to verify-price. */
export const priceRequestInformation = z.object({
  pricingSource: z.optional(z.enum(['Published', 'Private', 'Both'])),
  currencyCode: z.optional(currencyCode),
  cabinType: z.optional(cabinType),
  negotiatedFareCodes: z.optional(z.array(z.string())),
  saleCountry: z.optional(countryCode),
})

const airportInput = z.strictObject({ ...locationInput.shape, terminal: z.optional(text(16)) })
const flightSegmentInput = z.strictObject({
  rph,
  departureDateTime: localDateTime,
  arrivalDateTime: localDateTime,
  departureOffset: z.optional(utcOffset),
  arrivalOffset: z.optional(utcOffset),
  departureAirport: airportInput,
  arrivalAirport: airportInput,
  marketingAirline: companyNameInput,
  operatingAirline: z.optional(companyNameInput),
  flightNumber: text(8),
  equipments: z.optional(list(z.strictObject({ airEquipType: text(8), name: z.optional(text(64)) }), 4)),
  stopQuantity: whole(0, 9),
  stopLocations: z.optional(list(locationInput, 9)),
  resBookDesigCode: text(4),
  cabin: cabinType,
  fareBasisCode: z.optional(text(32)),
  numberInParty: z.optional(whole(0, 30)),
  status: z.optional(text(8)),
})
/** An itinerary sent back to be priced again: the server reads its handles and believes none of its prices. */
export const airItineraryInput = z.strictObject({
  airItineraryRPH: rph,
  directionInd: tripType,
  originDestinationOptions: list(
    z.strictObject({
      rph,
      voyageRph: z.optional(rph),
      nextVoyageRph: z.optional(rph),
      journeyDuration: z.optional(isoDuration),
      flightSegments: list(flightSegmentInput, 8, 1),
      price: z.optional(amountInput),
    }),
    6,
    1,
  ),
})

const airport = z.object({
  ...location.shape,
  terminal: z.optional(z.string()),
  cityName: z.optional(z.string()),
  countryCode: z.optional(countryCode),
  position: z.optional(position),
})
export const flightSegment = z.object({
  rph: z.string(),
  departureDateTime: localDateTime,
  arrivalDateTime: localDateTime,
  flightDuration: z.optional(isoDuration),
  departureOffset: z.optional(utcOffset),
  arrivalOffset: z.optional(utcOffset),
  departureAirport: airport,
  arrivalAirport: airport,
  marketingAirline: companyName,
  operatingAirline: z.optional(companyName),
  flightNumber: z.string(),
  /** IATA aircraft type; name: as people know it, 'Airbus A350-900', where the type has one. */
  equipments: z.optional(z.array(z.object({ airEquipType: z.string(), name: z.optional(z.string()) }))),
  /** Landings without a change of flight number. */
  stopQuantity: z.number(),
  stopLocations: z.optional(z.array(location)),
  /** Booking class. */
  resBookDesigCode: z.string(),
  cabin: cabinType,
  fareBasisCode: z.optional(z.string()),
  numberInParty: z.optional(z.number()),
  /** OTA list STS. */
  status: z.optional(z.string()),
})

export type FlightSegment = z.output<typeof flightSegment>

/** What to know of a change of planes before paying; transitVisa: some travellers need one for the country. */
const connectionWarning = z.enum(['selfTransfer', 'airportChange', 'overnight', 'shortConnection', 'transitVisa'])

const connection = z.object({
  /** Where one lands. */
  locationCode: z.string(),
  /** Where one leaves from, if it is another airport. */
  departureLocationCode: z.optional(z.string()),
  minutes: z.number(),
  warnings: z.array(connectionWarning),
})

export type FlightConnection = z.output<typeof connection>

export const airItinerary = z.object({
  airItineraryRPH: z.string(),
  directionInd: tripType,
  originDestinationOptions: z.array(
    z.object({
      rph: z.string(),
      /** Several cities: an option may be followed by those whose voyageRph equals its nextVoyageRph. */
      voyageRph: z.optional(z.string()),
      nextVoyageRph: z.optional(z.string()),
      journeyDuration: z.optional(isoDuration),
      flightSegments: z.array(flightSegment),
      /** Between one segment and the next. */
      connections: z.optional(z.array(connection)),
      /** This leg's share of the total. */
      price: z.optional(amount),
    }),
  ),
})

export type AirItinerary = z.output<typeof airItinerary>

const baggageAllowance = z.object({
  quantity: z.optional(z.number()),
  weight: z.optional(z.number()),
  /** Pieces, kilograms or pounds. */
  unit: z.enum(['PC', 'KG', 'LB']),
})

const itinTotalFare = z.object({ baseFare: amount, taxes, fees: z.optional(z.array(charge)), totalFare: amount })

const ptcFareBreakdown = z.object({
  passengerTypeQuantity: z.object({ code: passengerTypeCode, quantity: z.number() }),
  /** Of one passenger of the type. */
  passengerFare: z.object({ baseFare: amount, taxes: amount, totalFare: amount }),
  fareBasisCodes: z.optional(z.array(z.string())),
  baggageAllowance: z.optional(baggageAllowance),
})

export const airItineraryPricingInfo = z.object({
  quoteID: z.optional(z.string()),
  validatingAirlineCode: z.optional(z.string()),
  pricingSource: z.optional(z.enum(['Published', 'Private'])),
  itinTotalFare,
  ptcFareBreakdowns: z.array(ptcFareBreakdown),
  fareRules: z.optional(
    z.object({
      refundableInd: z.optional(z.boolean()),
      changeableInd: z.optional(z.boolean()),
      penalties: z.optional(z.array(cancelPenalty)),
    }),
  ),
  priceRequestInformation,
})

const fareFamily = z.object({
  /** The offer's handle. */
  rph: z.string(),
  code: z.enum(['light', 'classic', 'flex']),
  /** The airline's own. */
  name: z.string(),
  cabin: cabinType,
  resBookDesigCode: z.string(),
  includes: z.array(
    z.object({
      kind: z.enum(['cabinBag', 'checkedBag', 'seat', 'change', 'refund', 'lounge', 'meal']),
      /** charge: to be had for the sum named, of one traveller for the whole itinerary; where included, one more of it. */
      policy: z.enum(['included', 'charge', 'none']),
      quantity: z.optional(z.number()),
      /** Kilograms of each piece. */
      weight: z.optional(z.number()),
      charge: z.optional(amount),
    }),
  ),
  total: amount,
  seatsLeft: z.optional(z.number()),
  /** May be held and paid later. */
  hold: z.optional(z.boolean()),
})

export type FareFamily = z.output<typeof fareFamily>

export const pricedItinerary = z.object({
  /** The offer's handle. */
  rph: z.string(),
  sequenceNumber: z.number(),
  /** GDS, NDC, LCC or the supplier's id. */
  bookingSourceType: z.string(),
  airItinerary,
  airItineraryPricingInfo,
  ticketingInfo: z.optional(
    z.object({ ticketTimeLimit: z.optional(instant), ticketType: z.optional(z.literal('eTicket')) }),
  ),
  expiredDateTime: instant,
  /** The same flights on other terms. */
  fareFamilies: z.optional(z.array(fareFamily)),
  /** Of all its flights, where they have one in common. */
  alliance: z.optional(z.string()),
  /** Only where the supplier states it. */
  seatsLeft: z.optional(z.number()),
  /** Kilograms of one traveller for the whole itinerary, only where the supplier states it. */
  co2Kg: z.optional(z.number()),
})

export type PricedItinerary = z.output<typeof pricedItinerary>

export const airTravelerInput = z.strictObject({
  rph,
  passengerTypeCode,
  personName,
  birthDate: z.optional(isoDate),
  gender: z.optional(gender),
  telephone: z.optional(telephone),
  email: z.optional(emailAddress),
  address: z.optional(addressInput),
  documents: z.optional(documentsInput),
  custLoyalties: z.optional(list(loyaltyInput, 5)),
  accompaniedByInfantRPH: z.optional(rph),
})
const airTraveler = z.object({
  rph: z.string(),
  passengerTypeCode,
  personName: personNameShown,
  birthDate: z.optional(isoDate),
  gender: z.optional(gender),
  telephone: z.optional(telephoneShown),
  email: z.optional(z.string()),
  address: z.optional(address),
  documents: z.optional(z.array(documentShown)),
  custLoyalties: z.optional(z.array(loyalty)),
  accompaniedByInfantRPH: z.optional(z.string()),
})

/** Without money for whoever has only a code to look at it. */
export const airReservation = z.object({
  bookingReferenceIDs: z.array(uniqueID),
  status: transactionStatus,
  airItinerary,
  priceInfo: z.object({
    ...airItineraryPricingInfo.shape,
    itinTotalFare: z.optional(itinTotalFare),
    ptcFareBreakdowns: z.array(
      z.object({ ...ptcFareBreakdown.shape, passengerFare: z.optional(ptcFareBreakdown.shape.passengerFare) }),
    ),
  }),
  travelerInfo: z.object({ airTravelers: z.array(airTraveler) }),
  /** Those that were chosen; segments by their rph in the itinerary. */
  seats: z.optional(z.array(z.object({ travelerRPH: z.string(), segmentRPH: z.string(), seat: z.string() }))),
  ticketing: z.object({
    ticketTimeLimit: z.optional(instant),
    tickets: z.optional(
      z.array(
        z.object({
          travelerRPH: z.string(),
          ticketDocumentNbr: z.string(),
          type: z.enum(['eTicket', 'EMD-A', 'EMD-S']),
        }),
      ),
    ),
  }),
})

export type AirReservation = z.output<typeof airReservation>
