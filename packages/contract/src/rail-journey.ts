import { comforts, flexibilities, railPassengerCodes } from '@portolan/domain/rail/fare'
import * as z from 'zod/mini'
import { documentShown, emailAddress, personName, personNameShown, telephoneShown } from './account.ts'
import {
  currencyCode,
  instant,
  isoDate,
  isoDuration,
  language,
  localDateTime,
  nameText,
  rph,
  text,
} from './envelope.ts'
import { travelDocument } from './profile.ts'
import {
  address,
  addressInput,
  age,
  charge,
  companyName,
  location,
  position,
  saidDeadline,
  total,
  transactionStatus,
  uniqueID,
} from './shared.ts'
import { telephone } from './telephone.ts'

export const railPassengerCode = z.enum(railPassengerCodes)
export const comfortType = z.enum(comforts)
export const flexibilityType = z.enum(flexibilities)

export type RailPassengerCode = z.output<typeof railPassengerCode>
export type ComfortType = z.output<typeof comfortType>
export type FlexibilityType = z.output<typeof flexibilityType>

export const railCondition = z.object({
  code: z.string(),
  stringValue: z.string(),
  /** Which the sentence names. */
  deadline: z.optional(saidDeadline),
})

export type RailCondition = z.output<typeof railCondition>

export const railPriceLine = z.object({
  /** ADULT, SENIOR, YOUTH, or the code of a fee. */
  code: z.string(),
  quantity: z.number(),
  /** In the supplier's currency, markup included. */
  amount: z.number(),
  /** In the selling currency. */
  sellingAmount: z.number(),
  conditions: z.array(railCondition),
})

export type RailPriceLine = z.output<typeof railPriceLine>

/** The same price twice: in the supplier's currency and in the one we sell in. */
export const pricePair = {
  currencyCode,
  totalAmount: z.number(),
  sellingCurrencyCode: currencyCode,
  sellingTotalAmount: z.number(),
}

export const railPricing = z.object({ ...pricePair, priceBreakdown: z.array(railPriceLine) })

/** A station on the way; times local to it. The first has no arrival, the last no departure. */
export const trainStop = z.object({
  station: location,
  position: z.optional(position),
  arrivalDateTime: z.optional(localDateTime),
  departureDateTime: z.optional(localDateTime),
})

export type TrainStop = z.output<typeof trainStop>

export const trainSegment = z.object({
  rph: z.optional(z.string()),
  trainNumber: z.string(),
  trainType: z.optional(z.string()),
  networkCode: z.optional(z.object({ code: z.string(), codeContext: z.optional(z.string()) })),
  marketingCompany: z.optional(companyName),
  operatingCompany: z.optional(companyName),
  departureStation: location,
  arrivalStation: location,
  departureDateTime: localDateTime,
  arrivalDateTime: localDateTime,
  journeyDuration: z.optional(isoDuration),
  /** From boarding to leaving, both included. */
  stops: z.optional(z.array(trainStop)),
  accommodation: z.optional(
    z.object({
      seat: z.optional(z.enum(['Seat', 'Sleeperette', 'NoSeat'])),
      berth: z.optional(z.enum(['Berth', 'Couchette', 'Sleeper'])),
      class: z.optional(z.string()),
    }),
  ),
  assignments: z.optional(
    z.array(z.object({ travelerRPH: z.string(), coach: z.optional(z.string()), seat: z.optional(z.string()) })),
  ),
  reservationType: z.optional(z.enum(['Reservable', 'NotReservable'])),
})

export type TrainSegment = z.output<typeof trainSegment>

/** One ticket to be bought: the trains of one journey, in one comfort, on one flexibility. */
export const railOption = z.object({
  rph: z.string(),
  /** The same for every ticket of the same trains at the same times; the screen groups by it. */
  trainIdentity: z.string(),
  journeyDuration: isoDuration,
  originStation: location,
  destinationStation: location,
  trainSegments: z.array(trainSegment),
  routings: z.optional(z.array(z.string())),
  providers: z.array(z.string()),
  comfortType,
  flexibilityType,
  /** 1, 2 or the carrier's own. */
  seatClass: z.string(),
  /** The carrier's own name of the comfort. */
  seatClassDescription: z.optional(z.string()),
  /** The carrier's own name of the fare. */
  fareDescription: z.optional(z.string()),
  /** How many can still be bought at this price, where few. */
  seatsLeft: z.optional(z.number()),
  pricing: railPricing,
  expiredDateTime: instant,
  lastHoldDate: z.optional(instant),
  /** The return tickets it combines with; absent: any. */
  inboundRphs: z.optional(z.array(z.string())),
})

export type RailOption = z.output<typeof railOption>

const passPassengers = z.array(z.object({ code: railPassengerCode, quantity: z.number() }))

const passFare = {
  rph: z.string(),
  class: z.enum(['1', '2']),
  /** How many days of travel, or how long without a break. */
  validity: isoDuration,
  /** FLEXIBLE only: the span in which the days of travel lie. */
  within: z.optional(isoDuration),
  currencyCode,
  amount: z.number(),
  sellingCurrencyCode: currencyCode,
  sellingAmount: z.number(),
  expiredDateTime: instant,
  conditions: z.array(railCondition),
  passengers: passPassengers,
}

export const railPassFare = z.object(passFare)

