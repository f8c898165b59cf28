import * as z from 'zod/mini'
import { telephoneShown } from './account.ts'
import { activityReservation } from './activity.ts'
import { airReservation } from './air-itinerary.ts'
import { invoiceSummary } from './booking-papers.ts'
import { defineCall } from './call.ts'
import { vehReservation } from './car.ts'
import { answer, currencyCode, envelope, instant, isoDate, payload, rph, text } from './envelope.ts'
import { bookedStay } from './hotel-stay.ts'
import { railReservation } from './rail-journey.ts'
import {
  amount,
  cancelPenalty,
  contactInput,
  dateOrDateTime,
  holdEnd,
  id,
  list,
  locationInput,
  pageOf,
  paymentStatus,
  paymentWay,
  product,
  settlement,
  takenLater,
  transactionStatus,
  uniqueID,
  uniqueIDInput,
  whole,
} from './shared.ts'
import { transferReservation } from './transfer.ts'
import { travelerDraft } from './traveler-form.ts'

/** Flight or hotel of a package: each has a supplier of its own, and is changed and given back with the other. */
const packagePart = z.object({
  productType: product,
  title: z.string(),
  status: transactionStatus,
  travelStart: z.optional(dateOrDateTime),
  travelEnd: z.optional(dateOrDateTime),
  uniqueIDs: z.array(uniqueID),
})

export const bookingSummary = z.object({
  bookingId: z.string(),
  orderId: z.string(),
  uniqueIDs: z.array(uniqueID),
  productType: product,
  title: z.string(),
  /** Of a package, which is one purchase: status, money and days are those of the whole. */
  parts: z.optional(z.array(packagePart)),
  status: transactionStatus,
  ended: z.optional(holdEnd),
  paymentStatus,
  settlement,
  paymentWays: z.array(paymentWay),
  createDateTime: instant,
  travelStart: z.optional(dateOrDateTime),
  travelEnd: z.optional(dateOrDateTime),
  leadTraveler: z.optional(z.string()),
  total: amount,
  cancellable: z.boolean(),
  holdExpires: z.optional(instant),
  /** The colleague who booked, by username. */
  createdBy: z.optional(z.string()),
})

export type BookingSummary = z.output<typeof bookingSummary>

/** One booking that is looked at: whoever has only a code to look at it is told no money. */
const bookingShown = z.object({
  ...bookingSummary.shape,
  paymentStatus: z.optional(paymentStatus),
  settlement: z.optional(settlement),
  paymentWays: z.optional(z.array(paymentWay)),
  total: z.optional(amount),
})

export type BookingShown = z.output<typeof bookingShown>

/** There was no year 0, and the database knows none. */
const listedDay = isoDate.check(z.regex(/^(?!0000)/))
/** Either end may be left open. */
const openRange = z.optional(z.strictObject({ start: z.optional(listedDay), end: z.optional(listedDay) }))
const sort = z.optional(z.enum(['bookingDate,desc', 'bookingDate,asc', 'travelDate,asc']))
/** Reference or traveller. */
const keyword = z.optional(text(128))

export const bookingHistoryRQ = z.strictObject({
  ...payload,
  /** From 0. */
  page: whole(0, 100_000),
  size: whole(1, 200),
  productType: z.optional(product),
  status: z.optional(list(transactionStatus, 13)),
  /** Day in the zone of the shop. */
  bookingDate: openRange,
  travelDate: openRange,
  keyword,
  sort,
})
/** A success when totalElements is there. */
export const bookingHistoryRS = z.object({ ...envelope, ...pageOf(bookingSummary) })

export type BookingHistoryRS = z.output<typeof bookingHistoryRS>

export const readBookingHistory = defineCall({
  method: 'POST',
  path: '/api/v1/booking/history',
  auth: 'login',
  effect: 'read',
  summary: 'The own bookings, or those of the agency, page by page',
  body: bookingHistoryRQ,
  response: bookingHistoryRS,
})

/**
 * The history's filters, flattened into a query; status may be given several times. Every booking that fits is in it, in
 * the order of the history, written while it is read: a connection that breaks off before its end is no whole table. Its columns, by place:
 * reference, supplier reference, file number of the agency, product, booking, status, booked at, travel from, travel to,
 * lead traveller, currency, total, paid, to be paid on the spot, way of payment, refunded, refund status, booked by.
 */
