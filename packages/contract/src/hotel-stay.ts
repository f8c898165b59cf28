import * as z from 'zod/mini'
import { emailAddress } from './account.ts'
import { currencyCode, instant, isoDate, language, nameText, properName, rph, text } from './envelope.ts'
import {
  address,
  age,
  amount,
  cancelPenalty,
  charge,
  contact,
  guestCounts,
  image,
  position,
  total,
  transactionStatus,
  uniqueID,
} from './shared.ts'
import { diallingCode } from './telephone.ts'
import { travelerRequirements } from './traveler-form.ts'

export const hotelRefInput = z.strictObject({
  /** One number per house, whichever supplier sells it. */
  ttiCode: z.optional(text(32)),
  hotelCode: z.optional(text(64)),
  /** The supplier whose hotelCode it is. */
  hotelCodeContext: z.optional(text(64)),
  hotelCityCode: z.optional(text(64)),
  hotelName: z.optional(text(128)),
})

const hotelRef = {
  ttiCode: z.optional(z.string()),
  hotelCode: z.optional(z.string()),
  hotelCodeContext: z.optional(z.string()),
  hotelCityCode: z.optional(z.string()),
  hotelName: z.optional(z.string()),
}

export const basicPropertyInfo = z.object({
  ...hotelRef,
  /** The Hong Kong Chinese name, where there is one. */
  propertyName: z.optional(z.string()),
  chainCode: z.optional(z.string()),
  position: z.optional(position),
  address: z.optional(address),
  /** provider star: class of the house, 0 to 5; guest: what guests gave it. */
  awards: z.optional(z.array(z.object({ provider: z.string(), rating: z.number() }))),
  image: z.optional(image),
  shortDescription: z.optional(z.string()),
  propertyKind: z.optional(z.string()),
  quarter: z.optional(z.string()),
  amenityCodes: z.optional(z.array(z.string())),
})

export type BasicPropertyInfo = z.output<typeof basicPropertyInfo>

/** One house in the list of a city. */
export const hotelStay = z.object({
  roomStayRPHs: z.array(z.string()),
  /** OTA list MPT. */
  mealPlanCodes: z.optional(z.array(z.string())),
  /** By the clock of the hotel. */
  freeCancelUntil: z.optional(instant),
  /** 'Paris time'. */
  freeCancelClock: z.optional(z.string()),
  /** Inside amountAfterTax, named. */
  payAtProperty: z.optional(z.array(charge)),
  basicPropertyInfo,
  /** Of the whole stay, for all rooms. */
  price: z.object({
    currencyCode,
    amountAfterTax: z.number(),
    minPrice: z.optional(z.number()),
    maxPrice: z.optional(z.number()),
  }),
  status: z.enum(['Open', 'OnRequest', 'Close']),
})

export type HotelStay = z.output<typeof hotelStay>

const roomType = z.object({
  roomType: z.string(),
  roomTypeCode: z.string(),
  numberOfUnits: z.optional(z.number()),
  quantity: z.optional(z.number()),
  roomDescription: z.optional(z.string()),
  bedTypeCode: z.optional(z.string()),
  occupancies: z.array(
    z.object({
      minOccupancy: z.number(),
      maxOccupancy: z.number(),
      /** OTA list AQC: 8 child, 10 adult. */
      ageQualifyingCode: z.optional(z.string()),
      minAge: z.optional(z.number()),
      maxAge: z.optional(z.number()),
    }),
  ),
  /** Who fits in, in words, by room and by house. */
  fitWords: z.optional(z.string()),
  propertyFitWords: z.optional(z.string()),
})

const ratePlan = z.object({
  ratePlanCode: z.string(),
  ratePlanName: z.optional(z.string()),
  mealsIncluded: z.object({
    breakfast: z.boolean(),
    lunch: z.boolean(),
    dinner: z.boolean(),
    mealPlanCodes: z.optional(z.array(z.string())),
  }),
  cancelPenalties: z.array(cancelPenalty),
  prepaidIndicator: z.optional(z.boolean()),
  policies: z.optional(z.array(z.string())),
})

const roomRate = z.object({
  roomTypeCode: z.string(),
  ratePlanCode: z.string(),
  /** One per night. */
  rates: z.array(z.object({ effectiveDate: isoDate, base: total })),
  /** Taken off the nights, for a long stay or with a flight: nights and taxes less this are the total. */
  discount: z.optional(amount),
  total,
  priceRule: z.optional(z.string()),
})

