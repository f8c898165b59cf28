import * as z from 'zod/mini'
import { documentShown, emailAddress, telephoneShown } from './account.ts'
import { country } from './country.ts'
import { countryCode, isoDate, nameText, properName, rph, text } from './envelope.ts'
import { travelDocument } from './profile.ts'
import { age, amount, id, list, whole } from './shared.ts'
import { telephone } from './telephone.ts'

export const travelerField = z.enum([
  'title',
  'firstName',
  'lastName',
  'birthDate',
  'email',
  'phone',
  'residenceCountry',
  'address',
  'passportNumber',
  'passportExpiry',
  'nationality',
  'gender',
  'loyaltyNumber',
])

export type TravelerField = z.output<typeof travelerField>

/** The fields the supplier requires; the form asks for these and no others. */
export const travelerRequirements = z.object({
  leadTraveler: z.array(travelerField),
  everyPassenger: z.array(travelerField),
  /** Countries on the way that let nobody in, their own citizens apart, whose passport ends before this day. */
  passportValidity: z.optional(z.array(z.object({ countryCode, validUntil: isoDate }))),
})

export type TravelerRequirements = z.output<typeof travelerRequirements>

export const travelerType = z.enum(['adult', 'senior', 'youth', 'child', 'infant'])

export const loyaltyInput = z.strictObject({ programID: text(32), membershipID: nameText(64) })
export const loyalty = z.object({ programID: z.string(), membershipID: z.string() })

/** What a person typed so far, the same for every product. Kept with the session; documents encrypted. */
export const travelerDraftInput = z.strictObject({
  /** Chosen by the client, unique within the list. */
  ref: id,
  type: travelerType,
  age: z.optional(age),
  title: z.optional(nameText(16)),
  firstName: z.optional(properName(64)),
  lastName: z.optional(properName(64)),
  birthDate: z.optional(isoDate),
  nationality: z.optional(country),
  residenceCountry: z.optional(country),
  email: z.optional(emailAddress),
  phone: z.optional(telephone),
  document: z.optional(travelDocument),
  loyalty: z.optional(list(loyaltyInput, 5)),
  /** Codes of the carriers' cards. */
  discountCards: z.optional(list(text(32), 5)),
  lead: z.optional(z.boolean()),
})
export const travelerDraft = z.object({
  ref: z.string(),
  type: travelerType,
  age: z.optional(z.number()),
  title: z.optional(z.string()),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  birthDate: z.optional(isoDate),
  nationality: z.optional(countryCode),
  residenceCountry: z.optional(countryCode),
  email: z.optional(z.string()),
  phone: z.optional(telephoneShown),
  document: z.optional(documentShown),
  loyalty: z.optional(z.array(loyalty)),
  discountCards: z.optional(z.array(z.string())),
  lead: z.optional(z.boolean()),
})

export type TravelerDraft = z.output<typeof travelerDraft>

/** The largest party one order takes. */
export const travelersInput = list(travelerDraftInput, 30)

/** As it was typed so far, right or wrong: what is not finished yet is kept as well, and checked when it is bought. */
const typed = (max: number) => z.optional(nameText(max))
const typedTelephone = { countryAccessCode: typed(8), phoneNumber: z._default(text(64, 0), '') }
const typedDocument = {
  docType: z.enum(['2', '5']),
  docID: z._default(text(64, 0), ''),
  expireDate: typed(32),
  docIssueCountry: typed(8),
  docHolderNationality: typed(8),
}
const typedFields = {
  ref: id,
  type: travelerType,
  age: z.optional(age),
  title: typed(16),
  firstName: typed(128),
  lastName: typed(128),
  birthDate: typed(32),
  nationality: typed(8),
  residenceCountry: typed(8),
  email: typed(320),
  lead: z.optional(z.boolean()),
}
/** To the suppliers' questions; what is asked once for an item of the order is kept with the lead. */
const typedAnswer = {
  item: z.string().check(z.maxLength(64)),
  code: z.string().check(z.maxLength(64)),
  value: text(1000),
}
export const typedTravelersInput = list(
  z.strictObject({
    ...typedFields,
    loyalty: z.optional(list(loyaltyInput, 5)),
    discountCards: z.optional(list(text(32), 5)),
    phone: z.optional(z.strictObject(typedTelephone)),
    document: z.optional(z.strictObject(typedDocument)),
    answers: z.optional(list(z.strictObject(typedAnswer), 100)),
  }),
  30,
)
export const typedTraveler = z.object({
  ...typedFields,
  loyalty: z.optional(z.array(loyalty)),
  discountCards: z.optional(z.array(z.string())),
  phone: z.optional(z.object(typedTelephone)),
  document: z.optional(z.object(typedDocument)),
  answers: z.optional(z.array(z.object(typedAnswer))),
})

export type TypedTraveler = z.output<typeof typedTraveler>

/** What a supplier asks beyond the traveller's fields: special request, pick-up hotel, arrival flight, diet. */
export const question = z.object({
  code: z.string(),
  text: z.string(),
  per: z.enum(['traveler', 'order']),
  required: z.boolean(),
  /** The answer is the value of one of them; absent: a free text. */
  options: z.optional(z.array(z.object({ value: z.string(), text: z.string() }))),
  /** Of a free text, in characters. */
  maxLength: z.optional(z.number()),
})

export type Question = z.output<typeof question>

/**
 * What is wrong with an answer is told by its question, '/answers/diet' or '/answers/diet/t1' for a traveller: one that is
 * missing has no place in the list.
 */
const answerTo = z.strictObject({ code: text(64), value: text(1000), travelerRef: z.optional(id) })
export const answersInput = list(answerTo, 100)

/** Anything bought beside the offer: bag, seat, meal, car extra. */
export const extra = z.object({
  code: z.string(),
  kind: z.string(),
  name: z.string(),
  price: amount,
  per: z.enum(['traveler', 'segment', 'traveler-segment', 'order']),
  max: z.optional(z.number()),
  segmentRPH: z.optional(z.string()),
})

export type Extra = z.output<typeof extra>

const extraChoice = z.strictObject({
  code: text(64),
  quantity: whole(0, 20),
  travelerRef: z.optional(id),
  segmentRPH: z.optional(rph),
})
export const extrasInput = list(extraChoice, 100)
export const extrasChosen = z.array(
  z.object({
    code: z.string(),
    quantity: z.number(),
    travelerRef: z.optional(z.string()),
    segmentRPH: z.optional(z.string()),
  }),
)
