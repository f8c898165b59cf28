import { ada } from '../testing/checkout-world.ts'
import { contact } from '../testing/package-world.ts'
import { inDays } from '../testing/shop-world.ts'

/** Ada, as each of the products' own book calls wants to know her. */
export const pos = { sources: [{ requestorID: { type: '1', id: 'web' }, bookingChannel: { type: '6' } }] }

const personName = { namePrefix: 'Ms', givenName: 'Ada', surname: 'Lovelace' }
const birthDate = '1990-12-10'
const passport = { docType: '2' as const, docID: 'PX1234567', expireDate: inDays(2000), docHolderNationality: 'GB' }

export const airTraveler = {
  rph: 't1',
  passengerTypeCode: 'ADT' as const,
  birthDate,
  personName,
  documents: [passport],
}

export const driver = { personName, birthDate, contact }

export const passenger = {
  rph: '1',
  code: 'ADULT' as const,
  age: 30,
  leadTraveler: true,
  passengerDetail: {
    identification: personName,
    birthDate,
    email: ada.email,
    telephone: ada.phone,
    address: { countryCode: 'GB' },
    document: passport,
  },
}
