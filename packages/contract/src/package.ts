import * as z from 'zod/mini'
import { documentShown } from './account.ts'
import { airSearch } from './air.ts'
import { passengerTypeCode, pricedItinerary } from './air-itinerary.ts'
import { defineCall } from './call.ts'
import { countryCode, envelope, instant, payload, rph, text } from './envelope.ts'
import { availRequestSegment } from './hotel.ts'
import { hotelStays, resGuest, resGuestInput, roomStay, roomStays } from './hotel-stay.ts'
import {
  amount,
  amountInput,
  cancelPenalty,
  contactInput,
  documentsInput,
  list,
  maxResponses,
  nextAction,
  paymentForm,
  total,
  transactionStatus,
  uniqueID,
  uniqueIDInput,
} from './shared.ts'
import { travelerRequirements } from './traveler-form.ts'

/** OTA TransactionActionType. */
const action = z.enum([
  'Initiate',
  'Quote',
  'Hold',
  'Book',
  'Commit',
  'Modify',
  'Ignore',
  'Cancel',
  'VerifyPrice',
  'Ticket',
])

/** A package sent to us names its flight and rooms by handle alone: what they cost is ours to say. */
const dynamicPackageInput = {
  dynamicPkgID: z.optional(uniqueIDInput),
  dynamicPkgAction: z.optional(action),
  components: z.strictObject({
    airComponent: z.strictObject({ airItineraryRPHs: list(rph, 6, 1) }),
    hotelComponent: z.strictObject({ references: list(uniqueIDInput, 9, 1) }),
  }),
  resGuests: z.optional(
    list(z.strictObject({ ...resGuestInput.shape, passengerTypeCode, documents: z.optional(documentsInput) }), 9),
  ),
}

export const dynamicPackage = z.object({
  dynamicPkgID: z.optional(uniqueID),
  dynamicPkgAction: z.optional(action),
  dynamicPkgStatus: z.optional(transactionStatus),
  components: z.object({
    airComponent: z.object({
      airItineraryRPHs: z.array(z.string()),
      pricedItinerary: z.optional(pricedItinerary),
    }),
    hotelComponent: z.object({
      references: z.array(uniqueID),
      roomStays: z.optional(z.object({ roomStayList: z.array(roomStay) })),
    }),
  }),
  resGuests: z.optional(
    z.array(z.object({ ...resGuest.shape, passengerTypeCode, documents: z.optional(z.array(documentShown)) })),
  ),
  globalInfo: z.object({
    total,
    componentTotals: z.optional(z.object({ air: total, hotel: total })),
    packageDiscount: z.optional(amount),
    cancelPenalties: z.optional(z.array(cancelPenalty)),
    holdExpires: z.optional(instant),
  }),
})

export type DynamicPackage = z.output<typeof dynamicPackage>

/** The price of the whole trip with each choice, so that the browser never adds. */
export const packageTotal = z.object({
  /** ttiCode of the hotel or rph of the itinerary. */
  key: z.string(),
  total: amount,
  /** From the choice shown first. */
  difference: amount,
  /** Against buying both apart. */
  saving: amount,
})

export type PackageTotal = z.output<typeof packageTotal>

