import { bookingStatuses } from '@portolan/domain/booking/lifecycle'
import { paymentStatuses } from '@portolan/domain/booking/payment'
import { paymentWays, settlements } from '@portolan/domain/booking/settlement'
import { exponentOf, isAmount, isCurrency } from '@portolan/domain/money'
import { products } from '@portolan/domain/product'
import * as z from 'zod/mini'
import { emailAddress, personName, personNameShown, telephoneShown } from './account.ts'
import { country } from './country.ts'
import { countryCode, currencyCode, instant, isoDate, localDateTime, nameText, rph, text } from './envelope.ts'
import { travelDocument } from './profile.ts'
import { telephone } from './telephone.ts'

/**
 * A shape that travels both ways stands here twice: named ...Input, strict and limited, for requests; by its plain
 * name, for answers. The names, telephones and documents of requests are those of account.ts.
 */

/* @__NO_SIDE_EFFECTS__ */
export const whole = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max))
/* @__NO_SIDE_EFFECTS__ */
export const list = <Item extends z.ZodMiniType>(item: Item, max: number, min = 0) =>
  z.array(item).check(z.minLength(min), z.maxLength(max))

/** Key of something of ours: booking, order, cart item, saved traveller. */
export const id = text(64)
/** Whole years. */
export const age = whole(0, 120)
/** Decimal, in the currency named beside it; the server counts in minor units. */
export const money = z.number().check(z.gte(0), z.lte(1_000_000_000))
/** Degrees, WGS 84. */
export const latitude = z.number().check(z.gte(-90), z.lte(90))
export const longitude = z.number().check(z.gte(-180), z.lte(180))
/** Kilometres. */
export const radiusKm = z.number().check(z.gt(0), z.lte(500))
/** How many results are wanted at most. */
export const maxResponses = whole(1, 500)
export const dateOrDateTime = z.union([isoDate, localDateTime])
export const dateRangeInput = z.strictObject({ start: isoDate, end: isoDate })
export const product = z.enum(products)
export const gender = z.enum(['Male', 'Female', 'Unknown'])

/** OTA TransactionStatusType; PendingHold and PendingExchange are ours. */
export const transactionStatus = z.enum(bookingStatuses)

export type TransactionStatus = z.output<typeof transactionStatus>

/** How a hold ended that is `Ignored`: somebody released it, or nobody paid in time. Absent: it has not ended so. */
export const holdEnd = z.enum(['released', 'expired'])

/** The money's own states: never inferred from the booking's. */
export const paymentStatus = z.enum(paymentStatuses)

export type PaymentStatus = z.output<typeof paymentStatus>

/** How a booking is paid: by card, on account, to the hotel or office itself, in several of these ways, or not at all. */
export const settlement = z.enum(settlements)

/** Each way in which a booking is paid; `mixed` has several, `none` has no way. */
export const paymentWay = z.enum(paymentWays)

export const locationInput = z.strictObject({
  locationCode: text(64),
  /** Whose code it is: IATA, UIC, CITY, COUNTRY, INTERNAL or, from a suggestion, HOTEL, PORT, OFFICE or POI. */
  codeContext: z.optional(text(16)),
  name: z.optional(text(128)),
})
export const location = z.object({
  locationCode: z.string(),
  codeContext: z.optional(z.string()),
  name: z.optional(z.string()),
})

export type Location = z.output<typeof location>

/** Said or not: those of the currency. */
const isPlaces = (places: number | undefined, code: string): boolean =>
  places === undefined || (isCurrency(code) && exponentOf(code) === places)

/** A sum that its currency can have: 10.005 dollars and any sum of an unknown currency are none. */
export const amountInput = z
  .strictObject({ currencyCode, amount: money, decimalPlaces: z.optional(whole(0, 4)) })
  .check(
    z.refine(({ amount, currencyCode: currency }) => isAmount(amount, currency), { path: ['amount'] }),
    z.refine(({ decimalPlaces, currencyCode: code }) => isPlaces(decimalPlaces, code), { path: ['decimalPlaces'] }),
  )
/** May be below zero where it is a difference. */
export const amount = z.object({ currencyCode, amount: z.number(), decimalPlaces: z.optional(z.number()) })

