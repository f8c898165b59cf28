import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { envelope, instant, isoDuration, localDateTime, nameText, payload, rph, text } from './envelope.ts'
import {
  addressInput,
  amount,
  cancelPenalty,
  charge,
  companyName,
  image,
  locationInput,
  namedContactInput,
  nextAction,
  paymentForm,
  position,
  positionInput,
  totalCharge,
  transactionStatus,
  uniqueID,
  whole,
} from './shared.ts'
import { answersInput } from './traveler-form.ts'

const flight = z.optional(
  z.strictObject({
    /** IATA airline code. */
    airline: text(3),
    flightNumber: text(8),
    /** Local to the airport. */
    dateTime: localDateTime,
  }),
)

const groundPlace = {
  locationType: z.enum(['Airport', 'Hotel', 'Station', 'Port', 'Address']),
  location: z.optional(locationInput),
  name: z.optional(nameText(128)),
  address: z.optional(addressInput),
  position: z.optional(positionInput),
  flight,
}

export const transferAvailRQ = z.strictObject({
  ...payload,
  /** Times are local to the place of pick-up. */
  service: z.strictObject({
    pickup: z.strictObject({ ...groundPlace, dateTime: localDateTime }),
    dropoff: z.strictObject(groundPlace),
    return: z.optional(z.strictObject({ pickupDateTime: localDateTime, flight })),
  }),
  passengers: z.strictObject({
    adults: whole(0, 50),
    children: whole(0, 50),
    infants: z.optional(whole(0, 20)),
    childSeats: z.optional(whole(0, 20)),
  }),
  /** Pieces. */
  baggage: z.optional(whole(0, 100)),
})

export const groundService = z.object({
  meetingPoint: z.optional(z.string()),
  rph: z.string(),
  serviceLevel: z.enum(['Shared', 'Private', 'Premium']),
  vehicle: z.object({
    /** sedan, suv, van, premium or shuttle: the same in every language. */
    code: z.optional(z.string()),
    type: z.string(),
    makeModel: z.optional(z.string()),
    maximumPassengers: z.number(),
    maximumBaggage: z.number(),
    image: z.optional(image),
  }),
  meetAndGreetInd: z.optional(z.boolean()),
  /** How long the driver waits without charge. */
  waitingTime: z.optional(isoDuration),
  estimatedDuration: z.optional(isoDuration),
  /** When the driver is there, local to the place: a flight moves it. */
  pickupDateTime: z.optional(localDateTime),
  returnPickupDateTime: z.optional(localDateTime),
  /** Of the flight, where the timetable knows it: it lands or leaves then. Absent: the hour stands as it was typed. */
  flightDateTime: z.optional(localDateTime),
  returnFlightDateTime: z.optional(localDateTime),
  distanceKm: z.optional(z.number()),
  /** How many of the vehicle the party needs. */
  quantity: z.optional(z.number()),
  /** A seat's share, to the nearest cent: the total counts. Absent: the price is of the whole car. */
  eachPays: z.optional(amount),
  childSeats: z.optional(z.number()),
  totalCharge,
  fees: z.optional(z.array(charge)),
  cancelPenalties: z.optional(z.array(cancelPenalty)),
  expiredDateTime: instant,
  vendor: companyName,
})

export type GroundService = z.output<typeof groundService>

const placeFound = z.object({ name: z.string(), position })

export const transferAvailRS = z.object({
  ...envelope,
  /** The two ends as they were understood. */
  from: z.optional(placeFound),
  to: z.optional(placeFound),
  /** The train for the same way, where there is one. */
  railAlternative: z.optional(
    z.object({
      name: z.optional(z.string()),
      duration: isoDuration,
      /** Of one, for all ways that were asked for. */
      from: amount,
      /** Of all who travel. */
      total: z.optional(amount),
    }),
  ),
  groundServices: z.array(groundService),
})

export type TransferAvailRS = z.output<typeof transferAvailRS>

export const searchTransfers = defineCall({
  method: 'POST',
  path: '/api/v1/transfer/avail',
  auth: 'login',
  effect: 'read',
  packed: true,
  shared: ['transfer'],
  permission: 'transfer:view',
  summary: 'Find transfers from or to an airport, hotel, station or port',
  body: transferAvailRQ,
  response: transferAvailRS,
})

export const transferBookRQ = z.strictObject({
  ...payload,
  resStatus: z.enum(['Hold', 'Book']),
  rph,
  passenger: z.strictObject({ primary: namedContactInput }),
  specialInstructions: z.optional(text(500)),
  /** What the driver's sign says. */
  greetingSignName: z.optional(nameText(64)),
  answers: z.optional(answersInput),
  paymentForm: z.optional(paymentForm),
})

const groundPlaceShown = z.object({
  locationType: z.enum(['Airport', 'Hotel', 'Station', 'Port', 'Address']),
  name: z.string(),
  position: z.optional(position),
})

export const transferReservation = z.object({
  confirmation: uniqueID,
  status: transactionStatus,
  holdExpires: z.optional(instant),
  pickupInstructions: z.optional(z.string()),
  emergencyPhone: z.optional(z.string()),
  /** What was bought; times local to the places. */
  service: z.optional(
    z.object({
      serviceLevel: z.enum(['Shared', 'Private', 'Premium']),
      vehicleName: z.string(),
      quantity: z.number(),
      ways: z.array(
        z.object({
          from: groundPlaceShown,
          to: groundPlaceShown,
          pickupDateTime: localDateTime,
          duration: isoDuration,
          distanceKm: z.number(),
          flight: z.optional(z.object({ airline: z.string(), flightNumber: z.string() })),
          meetingPoint: z.string(),
        }),
      ),
      waitingTime: isoDuration,
      passengers: z.object({ adults: z.number(), children: z.number(), bags: z.number(), childSeats: z.number() }),
      image: z.optional(image),
    }),
  ),
})

export type TransferReservation = z.output<typeof transferReservation>

export const transferBookRS = z.object({
  ...envelope,
  reservation: z.optional(transferReservation),
  /** What the bank asks of the customer before it pays. */
  nextAction: z.optional(nextAction),
})

export const bookTransfer = defineCall({
  method: 'POST',
  path: '/api/v1/transfer/book',
  auth: 'login',
  effect: 'write',
  permission: 'transfer:book',
  summary: 'Hold or book a transfer',
  body: transferBookRQ,
  response: transferBookRS,
})

export const calls = { searchTransfers, bookTransfer }
