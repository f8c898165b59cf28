import * as z from 'zod/mini'
import { personName } from './account.ts'
import { defineCall } from './call.ts'
import {
  countryCode,
  currencyCode,
  envelope,
  instant,
  isoDate,
  isoDuration,
  language,
  localDateTime,
  payload,
  rph,
  text,
} from './envelope.ts'
import {
  address,
  age,
  amount,
  cancelPenalty,
  contactInput,
  dateOrDateTime,
  dateRangeInput,
  image,
  list,
  maxResponses,
  money,
  paymentForm,
  position,
  positionInput,
  radiusKm,
  transactionStatus,
  uniqueID,
  uniqueIDInput,
  whole,
} from './shared.ts'
import { answersInput, question, travelerRequirements } from './traveler-form.ts'

const qualifierInfo = z.enum(['Adult', 'Child', 'Infant', 'Senior', 'Youth', 'Student'])
const participantCounts = list(
  z.strictObject({ qualifierInfo, quantity: whole(0, 30), ages: z.optional(list(age, 30)) }),
  6,
  1,
)

export const tourActivityInfo = z.object({
  basicInfo: z.object({
    tourActivityID: z.string(),
    supplierProductCode: z.optional(z.string()),
    name: z.string(),
    shortName: z.optional(z.string()),
  }),
  description: z.object({
    shortDescription: z.optional(z.string()),
    longDescription: z.optional(z.string()),
    images: z.optional(z.array(image)),
    freeChildrenQty: z.optional(z.number()),
    included: z.optional(z.array(z.string())),
    notIncluded: z.optional(z.array(z.string())),
    goodToKnow: z.optional(z.array(z.string())),
    /** Whole years; nobody younger takes part. */
    minAge: z.optional(z.number()),
    setting: z.optional(z.enum(['indoor', 'outdoor', 'mixed'])),
    /** Fetched from their hotel in the city. */
    hasPickUp: z.optional(z.boolean()),
    /** 0 to 10. */
    rating: z.optional(z.number()),
    reviewCount: z.optional(z.number()),
  }),
  categoryAndType: z.optional(z.object({ category: z.string(), types: z.optional(z.array(z.string())) })),
  locations: z.array(
    z.object({
      type: z.enum(['startingPoint', 'endingPoint', 'pickUp', 'dropOff']),
      locationName: z.optional(z.string()),
      address: z.optional(address),
      position: z.optional(position),
    }),
  ),
  schedule: z.object({
    availableQty: z.optional(z.number()),
    duration: z.optional(isoDuration),
    /** On which it runs, 1 Monday to 7 Sunday. */
    weekdays: z.optional(z.array(z.number())),
    /** MM-DD, when it runs, both included; absent: all year. */
    seasons: z.optional(z.array(z.object({ start: z.string(), end: z.string() }))),
    /** Dates and times are local to the place. */
    details: z.array(
      z.object({
        start: dateOrDateTime,
        end: dateOrDateTime,
        /** HH:mm; daysOfWeek in seven letters from Monday, a dash for a day off. */
        operationTimes: z.optional(
          z.array(z.object({ start: z.string(), end: z.optional(z.string()), daysOfWeek: z.optional(z.string()) })),
        ),
        availableQty: z.optional(z.number()),
        /** What one adult pays; of a private group the price of the group. */
        fare: z.optional(amount),
        /** What the whole party pays in the cheapest departure. */
        partyFare: z.optional(amount),
      }),
    ),
  }),
  pricing: z.object({
    pricingType: z.enum(['PerPerson', 'PerGroup']),
    summary: z.optional(amount),
    groups: z.array(
      z.object({
        rph: z.string(),
        groupCode: z.optional(z.string()),
        groupName: z.string(),
        minGroupSize: z.optional(z.number()),
        maxGroupSize: z.optional(z.number()),
        price: amount,
        participantCategories: z.array(
          z.object({
            qualifierInfo,
            minAge: z.optional(z.number()),
            maxAge: z.optional(z.number()),
            price: amount,
            /** Of the party. */
            quantity: z.optional(z.number()),
            /** Of all of them: these come to the price of the group. Absent: the group has one price. */
            total: z.optional(amount),
          }),
        ),
        /** Of one departure, where departures were asked for: YYYY-MM-DDTHH:mm, local to the place. */
        start: z.optional(localDateTime),
        end: z.optional(localDateTime),
        availableQty: z.optional(z.number()),
        pricingType: z.optional(z.enum(['PerPerson', 'PerGroup'])),
        /** BCP 47. */
        languagesSpoken: z.optional(z.array(z.string())),
        cancel: z.optional(z.array(cancelPenalty)),
        expiredDateTime: z.optional(instant),
      }),
    ),
  }),
  policies: z.optional(
    z.object({ cancel: z.optional(z.array(cancelPenalty)), rules: z.optional(z.array(z.string())) }),
  ),
  extras: z.optional(
    z.array(z.object({ code: z.string(), name: z.string(), price: amount, requiredInd: z.optional(z.boolean()) })),
  ),
  pickupDropoffs: z.optional(
    z.array(z.object({ locationName: z.string(), dateTime: z.optional(localDateTime), charge: z.optional(amount) })),
  ),
  languagesSpoken: z.optional(z.array(z.string())),
  questions: z.optional(z.array(question)),
  expiredDateTime: z.optional(instant),
})

export type TourActivityInfo = z.output<typeof tourActivityInfo>