export const exportBookingHistory = defineCall({
  method: 'GET',
  path: '/api/v1/booking/history.csv',
  auth: 'login',
  effect: 'read',
  summary: 'All of the same bookings as text/csv, in the language of the caller and with 18 columns in a fixed order',
  file: ['text/csv'],
  query: z.strictObject({
    productType: z.optional(product),
    status: z.optional(z.union([transactionStatus, list(transactionStatus, 13)])),
    bookingDateStart: z.optional(listedDay),
    bookingDateEnd: z.optional(listedDay),
    travelDateStart: z.optional(listedDay),
    travelDateEnd: z.optional(listedDay),
    keyword,
    sort,
  }),
})

/** What happened to a booking, in the order it happened; `kind` is which text the screen shows. */
const timelineEntry = z.object({ kind: z.string(), at: instant })

/** How the price of one offer came about, from what the agency pays the shop on. What the shop pays is told to nobody. */
const priceTrace = z.object({
  /** In the supplier's currency, as its taxes, which are part of it. */
  price: amount,
  taxes: amount,
  /** What the customer pays for it. */
  selling: amount,
  /** One unit of the supplier's currency buys so much of the customer's; decimal text, of that day. */
  rate: z.string(),
  rateDate: isoDate,
})

/** Both parts as they are booked, each as if it stood alone. */
export const packageReservation = z.object({ airReservation, hotelReservation: bookedStay })

export type PackageReservation = z.output<typeof packageReservation>

export const bookingDetailsRS = z.object({
  ...envelope,
  booking: z.optional(bookingShown),
  /**
   * Why the caller sees it: it is the own one, a colleague's, or was opened by a code that manages it or only looks. With
   * the product it decides what the reader may do.
   */
  standing: z.optional(z.enum(['own', 'colleague', 'manage', 'look'])),
  timeline: z.optional(z.array(timelineEntry)),
  /** Those who go with this booking; the numbers of their documents are masked. */
  travelers: z.optional(z.array(travelerDraft)),
  /** Whom we reach about it. */
  contact: z.optional(
    z.object({ name: z.optional(z.string()), email: z.optional(z.string()), telephone: z.optional(telephoneShown) }),
  ),
  paid: z.optional(amount),
  refunded: z.optional(amount),
  /** What was not given back for what was cancelled; absent while a refund is on its way. */
  cancelFee: z.optional(amount),
  /** What the hotel or the desk charges itself for what was cancelled, none of it through us; absent: nothing. */
  cancelFeeThere: z.optional(amount),
  /** Part of the price: paid at the hotel or the desk, not to us. */
  payThere: z.optional(amount),
  /** The same as it is really paid, where that is in another currency. */
  payThereLocal: z.optional(amount),
  takenLater: z.optional(z.array(takenLater)),
  penalties: z.optional(z.array(cancelPenalty)),
  /** For those alone who may see markups, of what their own agency has bought. */
  priceTrace: z.optional(z.array(priceTrace)),
  /** What readBookingDocument has of it: 'ticket', 'voucher', 'receipt', 'calendar'. */
  documents: z.optional(z.array(z.string())),
  /** Of the order that it was bought with, the first one first; absent for who only looks, and where none are issued. */
  invoices: z.optional(z.array(invoiceSummary)),
  /** Other trains can be had in place of these; absent: no. */
  exchangeable: z.optional(z.boolean()),
  /** Some rooms, travellers or journeys can be cancelled and the rest kept; absent: only all of it together. */
  cancellableInPart: z.optional(z.boolean()),
  /** Somebody's account has it, and who only looks at it is not that one; absent: no. */
  inAccount: z.optional(z.boolean()),
  /** The agency that has sold it to who only looks at it; absent: the shop itself. */
  soldBy: z.optional(z.string()),
  /** A link that was mailed still opens it, and the reader may end that; absent: no. */
  hasOpenLink: z.optional(z.boolean()),
  /** Why the last step did not go through, in the supplier's words where it has any. */
  refusal: z.optional(z.string()),
  /** By booking.productType; the first that fits is taken, hence the one with most required fields first. */
  reservation: z.optional(
    z.union([
      railReservation,
      airReservation,
      bookedStay,
      packageReservation,
      vehReservation,
      activityReservation,
      transferReservation,
    ]),
  ),
})

export type BookingDetailsRS = z.output<typeof bookingDetailsRS>