export const dynamicPkgAvailRQ = z.strictObject({
  ...payload,
  /** AreaList: answered by areas. AvailPrice and RoomList: answered by searchResults. */
  requestType: z.enum(['AreaList', 'AvailPrice', 'RoomList']),
  searchCriteria: z.optional(
    z.strictObject({ airSearch: z.strictObject(airSearch), hotelSearch: availRequestSegment }),
  ),
  /** Keeps the chosen flight while the hotel changes. */
  airQuoteID: z.optional(text(128)),
  /** The other way round. */
  hotelQuoteID: z.optional(text(128)),
  maxResponses: z.optional(maxResponses),
})
export const dynamicPkgAvailRS = z.object({
  ...envelope,
  areas: z.optional(
    z.object({
      areaList: z.array(
        z.object({
          cityCode: z.string(),
          cityName: z.string(),
          countryCode,
          countryName: z.string(),
          role: z.enum(['origin', 'destination']),
        }),
      ),
    }),
  ),
  searchResults: z.optional(
    z.object({
      airResults: z.array(
        z.object({
          quoteID: z.string(),
          pricedItineraryList: z.array(pricedItinerary),
          packageTotals: z.array(packageTotal),
        }),
      ),
      hotelResults: z.array(
        z.object({
          quoteID: z.string(),
          packageTotals: z.array(packageTotal),
          hotelStays: z.optional(hotelStays),
          roomStays: z.optional(roomStays),
        }),
      ),
    }),
  ),
  dynamicPackage: z.optional(dynamicPackage),
})

export type DynamicPkgAvailRS = z.output<typeof dynamicPkgAvailRS>

export const searchPackages = defineCall({
  method: 'POST',
  path: '/api/v1/dynamicpkg/avail',
  auth: 'login',
  effect: 'read',
  packed: true,
  permission: 'package:view',
  summary: 'Find flight and hotel together; also the cities packages are sold from and to',
  body: dynamicPkgAvailRQ,
  response: dynamicPkgAvailRS,
})

export const dynamicPkgVerifyRQ = z.strictObject({
  ...payload,
  dynamicPackage: z.strictObject(dynamicPackageInput),
})
export const dynamicPkgVerifyRS = z.object({
  ...envelope,
  correlationID: z.string(),
  /** The cart's handles, flights first: two items of one order, all or nothing. */
  rphs: z.array(z.string()),
  expiredDateTime: instant,
  priceChanged: z.boolean(),
  dynamicPackage,
  travelerRequirements,
})

export type DynamicPkgVerifyRS = z.output<typeof dynamicPkgVerifyRS>

export const verifyPackagePrice = defineCall({
  method: 'POST',
  path: '/api/v1/dynamicpkg/verify-price',
  auth: 'login',
  effect: 'read',
  permission: 'package:view',
  summary: 'Ask airline and hotel for the price again before travellers are typed',
  body: dynamicPkgVerifyRQ,
  response: dynamicPkgVerifyRS,
})

export const dynamicPkgPrebookRQ = z.strictObject({
  ...payload,
  /** From verify-price. */
  correlationID: text(128),
  dynamicPackage: z.strictObject({
    ...dynamicPackageInput,
    /** Read by nobody: the server knows the status. Accepted since a verified package is sent back with it. */
    dynamicPkgStatus: z.optional(transactionStatus),
  }),
  contact: contactInput,
  /** What the customer agreed to: dearer is refused. */
  acceptedTotal: z.optional(amountInput),
})
export const dynamicPkgPrebookRS = z.object({
  ...envelope,
  /** OnHold only if both parts are held; otherwise both are released and errors says why. */
  dynamicPackage: z.optional(dynamicPackage),
  nextAction: z.optional(nextAction),
})

export type DynamicPkgPrebookRS = z.output<typeof dynamicPkgPrebookRS>

export const holdPackage = defineCall({
  method: 'POST',
  path: '/api/v1/dynamicpkg/prebook',
  auth: 'login',
  effect: 'write',
  permission: 'package:book',
  summary: 'Hold flight and hotel, both or neither',
  body: dynamicPkgPrebookRQ,
  response: dynamicPkgPrebookRS,
})

export const bookPackage = defineCall({
  method: 'POST',
  path: '/api/v1/dynamicpkg/book',
  auth: 'login',
  effect: 'write',
  permission: 'package:book',
  summary: 'Book the held package',
  body: z.strictObject({ ...payload, uniqueID: uniqueIDInput, paymentForm }),
  response: dynamicPkgPrebookRS,
})

export const calls = { searchPackages, verifyPackagePrice, holdPackage, bookPackage }
