import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { countryCode, currencyCode, envelope, isoDate, nameText, payload, rph, text } from './envelope.ts'
import {
  hotelDescriptiveContent,
  hotelRefInput,
  hotelReservation,
  hotelService,
  hotelStays,
  resGuestInput,
  roomStays,
} from './hotel-stay.ts'
import {
  amountInput,
  contactInput,
  dayPrice,
  guestCountsInput,
  latitude,
  list,
  longitude,
  maxResponses,
  money,
  paymentForm,
  positionInput,
  radiusKm,
  uniqueIDInput,
  whole,
} from './shared.ts'

export const popularCity = z.object({
  cityCode: z.string(),
  cityName: z.string(),
  countryCode,
  countryName: z.string(),
  imgUrl: z.optional(z.string()),
  hotelCount: z.optional(z.number()),
})

export type PopularCity = z.output<typeof popularCity>

export const listPopularCities = defineCall({
  method: 'GET',
  path: '/api/v1/hotel/popular-cities',
  auth: 'public',
  effect: 'read',
  packed: true,
  summary: 'The cities most looked for',
  response: z.array(popularCity),
})

const hotelCriterion = z.strictObject({
  hotelRefs: list(hotelRefInput, 50),
  position: z.optional(positionInput),
  radiusKm: z.optional(radiusKm),
  /** The visible part of the map; west is greater than east across the date line. */
  box: z.optional(z.strictObject({ south: latitude, west: longitude, north: latitude, east: longitude })),
  /** In requestedCurrency, of the whole stay as the answer's price is. */
  rateRange: z.optional(z.strictObject({ minRate: z.optional(money), maxRate: z.optional(money) })),
  starRatings: z.optional(list(z.number().check(z.gte(0), z.lte(5)), 11)),
})

/** What a package's search asks of the hotel part too. */
export const availRequestSegment = z.strictObject({
  /** PropertyList: by city, answered by hotelStays. PropertyRateList: by house, answered by roomStays. */
  responseType: z.enum(['PropertyList', 'PropertyRateList']),
  /** Arrival and departure, days of the place. Both are needed: what is missing is told in the words of the form. */
  stayDateRange: z.strictObject({ start: z.optional(isoDate), end: z.optional(isoDate) }),
  roomStayCandidates: z.strictObject({
    roomStayCandidateList: list(z.strictObject({ rph, quantity: whole(1, 9), guestCounts: guestCountsInput }), 9, 1),
  }),
  hotelSearchCriteria: z.strictObject({ criterionList: list(hotelCriterion, 5, 1) }),
})

export const hotelAvailRQ = z.strictObject({
  ...payload,
  availRequestSegments: z.strictObject({ availRequestSegmentList: list(availRequestSegment, 4, 1) }),
  requestedCurrency: z.optional(currencyCode),
  maxResponses: z.optional(maxResponses),
  /** Price or rating, ascending or descending. */
  sortOrder: z.optional(z.enum(['PA', 'PD', 'RA', 'RD'])),
  moreDataEchoToken: z.optional(text(256)),
})
export const hotelAvailRS = z.object({
  ...envelope,
  hotelStays: z.optional(hotelStays),
  roomStays: z.optional(roomStays),
  services: z.optional(z.object({ serviceList: z.array(hotelService) })),
})

export type HotelAvailRS = z.output<typeof hotelAvailRS>

export const searchHotels = defineCall({
  method: 'POST',
  path: '/api/v1/hotel/avail',
  auth: 'login',
  effect: 'read',
  packed: true,
  shared: ['hotel'],
  permission: 'hotel:view',
  summary: 'Find hotels of a city, or the rooms of one hotel',
  body: hotelAvailRQ,
  response: hotelAvailRS,
})