export type Amount = z.output<typeof amount>

/**
 * Part of what is not paid to us: the hotel takes it itself on that day, YYYY-MM-DD, before anybody arrives. local: what it
 * really takes, where that is in another currency.
 */
export const takenLater = z.object({ on: isoDate, price: amount, local: z.optional(amount) })

export type TakenLater = z.output<typeof takenLater>

export const charge = z.object({
  code: z.optional(z.string()),
  description: z.optional(z.string()),
  currencyCode,
  amount: z.number(),
  taxInclusive: z.optional(z.boolean()),
  mandatoryInd: z.optional(z.boolean()),
  percent: z.optional(z.number()),
  /** there: collected at the hotel, the desk or the pier, not by us. */
  payAt: z.optional(z.enum(['now', 'there'])),
})

export type Charge = z.output<typeof charge>

export const taxes = z.object({ amount: z.number(), taxList: z.optional(z.array(charge)) })

export const total = z.object({
  currencyCode,
  amountBeforeTax: z.optional(z.number()),
  amountAfterTax: z.optional(z.number()),
  amountIncludingMarkup: z.optional(z.number()),
  taxes: z.optional(taxes),
})

export type Total = z.output<typeof total>

/** Of a car or a transfer. */
export const totalCharge = z.object({
  rateTotalAmount: z.number(),
  /** With what is paid on the spot. */
  estimatedTotalAmount: z.optional(z.number()),
  currencyCode,
})

export const deadline = z.object({
  /** By the clock of the place where that is known: with how far it is ahead. */
  absoluteDeadline: z.optional(instant),
  /** Whose clock that is, in the language of the caller: 'Paris time'. */
  clock: z.optional(z.string()),
  offsetTimeUnit: z.optional(z.enum(['Hour', 'Day', 'Week'])),
  offsetUnitMultiplier: z.optional(z.number()),
  offsetDropTime: z.optional(
    z.enum(['BeforeArrival', 'AfterBooking', 'AfterConfirmation', 'AfterArrival', 'AfterDeparture']),
  ),
})

export const cancelPenalty = z.object({
  deadline: z.optional(deadline),
  nonRefundable: z.optional(z.boolean()),
  /** Either a share, a number of nights or a sum. */
  amountPercent: z.optional(
    z.object({
      percent: z.optional(z.number()),
      nmbrOfNights: z.optional(z.number()),
      currencyCode: z.optional(currencyCode),
      amount: z.optional(z.number()),
    }),
  ),
  penaltyDescription: z.optional(z.string()),
  /** There is a fee; how much is nothing for who only looks at the booking. */
  withFee: z.optional(z.boolean()),
})

export type CancelPenalty = z.output<typeof cancelPenalty>

/**
 * A deadline that a sentence of the answer names. `text` stands in that sentence as it is here, by the clock of the
 * place: who knows the reader's clock can put it beside.
 */
export const saidDeadline = z.object({ text: z.string(), absoluteDeadline: instant, clock: z.string() })

export type SaidDeadline = z.output<typeof saidDeadline>

export const positionInput = z.strictObject({ latitude, longitude })
export const position = z.object({ latitude: z.number(), longitude: z.number() })

export type Position = z.output<typeof position>

export const addressInput = z.strictObject({
  addressLines: z.optional(list(nameText(128), 4)),
  cityName: z.optional(nameText(64)),
  postalCode: z.optional(nameText(16)),
  stateProv: z.optional(nameText(64)),
  countryCode: z.optional(country),
  countryName: z.optional(nameText(64)),
})
export const address = z.object({
  addressLines: z.optional(z.array(z.string())),
  cityName: z.optional(z.string()),
  postalCode: z.optional(z.string()),
  stateProv: z.optional(z.string()),
  countryCode: z.optional(countryCode),
  countryName: z.optional(z.string()),
})

export const documentsInput = list(travelDocument, 4)

const contactFields = { email: z.optional(emailAddress), address: z.optional(addressInput) }
export const contactInput = z.strictObject({
  personName: z.optional(personName),
  telephone: z.optional(telephone),
  ...contactFields,
})
/** Spaces and marks that nobody sees name nobody. */
const billedText = (most: number) => nameText(most).check(z.regex(/[\p{L}\p{N}]/u))

