import { languages } from '@portolan/domain/language'
import * as z from 'zod/mini'

/**
 * Limits: a request schema is a strictObject (an unknown key is a 400) and every string and list in it has a
 * maximum. An answer's schema is a plain object: what it does not name is not sent.
 */
export const text = (max: number, min = 1) => z.string().check(z.minLength(min), z.maxLength(max))

/** Line breaks, control and direction marks have no place in a name: they forge mail headers and mirror lists. */
export const nameText = (max: number) =>
  text(max).check(z.regex(/^[^\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+$/u))

/** What a person is called: letters of any script, and whatever else stands in a passport beside them. */
export const properName = (max: number) =>
  nameText(max).check(z.refine((name) => name === '' || /\p{L}/u.test(name), { error: 'error.field.name' }))

/** YYYY-MM-DD, a day of the calendar, no zone. */
export const isoDate = z.iso.date()
/** 2027-01-05T08:10:00, local to the place, no offset: zod would let a Z pass, hence the digit at the end. */
export const localDateTime = z.iso.datetime({ local: true, offset: false }).check(z.maxLength(32), z.regex(/\d$/))
/** 2027-01-05T00:10:00Z, an instant with its offset. */
export const instant = z.iso.datetime({ offset: true }).check(z.maxLength(40))
/** PT2H15M, P4D, P1M. */
export const isoDuration = z
  .string()
  .check(z.maxLength(32), z.regex(/^P(?!$)(\d+Y)?(\d+M)?(\d+D)?(T(\d+H)?(\d+M)?(\d+S)?)?$/))
/** ISO 4217. */
export const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/))
/** ISO 3166-1 alpha-2, as answers tell it: what was written down once is told as it was. */
export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/))
/** An opaque handle issued by the server; resolvable until its expiredDateTime. */
export const rph = text(128)
export const language = z.enum(languages)

/** OTA Error, as every failure of every call carries it. */
export const otaError = z.object({
  /** OTA list EWT: 3 business rule, 4 authentication, 6 authorisation, 10 required field missing, 12 processing exception, 13 application error. */
  type: z.optional(z.string()),
  /** OTA list ERR, or the name of a field rule ('too_big'). */
  code: z.optional(z.string()),
  shortText: z.optional(z.string()),
  /** The text shown to the user, in the user's language; label and details as JSON text where the specification says so. */
  stringValue: z.string(),
  /** NotProcessed · Incomplete · Unknown: the outcome is not known, do not repeat blindly. */
  status: z.optional(z.string()),
  /** JSON pointer of the offending request field. */
  nodeList: z.optional(z.string()),
  /** Supplier id, for partial failures. */
  recordID: z.optional(z.string()),
})

export type OtaError = z.output<typeof otaError>

const errorList = z.object({ errors: z.array(otaError) })

/** What every answer may carry beside its own fields. Spread into the answer's schema. */
export const envelope = {
  success: z.optional(z.boolean()),
  correlationID: z.optional(z.string()),
  timeStamp: z.optional(instant),
  /** A supplier that failed while others answered: recordID names it. */
  warnings: z.optional(z.object({ warnings: z.array(otaError) })),
  errors: z.optional(errorList),
}

export const answer = z.object(envelope)

export type Answer = z.output<typeof answer>

/** The body of every 4xx and 5xx. */
export const failure = z.object({ success: z.literal(false), errors: errorList })

export type Failure = z.output<typeof failure>

/** stringValue of rail pass, booking and booking-details errors is the JSON text of this. */
export const labelledError = z.object({ label: z.string(), details: z.string() })

/** Point of sale: who asks, through which channel. The server overwrites the requestor from the session. */
export const pos = z.strictObject({
  sources: z
    .array(
      z.strictObject({
        requestorID: z.strictObject({ type: text(8), id: text(128), name: z.optional(text(128)) }),
        bookingChannel: z.strictObject({
          type: text(8),
          primary: z.optional(z.boolean()),
          companyName: z.optional(
            z.strictObject({ code: z.optional(text(32)), companyShortName: z.optional(text(128)) }),
          ),
        }),
        isoCountry: z.optional(countryCode),
        isoCurrency: z.optional(currencyCode),
        agentSine: z.optional(text(32)),
        pseudoCityCode: z.optional(text(32)),
      }),
    )
    .check(z.minLength(1), z.maxLength(4)),
})

/** What every OTA-shaped request may carry beside its own fields. Spread into the request's schema. */
export const payload = {
  version: z.optional(text(16)),
  timeStamp: z.optional(instant),
  echoToken: z.optional(text(128)),
  target: z.optional(z.enum(['Test', 'Production'])),
  transactionIdentifier: z.optional(text(128)),
  retransmissionIndicator: z.optional(z.boolean()),
  primaryLangID: z.optional(language),
  pos: z.optional(pos),
}
