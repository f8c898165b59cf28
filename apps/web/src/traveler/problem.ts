import { emailAddress, personName } from '@portolan/contract/account'
import { country } from '@portolan/contract/country'
import { isoDate } from '@portolan/contract/envelope'
import { travelDocument } from '@portolan/contract/profile'
import { telephone } from '@portolan/contract/telephone'
import type { TravelerField } from '@portolan/contract/traveler-form'
import * as z from 'zod/mini'
import type { MessageId } from '../i18n/messages.ts'
import type { TravelDays, TravelerValues } from './values.ts'

type Name = keyof TravelerValues
export type Problem = { name: Name; text: MessageId }

/** What is wrong with those who travel together, told at the birth date of each whom it is about. */
export type Among = (travelers: readonly TravelerValues[]) => readonly { index: number; text: MessageId }[]

const nobodyWasBornBefore = '1900-01-01'

interface Rule {
  field: TravelerField
  name: Name
  schema: z.ZodMiniType
  text: MessageId
  /** Where the schema's own rule is broken, beyond how a text is written. */
  own?: MessageId
}

const nameTexts: Pick<Rule, 'text' | 'own'> = { text: 'error.field.format', own: 'error.field.name' }

/** The contract's own parts, field by field. */
const rules: readonly Rule[] = [
  { field: 'title', name: 'title', schema: personName.shape.namePrefix, text: 'error.field.choice' },
  { field: 'firstName', name: 'firstName', schema: personName.shape.givenName, ...nameTexts },
  { field: 'lastName', name: 'lastName', schema: personName.shape.surname, ...nameTexts },
  { field: 'birthDate', name: 'birthDate', schema: isoDate, text: 'error.field.format' },
  { field: 'residenceCountry', name: 'residenceCountry', schema: country, text: 'error.field.choice' },
  { field: 'email', name: 'email', schema: emailAddress, text: 'error.field.email' },
  { field: 'phone', name: 'phoneCode', schema: telephone.shape.countryAccessCode, text: 'error.field.choice' },
  { field: 'phone', name: 'phoneNumber', schema: telephone.shape.phoneNumber, text: 'error.field.phone' },
  { field: 'passportNumber', name: 'docID', schema: travelDocument.shape.docID, text: 'error.field.passport' },
  { field: 'passportExpiry', name: 'expireDate', schema: isoDate, text: 'error.field.format' },
  { field: 'nationality', name: 'nationality', schema: country, text: 'error.field.choice' },
]

/** What stands in the way of a date that is written well. */
function dateProblem(name: Name, values: TravelerValues, { today, last }: TravelDays): MessageId | undefined {
  if (name === 'expireDate' && values.expireDate <= last) return 'traveler.expirySoon'
  if (name !== 'birthDate') return undefined
  if (values.birthDate >= today || values.birthDate < nobodyWasBornBefore) return 'error.field.past'
  return values.birthConfirmed ? undefined : 'traveler.birthFirst'
}

/** Everything that is asked for is there and well written; what is not asked for is not looked at. */
export function problemsOf(values: TravelerValues, asked: ReadonlySet<TravelerField>, days: TravelDays): Problem[] {
  return rules
    .filter(({ field }) => asked.has(field))
    .flatMap(({ name, schema, text, own = text }): Problem[] => {
      const value = String(values[name]).trim()
      if (value === '') return [{ name, text: 'error.field.required' }]
      const [wrong] = z.safeParse(schema, value).error?.issues ?? []
      if (wrong) return [{ name, text: wrong.code === 'custom' ? own : text }]
      const late = dateProblem(name, values, days)
      return late ? [{ name, text: late }] : []
    })
}