/** To whom an invoice is written; what is left out is the contact's, or the agency's. */
export const invoiceToInput = z.strictObject({
  name: z.optional(billedText(200)),
  company: z.optional(billedText(200)),
  taxNumber: z.optional(billedText(40)),
  /** On one line. */
  address: z.optional(billedText(300)),
})
/** Somebody who must be reachable by name. */
export const namedContactInput = z.strictObject({ personName, telephone: z.optional(telephone), ...contactFields })
export const contact = z.object({
  personName: z.optional(personNameShown),
  telephone: z.optional(telephoneShown),
  email: z.optional(z.string()),
  address: z.optional(address),
})

export const companyNameInput = z.strictObject({
  code: z.optional(text(32)),
  codeContext: z.optional(text(32)),
  companyShortName: z.optional(text(128)),
  stringValue: z.optional(text(128)),
  /** OTA list TVS. */
  travelSector: z.optional(text(8)),
})
export const companyName = z.object({
  code: z.optional(z.string()),
  codeContext: z.optional(z.string()),
  companyShortName: z.optional(z.string()),
  stringValue: z.optional(z.string()),
  travelSector: z.optional(z.string()),
})

export type CompanyName = z.output<typeof companyName>

export const uniqueIDInput = z.strictObject({
  /** OTA list UIT: 14 reservation, 15 cancellation, 16 reference, 23 provisional reservation, 30 ticket. */
  type: text(8),
  id: text(128),
  idContext: z.optional(text(64)),
  companyName: z.optional(companyNameInput),
  reason: z.optional(text(256)),
})
export const uniqueID = z.object({
  type: z.string(),
  id: z.string(),
  idContext: z.optional(z.string()),
  companyName: z.optional(companyName),
  reason: z.optional(z.string()),
})

export type UniqueID = z.output<typeof uniqueID>

const guestCountInput = z.strictObject({
  /** OTA list AQC: 7 infant, 8 child, 10 adult, 11 senior. */
  ageQualifyingCode: text(4),
  count: whole(0, 20),
  age: z.optional(age),
  resGuestRPH: z.optional(rph),
})
export const guestCountsInput = z.strictObject({ guestCountList: list(guestCountInput, 20, 1) })
export const guestCounts = z.object({
  guestCountList: z.array(
    z.object({
      ageQualifyingCode: z.string(),
      count: z.number(),
      age: z.optional(z.number()),
      resGuestRPH: z.optional(z.string()),
    }),
  ),
})

export const image = z.object({
  url: z.string(),
  category: z.optional(z.string()),
  caption: z.optional(z.string()),
  roomTypeCode: z.optional(z.string()),
})

/** How the sale is settled. Card numbers never touch this API: the provider's token does. */
export const paymentForm = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('account'), accountId: z.optional(id), purchaseOrder: z.optional(nameText(64)) }),
  z.strictObject({ kind: z.literal('token'), provider: text(32), token: text(512) }),
  /** Nothing is paid to us: the hotel or the rental company takes all of it on arrival. */
  z.strictObject({ kind: z.literal('there') }),
])

export type PaymentForm = z.output<typeof paymentForm>

/** What the payment provider asks of the customer first. */
export const nextAction = z.object({
  kind: z.enum(['redirect', 'challenge']),
  url: z.optional(z.string()),
  clientSecret: z.optional(z.string()),
})

/** The cheapest offer of each day, for calendars. */
export const dayPrice = z.object({ date: isoDate, from: amount })

/** Spring's page, number counting from 0. All optional: an answer that failed has no totalElements. */
/* @__NO_SIDE_EFFECTS__ */
export const pageOf = <Item extends z.ZodMiniType>(item: Item) => ({
  content: z.optional(z.array(item)),
  totalElements: z.optional(z.number()),
  totalPages: z.optional(z.number()),
  number: z.optional(z.number()),
  size: z.optional(z.number()),
  first: z.optional(z.boolean()),
  last: z.optional(z.boolean()),
})
