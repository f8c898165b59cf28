import { airLegs, airParty } from '@portolan/domain/air/limit'
import * as z from 'zod/mini'
import {
  airItineraryInput,
  airReservation,
  airTravelerInput,
  cabinType,
  passengerTypeCode,
  pricedItinerary,
  priceRequestInformationInput,
  tripType,
} from './air-itinerary.ts'
import { defineCall } from './call.ts'
import { envelope, isoDate, payload, rph, text } from './envelope.ts'
import {
  age,
  amountInput,
  contactInput,
  dateOrDateTime,
  dayPrice,
  list,
  locationInput,
  nextAction,
  paymentForm,
  whole,
} from './shared.ts'
import { extra, extrasInput, travelerRequirements } from './traveler-form.ts'

/** How many itineraries an answer has at most. */
export const mostItineraries = 1000

const preferLevel = z.optional(z.enum(['Only', 'Preferred']))

const travelerInfoSummary = z.strictObject({
  airTravelerAvails: z.strictObject({
    passengerTypeQuantities: list(
      z.strictObject({
        code: passengerTypeCode,
        quantity: whole(0, airParty.most),
        ages: z.optional(list(age, airParty.most)),
      }),
      5,
      1,
    ),
  }),
  priceRequestInformation: z.optional(priceRequestInformationInput),
})

/** What a package's search asks of the air part too. */
export const airSearch = {
  originDestinationInformations: list(
    z.strictObject({
      rph,
      /** Local to the place of departure. */
      departureDateTime: dateOrDateTime,
      originLocation: locationInput,
      destinationLocation: locationInput,
    }),
    airLegs.most,
    1,
  ),
  travelPreferences: z.optional(
    z.strictObject({
      cabinPrefs: z.optional(list(z.strictObject({ cabin: cabinType, preferLevel }), 4)),
      vendorPrefs: z.optional(
        list(
          z.strictObject({
            /** IATA airline code. */
            code: text(3),
            preferLevel: z.optional(z.enum(['Only', 'Preferred', 'Unacceptable'])),
          }),
          20,
        ),
      ),
      maxStopsQuantity: z.optional(whole(0, 4)),
      /** Also the airports around the ones asked for. */
      nearbyAirportsInd: z.optional(z.boolean()),
    }),
  ),
  travelerInfoSummary,
}

const lowFareSearchFields = {
  ...payload,
  directionInd: tripType,
  ...airSearch,
  processingInfo: z.optional(
    z.strictObject({
      maxResponses: z.optional(whole(1, mostItineraries)),
      displayOrder: z.optional(z.enum(['ByPriceLowToHigh', 'ByDepartureTime', 'ByJourneyTime'])),
    }),
  ),
}

export const airLowFareSearchRQ = z.strictObject(lowFareSearchFields)
export const airLowFareSearchRS = z.object({
  ...envelope,
  correlationID: z.string(),
  /** One way or return: whole trips. Several cities: the options of each leg, linked by nextVoyageRph. */
  pricedItineraryList: z.array(pricedItinerary),
})

export type AirLowFareSearchRS = z.output<typeof airLowFareSearchRS>

/** The first line says who is asked; each line after it is a part of one supplier's answer, or that it gave none. */
export const airSearchLine = z.object({
  ...envelope,
  correlationID: z.string(),
  asked: z.optional(z.array(z.object({ supplier: z.string(), name: z.string() }))),
  supplier: z.optional(z.string()),
  pricedItineraryList: z.optional(z.array(pricedItinerary)),
})

export type AirSearchLine = z.output<typeof airSearchLine>

export const searchFlights = defineCall({
  method: 'POST',
  path: '/api/v1/air/low-fare-search',
  auth: 'login',
  effect: 'read',
  packed: true,
  shared: ['air'],
  permission: 'air:view',
  summary: 'Find flights: one way, return or several cities',
  body: airLowFareSearchRQ,
  response: airLowFareSearchRS,
  line: airSearchLine,
})

/** The handles of the chosen legs, which belong together. */
const airItineraryRPHs = list(rph, airLegs.most, 1)