export const readBookingDetails = defineCall({
  method: 'POST',
  path: '/api/v1/booking/details',
  auth: 'owner',
  effect: 'read',
  summary: 'One booking in full, of any product',
  body: z.strictObject({ ...payload, uniqueID: uniqueIDInput }),
  response: bookingDetailsRS,
})

export const bookingCancelRQ = z.strictObject({
  ...payload,
  /** Quote prices the cancellation, Commit does it. */
  cancelType: z.enum(['Quote', 'Commit']),
  uniqueIDs: list(uniqueIDInput, 20, 1),
  productType: z.optional(product),
  /** Some journeys or travellers only. */
  originAndDestinationSegments: z.optional(
    list(
      z.strictObject({
        originLocation: locationInput,
        destinationLocation: locationInput,
        travelerRPHs: z.optional(list(rph, 30)),
      }),
      20,
    ),
  ),
  /** One room of several. */
  itemRPHs: z.optional(list(rph, 20)),
  /** From Quote. */
  cancelQuoteID: z.optional(text(128)),
  reason: z.optional(text(256)),
})
export const bookingCancelRS = z.object({
  ...envelope,
  /** Cancelled, PendingCancellation, or unchanged. */
  status: transactionStatus,
  uniqueIDs: z.array(uniqueID),
  cancelInfoRS: z.optional(
    z.object({
      cancelQuoteID: z.optional(z.string()),
      validUntil: z.optional(instant),
      /** Where the refund goes: the way it was paid, a credit or a voucher. */
      refundTo: z.optional(z.enum(['original', 'credit', 'voucher'])),
      cancelRules: z.array(
        z.object({
          type: z.enum(['Refund', 'Charge', 'Forfeiture']),
          currencyCode,
          amount: z.number(),
          percent: z.optional(z.number()),
          cancelByDate: z.optional(instant),
        }),
      ),
      /** What the hotel or the desk charges itself, by its terms, for what was not paid to us; absent: nothing. */
      feeThere: z.optional(amount),
      /** Of type 15. */
      uniqueID: z.optional(uniqueID),
    }),
  ),
})

export type BookingCancelRS = z.output<typeof bookingCancelRS>

/** The permission depends on the booking's product: the server checks it per booking. */
export const cancelBooking = defineCall({
  method: 'POST',
  path: '/api/v1/booking/cancel',
  auth: 'owner',
  effect: 'write',
  summary: 'Price a cancellation, or carry it out',
  body: bookingCancelRQ,
  response: bookingCancelRS,
})

export const extendBooking = defineCall({
  method: 'POST',
  path: '/api/v1/booking/extend',
  auth: 'owner',
  effect: 'write',
  summary: 'Ask the supplier to hold a booking longer',
  body: z.strictObject({ uniqueID: uniqueIDInput }),
  response: z.object({ ...envelope, holdExpires: z.optional(instant) }),
})

const bookingId = z.strictObject({ id })

export const changeBookingContact = defineCall({
  method: 'PUT',
  path: '/api/v1/booking/{id}/contact',
  auth: 'owner',
  effect: 'write',
  summary: 'Change whom we reach about an order; by a code, about its booking alone',
  params: bookingId,
  body: contactInput,
  response: answer,
})

/** Sent with mails about a booking, stored hashed. To its buyer's address: manages it. To any other: only looks. */
const guestCode = z.strictObject({ code: text(64) })
const openedBookingRS = z.object({ ...envelope, bookingId: z.string() })

export const openBookingAsGuest = defineCall({
  method: 'POST',
  path: '/api/v1/booking/guest-access',
  auth: 'public',
  effect: 'write',
  summary: 'Open one booking by its code, until 30 days after travel',
  body: guestCode,
  response: openedBookingRS,
})

export const revokeGuestAccess = defineCall({
  method: 'DELETE',
  path: '/api/v1/booking/{id}/guest-access',
  auth: 'owner',
  effect: 'write',
  summary: 'Make the code of a booking worthless',
  params: bookingId,
  response: answer,
})

export const claimBooking = defineCall({
  method: 'POST',
  path: '/api/v1/booking/claim',
  auth: 'login',
  effect: 'write',
  summary: 'Move one booking made as a guest into the own account, by a code that manages it',
  body: guestCode,
  response: openedBookingRS,
})

export const calls = {
  readBookingHistory,
  exportBookingHistory,
  readBookingDetails,
  cancelBooking,
  extendBooking,
  changeBookingContact,
  openBookingAsGuest,
  revokeGuestAccess,
  claimBooking,
}
