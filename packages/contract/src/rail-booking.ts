import * as z from 'zod/mini'
import { userInfo } from './account.ts'
import { defineCall } from './call.ts'
import { envelope, instant, payload, pos, rph, text } from './envelope.ts'
import { railPassengerCode, railPassengerInput, railPricing, railReservation } from './rail-journey.ts'
import { amountInput, list, paymentForm, transactionStatus, uniqueID, uniqueIDInput } from './shared.ts'
import { travelerRequirements } from './traveler-form.ts'

const railBookFields = {
  ...payload,
  /** Booking channel 6. */
  pos,
  /** What the customer agreed to: dearer is refused. */
  acceptedTotal: z.optional(amountInput),
}

const railBookInfo = {
  /** Outbound and inbound ticket, or the pass. */
  requestedJourneyRPHs: list(rph, 6, 1),
  seatPreference: z.optional(
    z.strictObject({
      position: z.optional(z.enum(['Window', 'Aisle'])),
      direction: z.optional(z.enum(['Facing', 'Back'])),
    }),
  ),
  paymentForm: z.optional(paymentForm),
  fulfillment: z.optional(z.strictObject({ type: z.enum(['ETICKET', 'PRINT_AT_HOME', 'COLLECT']) })),
}

const railPassengers = list(railPassengerInput, 30, 1)

export const railBookRQ = z.discriminatedUnion('resStatus', [
  /** Price and what is asked of travellers; the supplier is not touched. */
  z.strictObject({
    ...railBookFields,
    resStatus: z.literal('Initiate'),
    correlationID: z.optional(text(128)),
    railBookInfo: z.strictObject({ ...railBookInfo, passengerInfos: z.optional(railPassengers) }),
  }),
  /** Quote: the supplier holds. Book: quote and commit at once, where the supplier cannot hold; agency account only. */
  z.strictObject({
    ...railBookFields,
    resStatus: z.enum(['Quote', 'Book']),
    /** From Initiate. */
    correlationID: text(128),
    railBookInfo: z.strictObject({ ...railBookInfo, passengerInfos: railPassengers }),
  }),
])
export const railBookRS = z.object({
  ...envelope,
  correlationID: z.string(),
  passengers: z.optional(
    z.array(
      z.object({
        rph: z.string(),
        code: railPassengerCode,
        age: z.number(),
        /** The carrier's band, both ends included. */
        fromAge: z.optional(z.number()),
        toAge: z.optional(z.number()),
      }),
    ),
  ),
  /** Of type 23 while held, 14 once committed. */
  uniqueID: z.optional(uniqueID),
  status: transactionStatus,
  priceChanged: z.optional(z.boolean()),
  /** The handles at this price: they take the place of those that were sent. */
  journeyRPHs: z.optional(z.array(z.string())),
  pricing: railPricing,
  travelerRequirements: z.optional(travelerRequirements),
  holdExpires: z.optional(instant),
  railReservation: z.optional(railReservation),
})

export type RailBookRS = z.output<typeof railBookRS>

export const bookRail = defineCall({
  method: 'POST',
  path: '/api/v1/rail/book',
  auth: 'public',
  effect: 'write',
  permission: 'rail:book',
  summary: 'Initiate, quote or book tickets or a pass',
  body: railBookRQ,
  response: railBookRS,
})

export const railConfirmBookingRQ = z.strictObject({
  ...payload,
  uniqueIDs: list(uniqueIDInput, 10, 1),
  correlationID: z.optional(text(128)),
  paymentForm: z.optional(paymentForm),
  reservationDetailsInd: z.optional(z.boolean()),
})
export const railConfirmBookingRS = z.object({
  ...envelope,
  /** One outcome per booking: some may fail while others succeed. */
  confirmations: z.array(
    z.object({
      uniqueID,
      status: transactionStatus,
      reservationInfo: z.optional(railReservation),
      errors: envelope.errors,
    }),
  ),
})

export type RailConfirmBookingRS = z.output<typeof railConfirmBookingRS>

export const confirmRailBooking = defineCall({
  method: 'POST',
  path: '/api/v1/rail/confirm-booking',
  auth: 'public',
  effect: 'write',
  permission: 'rail:book',
  summary: 'Pay for and confirm held rail bookings',
  body: railConfirmBookingRQ,
  response: railConfirmBookingRS,
})

export const railResRetrieveRS = z.object({
  ...envelope,
  railReservation: z.optional(railReservation),
  userInfo: z.optional(userInfo),
})

export type RailResRetrieveRS = z.output<typeof railResRetrieveRS>

export const readRailBooking = defineCall({
  method: 'POST',
  path: '/api/v1/rail/resretrieve-details',
  auth: 'owner',
  effect: 'read',
  summary: 'One rail booking in full',
  body: z.strictObject({ ...payload, uniqueID: uniqueIDInput, resInfoLevel: z.optional(z.literal('Detail')) }),
  response: railResRetrieveRS,
})

export const calls = { bookRail, confirmRailBooking, readRailBooking }
