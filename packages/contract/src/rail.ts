import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { envelope, instant, isoDate, localDateTime, payload, rph, text } from './envelope.ts'
import { railOption, railPassengerCode, railPassProduct } from './rail-journey.ts'
import { age, amount, companyNameInput, dayPrice, list, location, locationInput, product, whole } from './shared.ts'

export const supplierHealth = z.object({
  supplier: z.string(),
  products: z.array(product),
  status: z.enum(['UP', 'DEGRADED', 'DOWN']),
  checkedAt: instant,
  latencyMs: z.optional(z.number()),
  message: z.optional(z.string()),
})

export type SupplierHealth = z.output<typeof supplierHealth>

export const readSuppliersHealth = defineCall({
  method: 'GET',
  path: '/api/v1/rail/suppliers-health-status',
  auth: 'public',
  effect: 'read',
  summary: 'Which suppliers answer, and how fast',
  response: z.array(supplierHealth),
})

const journey = z.strictObject({
  rph: z.optional(rph),
  /** Local to the station of departure. */
  departureDateTime: localDateTime,
  originLocation: locationInput,
  destinationLocation: locationInput,
  viaLocation: z.optional(locationInput),
})

/** An adult is sent as 31, a senior as 62, a youth with the chosen age. */
const passengerTypes = list(
  z.strictObject({
    rph: z.optional(rph),
    code: z.optional(railPassengerCode),
    passengerDetails: list(z.strictObject({ age }), 9, 1),
  }),
  9,
  1,
)

export const railShopRQ = z.strictObject({
  ...payload,
  /** A return trip's second is the first reversed. */
  originDestinations: list(journey, 6, 1),
  passengerTypes,
  preferences: z.optional(
    z.strictObject({
      /** A fare code travels as code RIT with the fare code as its context. */
      classCodes: z.optional(list(z.strictObject({ code: text(16), codeContext: z.optional(text(32)) }), 10)),
      maxConnections: z.optional(whole(0, 9)),
      operatorPrefs: z.optional(list(companyNameInput, 20)),
    }),
  ),
})
export const railShopRS = z.object({
  ...envelope,
  correlationID: z.string(),
  originDestinationInformations: z.array(
    z.object({
      rph: z.string(),
      originLocation: location,
      destinationLocation: location,
      originDestinationOptions: z.array(railOption),
    }),
  ),
})

export type RailShopRS = z.output<typeof railShopRS>

export const searchTrains = defineCall({
  method: 'POST',
  path: '/api/v1/rail/shop',
  auth: 'public',
  effect: 'read',
  summary: 'Find trains, one way or return',
  body: railShopRQ,
  response: railShopRS,
})

export const railFareQuoteRQ = z.strictObject({
  ...payload,
  fareQuoteCriteriaList: list(
    z.strictObject({
      tripType: z.literal('Circle'),
      originDestinationInformation: z.strictObject({
        /** First day of validity. */
        departureDateTime: isoDate,
        /** codeContext COUNTRY: EUROPE, BENELUX, SCANDINAVIA or a country. */
        originLocation: locationInput,
        destinationLocation: z.optional(locationInput),
      }),
    }),
    5,
    1,
  ),
  /** An adult is sent as 30, a senior as 62, a youth with the chosen age. */
  passengerCategories: list(z.strictObject({ code: z.optional(railPassengerCode), age, quantity: whole(0, 9) }), 9, 1),
})
export const railFareQuoteRS = z.object({
  ...envelope,
  correlationID: z.string(),
  fareInfos: z.array(railPassProduct),
})

export type RailFareQuoteRS = z.output<typeof railFareQuoteRS>

/** Its screen asks for login, the call does not. */
export const quotePasses = defineCall({
  method: 'POST',
  path: '/api/v1/rail/fare-quote',
  auth: 'public',
  effect: 'read',
  summary: 'Find rail passes of a country or region',
  body: railFareQuoteRQ,
  response: railFareQuoteRS,
})

export const compareTrainDates = defineCall({
  method: 'POST',
  path: '/api/v1/rail/calendar',
  auth: 'public',
  effect: 'read',
  summary: 'The cheapest ticket of each day around the asked one',
  body: railShopRQ,
  response: z.object({ ...envelope, days: z.array(dayPrice) }),
})

export const passOrTicketsRS = z.object({
  ...envelope,
  tickets: z.object({ total: amount, rphs: z.array(z.string()) }),
  passes: z.array(
    z.object({
      label: z.string(),
      rph: z.string(),
      passPrice: amount,
      /** Seats that the pass does not include. */
      reservations: amount,
      total: amount,
      daysUsed: z.number(),
      daysSpare: z.number(),
    }),
  ),
  /** The word tickets, or the rph of the best pass. */
  verdict: z.string(),
})

export type PassOrTicketsRS = z.output<typeof passOrTicketsRS>

export const comparePassWithTickets = defineCall({
  method: 'POST',
  path: '/api/v1/rail/pass-or-tickets',
  auth: 'public',
  effect: 'read',
  summary: 'Whether a pass or single tickets are cheaper for a list of journeys',
  body: z.strictObject({ legs: list(journey, 20, 1), passengerTypes }),
  response: passOrTicketsRS,
})

export const calls = { readSuppliersHealth, searchTrains, quotePasses, compareTrainDates, comparePassWithTickets }