export type RailPassFare = z.output<typeof railPassFare>

export const railPassProduct = z.object({
  label: z.string(),
  /** EUROPE, BENELUX, SCANDINAVIA or a country's ISO code. */
  region: z.string(),
  /** ISO codes of the countries where it is valid. */
  countries: z.array(z.string()),
  passType: z.enum(['FLEXIBLE', 'CONSECUTIVE']),
  includes: z.array(z.string()),
  /** First and last day on which the pass may begin. */
  earliestDate: isoDate,
  latestDate: isoDate,
  filingOperator: z.optional(companyName),
  fareOptions: z.array(railPassFare),
})

export type RailPassProduct = z.output<typeof railPassProduct>

export const railPassengerInput = z.strictObject({
  rph,
  code: railPassengerCode,
  age,
  /** OTA list AQC: 10 adult. */
  passengerQualifyingInfo: z.optional(z.strictObject({ code: text(4) })),
  leadTraveler: z.optional(z.boolean()),
  passengerDetail: z.optional(
    z.strictObject({
      identification: personName,
      birthDate: z.optional(isoDate),
      telephone: z.optional(telephone),
      email: z.optional(emailAddress),
      address: z.optional(z.strictObject({ ...addressInput.shape, addressName: z.optional(nameText(128)) })),
      document: z.optional(travelDocument),
    }),
  ),
})
const railPassenger = z.object({
  rph: z.string(),
  code: railPassengerCode,
  /** Left out for somebody who only looks at the booking. */
  age: z.optional(z.number()),
  passengerQualifyingInfo: z.optional(z.object({ code: z.string() })),
  leadTraveler: z.optional(z.boolean()),
  passengerDetail: z.optional(
    z.object({
      identification: personNameShown,
      birthDate: z.optional(isoDate),
      telephone: z.optional(telephoneShown),
      email: z.optional(z.string()),
      address: z.optional(z.object({ ...address.shape, addressName: z.optional(z.string()) })),
      document: z.optional(documentShown),
    }),
  ),
})

/** The carrier's words on the booking: what the cancel screen reads. */
const vendorMessage = z.object({
  infoType: z.string(),
  title: z.string(),
  language: z.optional(language),
  subSections: z.array(z.object({ subTitle: z.optional(z.string()), paragraphs: z.array(z.string()) })),
})

/** Without money for whoever has only a code to look at it. */
export const railReservation = z.object({
  uniqueID,
  status: transactionStatus,
  createDateTime: instant,
  lastHoldDate: z.optional(instant),
  itinerary: z.object({
    originAndDestinations: z.array(
      z.object({
        originLocation: location,
        destinationLocation: location,
        trainSegments: z.array(trainSegment),
        comfortType: z.optional(comfortType),
        flexibilityType: z.optional(flexibilityType),
      }),
    ),
    pass: z.optional(
      z.object({
        ...passFare,
        label: z.string(),
        startDate: isoDate,
        currencyCode: z.optional(currencyCode),
        amount: z.optional(z.number()),
        sellingCurrencyCode: z.optional(currencyCode),
        sellingAmount: z.optional(z.number()),
      }),
    ),
    railCharges: z.optional(z.object({ total, charges: z.array(charge) })),
    vendorMessages: z.object({ vendorMessageList: z.array(vendorMessage) }),
  }),
  passengerInfos: z.array(railPassenger),
  priceList: z.array(railPriceLine),
  conditions: z.array(railCondition),
  paymentRules: z.optional(z.array(z.object({ amount: z.number(), currencyCode, dateTime: z.optional(instant) }))),
  fulfillments: z.optional(
    z.array(
      z.object({
        ticketNumber: z.string(),
        passengerRPHs: z.array(z.string()),
        documentURL: z.optional(z.string()),
        controlNumber: z.optional(z.string()),
        status: z.enum(['Pending', 'Fulfilled', 'Refunded']),
      }),
    ),
  ),
})

export type RailReservation = z.output<typeof railReservation>

/** A ticket and a pass as the screen shows them; the cart keeps them in this form. */
export const railTrainResult = z.object({
  rph: z.string(),
  trains: z.array(z.string()),
  trainIdentity: z.string(),
  routings: z.array(z.string()),
  departureDateTime: localDateTime,
  /** HH:mm, as arrivalTime. */
  departureTime: z.string(),
  arrivalDateTime: localDateTime,
  arrivalTime: z.string(),
  /** (+1), or empty on the same day. */
  arriveNextDate: z.string(),
  duration: z.string(),
  direct: z.enum(['Yes', 'No']),
  originStation: z.string(),
  destinationStation: z.string(),
  providers: z.array(z.string()),
  comfortType,
  flexibilityType,
  seatClass: z.string(),
  seatClassDescription: z.string(),
  ...pricePair,
  priceBreakdown: z.array(railPriceLine),
  expiredDateTime: instant,
  trainSegments: z.array(trainSegment),
  inboundRphs: z.array(z.string()),
})

export type RailTrainResult = z.output<typeof railTrainResult>

export const railPassOption = z.object({
  class: z.string(),
  validity: z.string(),
  amount: z.number(),
  rph: z.string(),
  expiredDateTime: instant,
  conditions: z.array(railCondition),
  passengers: passPassengers,
})

export type RailPassOption = z.output<typeof railPassOption>
