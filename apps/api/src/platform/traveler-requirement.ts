import { type TravelerField, type TravelerRequirements, travelerField } from '@portolan/contract/traveler-form'
import type { Quote } from '@portolan/supplier/offer'

/** The port's names of a traveller's fields, as the form has them. */
const fieldsOf: Readonly<Record<string, readonly TravelerField[]>> = {
  title: ['title'],
  given: ['firstName'],
  surname: ['lastName'],
  birthDate: ['birthDate'],
  email: ['email'],
  phone: ['phone'],
  residence: ['residenceCountry'],
  gender: ['gender'],
  document: ['passportNumber', 'passportExpiry', 'nationality'],
  'document.number': ['passportNumber'],
  'document.expires': ['passportExpiry'],
  'document.nationality': ['nationality'],
}

/** By the port's name or by the form's own; what the form has no field for cannot be asked. */
const known = (names: readonly string[]): TravelerField[] => [
  ...new Set(names.flatMap((name) => fieldsOf[name] ?? travelerField.safeParse(name).data ?? [])),
]

export const requirementsView = ({ lead, each, passports = [] }: Quote<unknown>['requires']): TravelerRequirements => ({
  leadTraveler: known([...lead, ...each]),
  everyPassenger: known(each),
  ...(passports.length > 0 && {
    passportValidity: passports.map(({ country, validUntil }) => ({ countryCode: country, validUntil })),
  }),
})
