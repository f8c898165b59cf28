import type { MessageId } from '../i18n/messages.ts'
import type { TravelerValues } from './values.ts'

/** What the fields are called, in the order of the page. */
export const fieldWords: Readonly<Partial<Record<keyof TravelerValues, MessageId>>> = {
  title: 'traveler.personTitle',
  firstName: 'traveler.firstName',
  lastName: 'traveler.lastName',
  birthDate: 'traveler.birthDate',
  residenceCountry: 'traveler.residence',
  phoneCode: 'traveler.phoneCode',
  phoneNumber: 'traveler.phone',
  email: 'traveler.email',
  docID: 'traveler.passportNumber',
  expireDate: 'traveler.expiry',
  nationality: 'traveler.nationality',
}

export const fieldNames = Object.keys(fieldWords) as (keyof TravelerValues)[]