export const tourActivitySearchRQ = z.strictObject({
  ...payload,
  searchCriteria: z.strictObject({
    locationPref: z.strictObject({
      cityCode: z.optional(text(64)),
      countryCode: z.optional(countryCode),
      position: z.optional(positionInput),
      radiusKm: z.optional(radiusKm),
    }),
    dateTimePref: dateRangeInput,
    customerCounts: participantCounts,
    categoryTypePref: z.optional(
      z.strictObject({ category: z.optional(text(64)), types: z.optional(list(text(64), 20)) }),
    ),
    /** In pricingCurrency, compared with the summary price. */
    pricePref: z.optional(z.strictObject({ minPrice: z.optional(money), maxPrice: z.optional(money) })),
    keyword: z.optional(text(128)),
    languageSpoken: z.optional(language),
  }),
  processingInformation: z.optional(
    z.strictObject({
      maxResponses: z.optional(maxResponses),
      moreDataEchoToken: z.optional(text(256)),
      pricingCurrency: z.optional(currencyCode),
    }),
  ),
})
export const tourActivitySearchRS = z.object({
  ...envelope,
  tourActivityInfos: z.array(tourActivityInfo),
  processingInformation: z.optional(z.object({ moreDataEchoToken: z.optional(z.string()) })),
})

export type TourActivitySearchRS = z.output<typeof tourActivitySearchRS>

export const searchActivities = defineCall({
  method: 'POST',
  path: '/api/v1/touractivity/search',
  auth: 'login',
  effect: 'read',
  packed: true,
  shared: ['activity'],
  permission: 'activity:view',
  summary: 'Find tours and activities at a place',
  body: tourActivitySearchRQ,
  response: tourActivitySearchRS,
})

export const tourActivityAvailRQ = z.strictObject({
  ...payload,
  tourActivity: z.strictObject({
    basicInfo: z.strictObject({ tourActivityID: text(128) }),
    schedule: dateRangeInput,
    participantCounts,
    groupRph: z.optional(rph),
    /**
     * Days: when it runs and from how much, over at most 62 days. Departures: every group at every hour of one day, each
     * with a handle to buy it by. Left out: Departures where start and end are one day, else Days.
     */
    show: z.optional(z.enum(['Days', 'Departures'])),
  }),
})
export const tourActivityAvailRS = z.object({
  ...envelope,
  tourActivityInfos: z.array(tourActivityInfo),
  travelerRequirements: z.optional(travelerRequirements),
})

export type TourActivityAvailRS = z.output<typeof tourActivityAvailRS>

export const checkActivity = defineCall({
  method: 'POST',
  path: '/api/v1/touractivity/avail',
  auth: 'login',
  effect: 'read',
  packed: true,
  permission: 'activity:view',
  summary: 'Departures, groups and prices of one activity',
  body: tourActivityAvailRQ,
  response: tourActivityAvailRS,
})

const participant = z.strictObject({
  rph,
  qualifierInfo,
  personName,
  birthDate: z.optional(isoDate),
  leadCustomerInd: z.optional(z.boolean()),
  contact: z.optional(contactInput),
})

export const tourActivityBookRQ = z.strictObject({
  ...payload,
  resStatus: z.enum(['Hold', 'Book', 'Commit']),
  correlationID: z.optional(text(128)),
  /** The held booking, for Commit. */
  uniqueID: z.optional(uniqueIDInput),
  bookingInfo: z.strictObject({
    tourActivityID: text(128),
    groupRph: rph,
    /** Local to the place. */
    schedule: z.strictObject({ start: dateOrDateTime }),
    participants: list(participant, 30, 1),
    extras: z.optional(list(z.strictObject({ code: text(64), quantity: whole(0, 30) }), 30)),
    answers: z.optional(answersInput),
    paymentForm: z.optional(paymentForm),
  }),
})

export const activityReservation = z.object({
  uniqueID,
  status: transactionStatus,
  holdExpires: z.optional(instant),
  /** Left out for whoever has only a code to look at it. */
  total: z.optional(amount),
  voucher: z.optional(z.object({ format: z.enum(['QRCODE', 'PDF_URL', 'CODE128']), value: z.string() })),
  /** What was bought; times local to the place. */
  activity: z.optional(
    z.object({
      tourActivityID: z.string(),
      name: z.string(),
      groupName: z.string(),
      start: localDateTime,
      end: localDateTime,
      startingPoint: z.optional(z.object({ locationName: z.string(), position: z.optional(position) })),
      endingPoint: z.optional(z.object({ locationName: z.string(), position: z.optional(position) })),
      languagesSpoken: z.optional(z.array(z.string())),
      participants: z.array(z.object({ qualifierInfo, quantity: z.number(), price: z.optional(amount) })),
      rules: z.optional(z.array(z.string())),
      image: z.optional(image),
    }),
  ),
})

export type ActivityReservation = z.output<typeof activityReservation>

export const tourActivityBookRS = z.object({ ...envelope, reservationDetails: z.optional(activityReservation) })

export const bookActivity = defineCall({
  method: 'POST',
  path: '/api/v1/touractivity/book',
  auth: 'login',
  effect: 'write',
  permission: 'activity:book',
  summary: 'Hold, book or commit an activity',
  body: tourActivityBookRQ,
  response: tourActivityBookRS,
})

export const calls = { searchActivities, checkActivity, bookActivity }