export const airVerifyPriceRQ = z.strictObject({
  ...payload,
  bookingSourceType: text(64),
  airItineraryRPHs,
  airItinerary: z.optional(airItineraryInput),
  priceRequestInformation: z.optional(priceRequestInformationInput),
  travelerInfoSummary: z.optional(travelerInfoSummary),
  /** From the seat map, in place of those chosen before: the answer's handles and prices have them. travelerRef: 1 for the first of the search. */
  extras: z.optional(extrasInput),
})
export const airVerifyPriceRS = z.object({
  ...envelope,
  /** Sent back with the booking. */
  correlationID: z.string(),
  priceChanged: z.boolean(),
  pricedItineraryList: z.array(pricedItinerary),
  travelerRequirements,
})

export type AirVerifyPriceRS = z.output<typeof airVerifyPriceRS>

export const verifyFlightPrice = defineCall({
  method: 'POST',
  path: '/api/v1/air/verify-price',
  auth: 'login',
  effect: 'read',
  permission: 'air:view',
  summary: 'Ask the airline for the price and seats again before travellers are typed',
  body: airVerifyPriceRQ,
  response: airVerifyPriceRS,
})

export const airBookRQ = z.strictObject({
  ...payload,
  /** Book unless told; Hold only where the offer allows it. */
  resStatus: z.optional(z.enum(['Hold', 'Book'])),
  /** From verify-price. */
  correlationID: text(128),
  airItineraryRPHs,
  travelerInfo: z.strictObject({
    airTravelers: list(airTravelerInput, airParty.most, 1),
    specialReqDetails: z.optional(
      list(
        z.strictObject({ ssrCode: text(4), travelerRPHs: list(rph, airParty.most, 1), text: z.optional(text(256)) }),
        30,
      ),
    ),
  }),
  contact: contactInput,
  fulfillment: z.optional(z.strictObject({ paymentForm })),
  /** What the customer agreed to: dearer is refused. */
  acceptedTotal: z.optional(amountInput),
})
export const airBookRS = z.object({
  ...envelope,
  /** What the provider asks of the customer before it pays; the same is sent once more after it was answered. */
  nextAction: z.optional(nextAction),
  /** Where the price has gone up above what was agreed to: as it would be at the new price. */
  airReservation: z.optional(airReservation),
})

export type AirBookRS = z.output<typeof airBookRS>

export const bookFlight = defineCall({
  method: 'POST',
  path: '/api/v1/air/book',
  auth: 'login',
  effect: 'write',
  permission: 'air:book',
  summary: 'Hold or book the verified flights',
  body: airBookRQ,
  response: airBookRS,
})

export const compareFlightDates = defineCall({
  method: 'POST',
  path: '/api/v1/air/calendar',
  auth: 'login',
  effect: 'read',
  packed: true,
  permission: 'air:view',
  summary: 'The cheapest fare of each day around the asked one',
  body: z.strictObject({ ...lowFareSearchFields, window: z.enum(['month', 'plusMinus3']) }),
  response: z.object({
    ...envelope,
    days: z.array(z.object({ ...dayPrice.shape, returnDate: z.optional(isoDate) })),
  }),
})

const seatRow = z.object({
  number: z.number(),
  seats: z.array(
    z.object({
      /** 14A. */
      code: z.string(),
      kind: z.enum(['window', 'middle', 'aisle']),
      free: z.boolean(),
      /** Before the next one there is an aisle. */
      beforeAisle: z.optional(z.boolean()),
      /** What it costs; absent where it is taken. */
      extra: z.optional(extra),
    }),
  ),
})

export const seatMapRS = z.object({
  ...envelope,
  segments: z.array(z.object({ segmentRPH: z.string(), rows: z.array(seatRow) })),
  /** Bags and meals, beside the seats. */
  extras: z.array(extra),
})

export type SeatMapRS = z.output<typeof seatMapRS>

export const readSeatMap = defineCall({
  method: 'POST',
  path: '/api/v1/air/seat-map',
  auth: 'login',
  effect: 'read',
  packed: true,
  permission: 'air:view',
  summary: 'The seats, bags and meals that can be added to an offer',
  body: z.strictObject({ airItineraryRPHs }),
  response: seatMapRS,
})

export const calls = {
  searchFlights,
  verifyFlightPrice,
  bookFlight,
  compareFlightDates,
  readSeatMap,
}
