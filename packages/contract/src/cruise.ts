import * as z from 'zod/mini'
import { personName } from './account.ts'
import { defineCall } from './call.ts'
import { country } from './country.ts'
import { envelope, instant, isoDate, isoDuration, localDateTime, nameText, payload, rph, text } from './envelope.ts'
import {
  age,
  amount,
  contactInput,
  documentsInput,
  guestCountsInput,
  image,
  list,
  location,
  locationInput,
  paymentForm,
  total,
  transactionStatus,
  uniqueID,
  uniqueIDInput,
} from './shared.ts'

export const selectedSailing = z.object({
  voyageID: z.string(),
  start: isoDate,
  end: isoDate,
  duration: isoDuration,
  cruiseLine: z.object({
    vendorCode: z.string(),
    vendorName: z.string(),
    shipCode: z.string(),
    shipName: z.string(),
  }),
  region: z.object({ regionCode: z.string(), regionName: z.string() }),
  departurePort: location,
  arrivalPort: location,
  /** Times are local to the port. */
  portsOfCall: z.optional(
    z.array(z.object({ port: location, arrival: z.optional(localDateTime), departure: z.optional(localDateTime) })),
  ),
})

export type SelectedSailing = z.output<typeof selectedSailing>

export const cruiseSailingsRQ = z.strictObject({
  ...payload,
  guestCounts: guestCountsInput,
  sailingDateRange: z.strictObject({
    start: isoDate,
    end: isoDate,
    minDuration: z.optional(isoDuration),
    maxDuration: z.optional(isoDuration),
  }),
  regionPref: z.optional(list(z.strictObject({ regionCode: text(32) }), 10)),
  cruiseLinePrefs: z.optional(list(z.strictObject({ vendorCode: text(32), shipCode: z.optional(text(32)) }), 20)),
  departurePort: z.optional(locationInput),
})

export const sailingOption = z.object({
  rph: z.string(),
  selectedSailing,
  /** Of the cheapest cabin, for all guests asked for. */
  fromPrice: amount,
  image: z.optional(image),
})

export type SailingOption = z.output<typeof sailingOption>

export const cruiseSailingsRS = z.object({ ...envelope, sailingOptions: z.array(sailingOption) })

export const searchSailings = defineCall({
  method: 'POST',
  path: '/api/v1/cruise/sailings',
  auth: 'login',
  effect: 'read',
  packed: true,
  permission: 'cruise:view',
  summary: 'Find cruises by date, region, line and port',
  body: cruiseSailingsRQ,
  response: cruiseSailingsRS,
})

export const cruiseCabinsRQ = z.strictObject({
  ...payload,
  sailingRPH: rph,
  guestCounts: guestCountsInput,
  categoryLocation: z.optional(z.enum(['Inside', 'Outside', 'Balcony', 'Suite'])),
})
export const cruiseCabinsRS = z.object({
  ...envelope,
  selectedSailing,
  fareOptions: z.array(
    z.object({
      fareCode: z.string(),
      categoryOptions: z.array(
        z.object({
          rph: z.string(),
          pricedCategoryCode: z.string(),
          categoryLocation: z.string(),
          maxOccupancy: z.number(),
          priceInfos: z.array(z.object({ breakdownType: z.enum(['PerGuest', 'Total']), amount })),
          cabins: z.array(z.object({ cabinNumber: z.string(), deckName: z.string(), maxOccupancy: z.number() })),
          expiredDateTime: instant,
        }),
      ),
    }),
  ),
})

export type CruiseCabinsRS = z.output<typeof cruiseCabinsRS>

export const listCabins = defineCall({
  method: 'POST',
  path: '/api/v1/cruise/cabins',
  auth: 'login',
  effect: 'read',
  packed: true,
  permission: 'cruise:view',
  summary: 'Fares, categories and free cabins of one sailing',
  body: cruiseCabinsRQ,
  response: cruiseCabinsRS,
})

const cabinNumber = nameText(16)

const cruiseGuest = z.strictObject({
  ...personName.shape,
  guestRefNumber: text(32),
  age: z.optional(age),
  birthDate: z.optional(isoDate),
  nationality: z.optional(country),
  documents: z.optional(documentsInput),
})

export const cruiseHoldRQ = z.strictObject({
  ...payload,
  categoryRPH: rph,
  selectedCabin: z.strictObject({ cabinNumber }),
  guests: list(cruiseGuest, 8, 1),
})
export const cruiseHoldRS = z.object({
  ...envelope,
  uniqueID: z.optional(uniqueID),
  status: transactionStatus,
  selectedCabin: z.optional(
    z.object({ cabinNumber: z.string(), heldIndicator: z.boolean(), releaseDateTime: instant }),
  ),
  total: z.optional(total),
  paymentSchedule: z.optional(z.array(z.object({ dueDate: isoDate, amount, type: z.enum(['Deposit', 'Final']) }))),
})

export type CruiseHoldRS = z.output<typeof cruiseHoldRS>

export const holdCabin = defineCall({
  method: 'POST',
  path: '/api/v1/cruise/hold',
  auth: 'login',
  effect: 'write',
  permission: 'cruise:book',
  summary: 'Hold a cabin for the named guests',
  body: cruiseHoldRQ,
  response: cruiseHoldRS,
})

export const cruiseBookRQ = z.strictObject({
  ...payload,
  uniqueID: uniqueIDInput,
  contact: contactInput,
  diningPref: z.optional(z.strictObject({ sitting: text(32) })),
  paymentForm,
})
export const cruiseBookRS = z.object({
  ...envelope,
  reservationID: z.optional(uniqueID),
  status: transactionStatus,
})

export type CruiseBookRS = z.output<typeof cruiseBookRS>

export const bookCruise = defineCall({
  method: 'POST',
  path: '/api/v1/cruise/book',
  auth: 'login',
  effect: 'write',
  permission: 'cruise:book',
  summary: 'Book the held cabin',
  body: cruiseBookRQ,
  response: cruiseBookRS,
})

export const calls = { searchSailings, listCabins, holdCabin, bookCruise }