export const hotelDescriptionRQ = z.strictObject({
  ...payload,
  hotelDescriptiveInfos: z.strictObject({
    hotelDescriptiveInfoList: list(
      z.strictObject({
        ...hotelRefInput.shape,
        hotelInfo: z.optional(z.strictObject({ sendData: z.boolean() })),
        facilityInfo: z.optional(z.strictObject({ sendGuestRooms: z.boolean() })),
        multimediaObjects: z.optional(z.strictObject({ sendData: z.boolean() })),
      }),
      20,
      1,
    ),
  }),
})
export const hotelDescriptionRS = z.object({
  ...envelope,
  hotelDescriptiveContents: z.object({ hotelDescriptiveContentList: z.array(hotelDescriptiveContent) }),
})

export type HotelDescriptionRS = z.output<typeof hotelDescriptionRS>

export const describeHotel = defineCall({
  method: 'POST',
  path: '/api/v1/hotel/description',
  auth: 'login',
  effect: 'read',
  packed: true,
  permission: 'hotel:view',
  summary: 'Words, pictures, amenities and rules of a hotel',
  body: hotelDescriptionRQ,
  response: hotelDescriptionRS,
})

const roomStayChoice = z.strictObject({
  /** The reference of the room stay that was found. */
  reference: uniqueIDInput,
  rph: z.optional(rph),
  guestCounts: guestCountsInput,
  resGuestRPHs: z.optional(list(rph, 20)),
  comments: z.optional(list(text(500), 5)),
  specialRequests: z.optional(list(text(500), 10)),
})

/** Shared by confirm, prebook and b2b-book, which differ in resStatus alone. */
const hotelResFields = {
  ...payload,
  correlationID: z.optional(text(128)),
  uniqueID: z.optional(uniqueIDInput),
  hotelReservationList: list(
    z.strictObject({
      roomStays: z.strictObject({ roomStayList: list(roomStayChoice, 9, 1) }),
      resGuests: z.optional(list(resGuestInput, 40)),
      resGlobalInfo: z.optional(
        z.strictObject({
          contact: z.optional(contactInput),
          paymentForm: z.optional(paymentForm),
          /** The agency's own file number. */
          agencyReference: z.optional(nameText(64)),
        }),
      ),
    }),
    4,
    1,
  ),
  /** What the customer agreed to: dearer is refused. */
  acceptedTotal: z.optional(amountInput),
}

export const hotelConfirmRQ = z.strictObject({ ...hotelResFields, resStatus: z.literal('Initiate') })
export const hotelPrebookRQ = z.strictObject({ ...hotelResFields, resStatus: z.literal('Hold') })
export const hotelBookRQ = z.strictObject({ ...hotelResFields, resStatus: z.enum(['Commit', 'Book']) })
export const hotelResRS = z.object({ ...envelope, hotelReservationList: z.array(hotelReservation) })

export type HotelResRS = z.output<typeof hotelResRS>

export const confirmHotelGuests = defineCall({
  method: 'POST',
  path: '/api/v1/hotel/confirm',
  auth: 'login',
  effect: 'read',
  permission: 'hotel:book',
  summary: 'Price the chosen rooms again and say what is asked of the guests; holds nothing',
  body: hotelConfirmRQ,
  response: hotelResRS,
})

export const holdHotel = defineCall({
  method: 'POST',
  path: '/api/v1/hotel/prebook',
  auth: 'login',
  effect: 'write',
  permission: 'hotel:book',
  summary: 'Hold the rooms with the supplier',
  body: hotelPrebookRQ,
  response: hotelResRS,
})

export const bookHotel = defineCall({
  method: 'POST',
  path: '/api/v1/hotel/b2b-book',
  auth: 'b2b',
  effect: 'write',
  permission: 'hotel:book',
  summary: 'Book the rooms on the agency account',
  body: hotelBookRQ,
  response: hotelResRS,
})

export const compareHotelDates = defineCall({
  method: 'POST',
  path: '/api/v1/hotel/calendar',
  auth: 'login',
  effect: 'read',
  packed: true,
  permission: 'hotel:view',
  summary: 'The cheapest stay by day of arrival',
  body: hotelAvailRQ,
  response: z.object({ ...envelope, days: z.array(dayPrice) }),
})

export const calls = {
  listPopularCities,
  searchHotels,
  describeHotel,
  confirmHotelGuests,
  holdHotel,
  bookHotel,
  compareHotelDates,
}
