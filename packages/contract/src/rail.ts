import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { envelope, instant, isoDate, isoDuration, localDateTime, payload, rph, text } from './envelope.ts'
import { flexibilityType, railOption, railPassengerCode, railPassProduct } from './rail-journey.ts'
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

const originDestinationInformations = z.array(
  z.object({
    rph: z.string(),
    originLocation: location,
    destinationLocation: location,
    originDestinationOptions: z.array(railOption),
  }),
)

export const railShopRS = z.object({ ...envelope, correlationID: z.string(), originDestinationInformations })

export type RailShopRS = z.output<typeof railShopRS>

/** The first line says who is asked; each line after it is one supplier's whole answer, or that it gave none. */
export const railShopLine = z.object({
  ...envelope,
  correlationID: z.string(),
  asked: z.optional(z.array(z.object({ supplier: z.string(), name: z.string() }))),
  supplier: z.optional(z.string()),
  originDestinationInformations: z.optional(originDestinationInformations),
})

export type RailShopLine = z.output<typeof railShopLine>

export const searchTrains = defineCall({
  method: 'POST',
  path: '/api/v1/rail/shop',
  auth: 'public',
  effect: 'read',
  packed: true,
  shared: ['rail'],
  permission: 'rail:view',
  summary: 'Find trains, one way or return',
  body: railShopRQ,
  response: railShopRS,
  line: railShopLine,
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
  packed: true,
  permission: 'rail:view',
  summary: 'Find rail passes of a country or region',
  body: railFareQuoteRQ,
  response: railFareQuoteRS,
})

export const compareTrainDates = defineCall({
  method: 'POST',
  path: '/api/v1/rail/calendar',
  auth: 'public',
  effect: 'read',
  packed: true,
  permission: 'rail:view',
  summary: 'The cheapest ticket of each day around the asked one',
  body: railShopRQ,
  response: z.object({ ...envelope, days: z.array(dayPrice) }),
})

/** How many journeys a comparison takes. */
export const fewestLegs = 2
export const mostLegs = 10

const ticketOfLeg = z.object({ leg: z.number(), rph: z.string(), total: amount })

/** One way to make all the journeys. Legs are counted from 0, in the order they were sent. */
const travelPlan = z.object({
  kind: z.enum(['tickets', 'pass', 'mixed']),
  pass: z.optional(
    z.object({
      rph: z.string(),
      label: z.string(),
      region: z.string(),
      class: z.enum(['1', '2']),
      validity: isoDuration,
      within: z.optional(isoDuration),
      /** For the whole party. */
      total: amount,
      lines: z.array(z.object({ code: railPassengerCode, quantity: z.number(), total: amount })),
      startDate: isoDate,
      daysUsed: z.number(),
      daysSpare: z.number(),
    }),
  ),
  coveredLegs: z.array(z.number()),
  tickets: z.array(ticketOfLeg),
  ticketTotal: amount,
  /** Seats that the pass does not include. */
  reservations: amount,
  reservationCount: z.number(),
  total: amount,
  /** Against tickets only; below zero where it costs more. */
  saving: amount,
})

export type TravelPlan = z.output<typeof travelPlan>

export const passOrTicketsRS = z.object({
  ...envelope,
  correlationID: z.string(),
  legs: z.array(
    z.object({
      leg: z.number(),
      originLocation: location,
      destinationLocation: location,
      departureDateTime: localDateTime,
      /** The cheapest of the asked flexibility; absent where nothing runs. */
      option: z.optional(railOption),
      reservations: amount,
    }),
  ),
  /** The cheapest first. Absent: some leg cannot be travelled at all. */
  plans: z.array(travelPlan),
  /** What tickets only cost on each flexibility, where each leg has one. */
  ticketTotals: z.array(z.object({ flexibilityType, total: amount })),
})

export type PassOrTicketsRS = z.output<typeof passOrTicketsRS>

export const comparePassWithTickets = defineCall({
  method: 'POST',
  path: '/api/v1/rail/pass-or-tickets',
  auth: 'public',
  effect: 'read',
  packed: true,
  permission: 'rail:view',
  summary: 'Whether a pass, single tickets or both together are cheapest for a list of journeys',
  body: z.strictObject({
    ...payload,
    legs: list(journey, mostLegs, fewestLegs),
    passengerTypes,
    flexibilityType: z.optional(flexibilityType),
  }),
  response: passOrTicketsRS,
})

export const calls = { readSuppliersHealth, searchTrains, quotePasses, compareTrainDates, comparePassWithTickets }
