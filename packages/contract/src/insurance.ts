import * as z from 'zod/mini'
import { personName } from './account.ts'
import { defineCall } from './call.ts'
import { country } from './country.ts'
import { currencyCode, envelope, instant, isoDate, payload, rph, text } from './envelope.ts'
import { travelDocument } from './profile.ts'
import {
  age,
  amount,
  amountInput,
  charge,
  companyName,
  contactInput,
  id,
  list,
  paymentForm,
  transactionStatus,
  uniqueID,
} from './shared.ts'

export const insuranceQuoteRQ = z.strictObject({
  ...payload,
  coveredTravelers: list(
    z.strictObject({ rph, birthDate: isoDate, age: z.optional(age), residenceCountry: country }),
    30,
    1,
  ),
  insCoverageDetail: z.strictObject({
    type: z.enum(['SingleTrip', 'MultiTrip']),
    coveredTrip: z.strictObject({
      start: isoDate,
      end: isoDate,
      origin: country,
      destinations: list(country, 30, 1),
      /** Bookings of ours that the policy covers. */
      bookingIds: z.optional(list(id, 20)),
    }),
    totalTripCost: z.optional(amountInput),
    /** OTA list COV. */
    coverageRequirements: z.optional(list(z.strictObject({ coverageType: text(16) }), 20)),
  }),
})

export const planForQuote = z.object({
  rph: z.string(),
  planID: z.string(),
  planName: z.string(),
  provider: companyName,
  planCost: z.object({
    basePremium: amount,
    charges: z.optional(z.array(charge)),
    /** The whole premium, taxes included. */
    amount: z.number(),
    currencyCode,
    perTraveler: z.optional(z.array(z.object({ travelerRPH: z.string(), amount: z.number() }))),
  }),
  coverages: z.array(
    z.object({
      coverageType: z.string(),
      description: z.string(),
      policyLimit: z.optional(amount),
      deductible: z.optional(amount),
    }),
  ),
  restrictions: z.optional(z.array(z.string())),
  /** ipid: the product information document the law asks for. */
  documentURLs: z.optional(z.object({ ipid: z.optional(z.string()), terms: z.optional(z.string()) })),
  expiredDateTime: instant,
})

export type PlanForQuote = z.output<typeof planForQuote>

export const insuranceQuoteRS = z.object({ ...envelope, planForQuoteList: z.array(planForQuote) })

export const quoteInsurance = defineCall({
  method: 'POST',
  path: '/api/v1/insurance/quote',
  auth: 'login',
  effect: 'read',
  permission: 'insurance:view',
  summary: 'Find travel insurance for a trip',
  body: insuranceQuoteRQ,
  response: insuranceQuoteRS,
})

export const insuranceBookRQ = z.strictObject({
  ...payload,
  rph,
  coveredTravelers: list(
    z.strictObject({
      rph,
      personName,
      birthDate: isoDate,
      document: z.optional(travelDocument),
      contact: z.optional(contactInput),
      beneficiary: z.optional(personName),
    }),
    30,
    1,
  ),
  contact: contactInput,
  /** Nothing is sold without. */
  declarationsAccepted: z.literal(true),
  paymentForm,
})

export const planForBook = z.object({
  policyNumber: uniqueID,
  status: transactionStatus,
  effectiveDate: isoDate,
  expireDate: isoDate,
  documentURL: z.optional(z.string()),
  /** Until then the whole premium comes back. */
  coolingOffUntil: z.optional(instant),
})

export type PlanForBook = z.output<typeof planForBook>

export const insuranceBookRS = z.object({ ...envelope, planForBook: z.optional(planForBook) })

export const bookInsurance = defineCall({
  method: 'POST',
  path: '/api/v1/insurance/book',
  auth: 'login',
  effect: 'write',
  permission: 'insurance:book',
  summary: 'Take out the quoted policy',
  body: insuranceBookRQ,
  response: insuranceBookRS,
})

export const calls = { quoteInsurance, bookInsurance }
