import * as z from 'zod/mini'
import { personName } from './account.ts'
import { defineCall } from './call.ts'
import { country } from './country.ts'
import { envelope, instant, isoDate, isoDuration, nameText, payload, rph, text } from './envelope.ts'
import { travelDocument } from './profile.ts'
import { amount, contactInput, gender, list, paymentForm, uniqueID, uniqueIDInput } from './shared.ts'

export const visaRequirementsRQ = z.strictObject({
  ...payload,
  nationality: country,
  residenceCountry: z.optional(country),
  destination: country,
  transitCountries: z.optional(list(country, 10)),
  purpose: z.enum(['Tourism', 'Business', 'Transit', 'Study']),
  arrivalDate: isoDate,
  departureDate: isoDate,
})

export const visaProduct = z.object({
  rph: z.string(),
  name: z.string(),
  entries: z.enum(['Single', 'Double', 'Multiple']),
  maxStay: isoDuration,
  processingTime: isoDuration,
  /** Per applicant. */
  fees: z.object({ government: amount, service: amount }),
  requiredDocuments: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      mandatory: z.boolean(),
      /** Media types. */
      formats: z.array(z.string()),
    }),
  ),
})

export type VisaProduct = z.output<typeof visaProduct>

export const visaRequirementsRS = z.object({
  ...envelope,
  requirement: z.enum(['NotRequired', 'VisaOnArrival', 'ElectronicAuthorization', 'Visa']),
  /** How long the passport must run after the day of departure. */
  passportValidity: z.optional(isoDuration),
  notes: z.optional(z.array(z.string())),
  products: z.array(visaProduct),
})

export type VisaRequirementsRS = z.output<typeof visaRequirementsRS>

export const readVisaRequirements = defineCall({
  method: 'POST',
  path: '/api/v1/visa/requirements',
  auth: 'login',
  effect: 'read',
  packed: true,
  permission: 'visa:view',
  summary: 'Whether a visa is needed, and which can be applied for here',
  body: visaRequirementsRQ,
  response: visaRequirementsRS,
})

export const visaApplyRQ = z.strictObject({
  ...payload,
  rph,
  applicants: list(
    z.strictObject({
      rph,
      personName,
      birthDate: isoDate,
      gender,
      passport: travelDocument,
      occupation: z.optional(nameText(64)),
      uploads: list(z.strictObject({ code: text(64), fileId: text(128) }), 20),
    }),
    9,
    1,
  ),
  contact: contactInput,
  paymentForm: z.optional(paymentForm),
  /** false keeps a draft. */
  submit: z.boolean(),
})

const visaApplicationStatus = z.enum([
  'Draft',
  'Submitted',
  'InReview',
  'MoreInfoRequired',
  'SentToAuthority',
  'Approved',
  'Refused',
  'Withdrawn',
])

export const visaApplyRS = z.object({
  ...envelope,
  uniqueID: z.optional(uniqueID),
  applicationStatus: visaApplicationStatus,
  history: z.optional(z.array(z.object({ at: instant, status: visaApplicationStatus, note: z.optional(z.string()) }))),
})

export type VisaApplyRS = z.output<typeof visaApplyRS>

export const applyForVisa = defineCall({
  method: 'POST',
  path: '/api/v1/visa/apply',
  auth: 'login',
  effect: 'write',
  permission: 'visa:book',
  summary: 'Hand in an application, or keep its draft',
  body: visaApplyRQ,
  response: visaApplyRS,
})

export const readVisaStatus = defineCall({
  method: 'POST',
  path: '/api/v1/visa/status',
  auth: 'login',
  effect: 'read',
  permission: 'visa:view',
  summary: 'How far an application is',
  body: z.strictObject({ ...payload, uniqueID: uniqueIDInput }),
  response: visaApplyRS,
})

export const calls = { readVisaRequirements, applyForVisa, readVisaStatus }