/** One bookable room on one rate plan. */
export const roomStay = z.object({
  rph: z.string(),
  roomStayCandidateRPH: z.string(),
  isAlternate: z.optional(z.boolean()),
  availabilityStatus: z.enum(['AvailableForSale', 'OnRequest', 'LimitedAvailability', 'NoAvailability']),
  basicPropertyInfo,
  roomTypes: z.array(roomType),
  ratePlans: z.array(ratePlan),
  roomRates: z.array(roomRate),
  total,
  /** The part of the total that the house takes itself, its taxes included. */
  payAtProperty: z.optional(amount),
  /** Of a deposit: the day on which the house takes the rest. Absent: what it takes, it takes during the stay. */
  restDueOn: z.optional(isoDate),
  /** What it takes then; part of `payAtProperty`. */
  restDue: z.optional(amount),
  /** The handle to book by, of type 16. */
  reference: uniqueID,
  bookingChannelCodes: z.optional(z.array(z.string())),
  guestCounts,
  timeSpan: z.object({ start: isoDate, end: isoDate }),
  serviceRPHs: z.optional(z.array(z.string())),
  expiredDateTime: z.optional(instant),
})

export type RoomStay = z.output<typeof roomStay>

export const hotelStays = z.object({ hotelStayList: z.array(hotelStay) })
export const roomStays = z.object({ roomStayList: z.array(roomStay), moreIndicator: z.optional(z.string()) })

export const hotelService = z.object({
  serviceRPH: z.string(),
  serviceInventoryCode: z.string(),
  name: z.string(),
  servicePricingType: z.optional(z.enum(['Per stay', 'Per night', 'Per person', 'Per person per night'])),
  price: z.optional(amount),
  inclusive: z.optional(z.boolean()),
})

/** HH:mm, local to the house. */
const clockTime = z.optional(z.string())

export const hotelDescriptiveContent = z.object({
  ...hotelRef,
  propertyName: z.optional(z.string()),
  languageCode: language,
  hotelInfo: z.object({
    descriptions: z.object({
      overView: z.optional(z.string()),
      sections: z.optional(z.array(z.object({ title: z.string(), text: z.string() }))),
    }),
    position,
    address,
    services: z.array(z.object({ code: z.string(), serviceItem: z.string() })),
    checkInTime: clockTime,
    checkOutTime: clockTime,
    star: z.optional(z.number()),
    rating: z.optional(z.number()),
  }),
  facilityInfo: z.optional(
    z.object({
      guestRooms: z.array(z.object({ roomTypeCode: z.string(), name: z.string(), image: z.optional(image) })),
    }),
  ),
  multimediaDescriptions: z.object({ images: z.array(image) }),
  contactInfo: z.optional(contact),
  policies: z.optional(z.array(z.object({ name: z.string(), text: z.string() }))),
})

export type HotelDescriptiveContent = z.output<typeof hotelDescriptiveContent>

export const resGuestInput = z.strictObject({
  resGuestRPH: rph,
  /** OTA list AQC: 7 infant, 8 child, 10 adult. */
  ageQualifyingCode: text(4),
  age: z.optional(age),
  birthDate: z.optional(isoDate),
  nameTitle: z.optional(nameText(16)),
  firstName: properName(64),
  lastName: properName(64),
  emailAddress: z.optional(emailAddress),
  phoneNumber: z.optional(z.string().check(z.regex(/^[\d ()-]{3,32}$/))),
  /** Of the telephone: 852, without plus sign. */
  countryCode: z.optional(diallingCode),
  primaryIndicator: z.optional(z.boolean()),
})
export const resGuest = z.object({
  resGuestRPH: z.string(),
  ageQualifyingCode: z.string(),
  age: z.optional(z.number()),
  birthDate: z.optional(isoDate),
  nameTitle: z.optional(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  emailAddress: z.optional(z.string()),
  phoneNumber: z.optional(z.string()),
  countryCode: z.optional(z.string()),
  primaryIndicator: z.optional(z.boolean()),
})

export type ResGuest = z.output<typeof resGuest>

export const hotelReservation = z.object({
  uniqueIDs: z.array(uniqueID),
  resStatus: transactionStatus,
  roomStays: z.object({ roomStayList: z.array(roomStay) }),
  resGuests: z.optional(z.array(resGuest)),
  resGlobalInfo: z.object({
    total,
    holdExpires: z.optional(instant),
    cancelPenalties: z.optional(z.array(cancelPenalty)),
    hotelReservationIDs: z.optional(z.array(uniqueID)),
  }),
  travelerRequirements: z.optional(travelerRequirements),
})

export type HotelReservation = z.output<typeof hotelReservation>

/** As the details of a booking tell it: without money for whoever has only a code to look at it. */
export const bookedStay = z.object({
  ...hotelReservation.shape,
  roomStays: z.object({ roomStayList: z.array(z.object({ ...roomStay.shape, total: z.optional(total) })) }),
  resGlobalInfo: z.object({ ...hotelReservation.shape.resGlobalInfo.shape, total: z.optional(total) }),
})

export type BookedStay = z.output<typeof bookedStay>
