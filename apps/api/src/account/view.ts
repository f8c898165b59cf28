import type { AuthenticationRS, UserInfo } from '@portolan/contract/account'
import type { ErrorTextId } from '@portolan/contract/errors'
import type { Language } from '@portolan/domain/language'
import { effectivePermissions } from '@portolan/domain/permission'
import { errorText } from '../platform/text.ts'
import type { LoginRow, ProfileRow } from './store.ts'
import { maskOf, type TravelDocument } from './travel-document.ts'

export const authenticationOf = (account: LoginRow): AuthenticationRS => ({
  success: true,
  id: account.id,
  username: account.username,
  permissions: effectivePermissions(account),
  displayName: account.displayName,
  userType: account.agencyId ? 'B2B' : 'B2C',
  requirePasswordChange: account.mustChangePassword,
})

/** A failed login is a normal answer without id, so that it is never read as 'Please log in.'. */
export const refusedLogin = (language: Language, text: ErrorTextId, captchaRequired: boolean): AuthenticationRS => ({
  success: false,
  ...(captchaRequired && { captchaRequired }),
  errors: { errors: [{ stringValue: errorText(language, text) }] },
})

/** Only what is there: an absent field is left out, not sent as null. */
function present<Fields extends object>(fields: Fields): { [Key in keyof Fields]?: NonNullable<Fields[Key]> } {
  const kept = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(kept) as never
}

export const userInfoOf = (row: ProfileRow, documents: readonly TravelDocument[]): UserInfo => ({
  id: row.id,
  username: row.username,
  email: row.email,
  personName: {
    givenName: row.firstName,
    surname: row.lastName,
    ...present({ namePrefix: row.title, middleName: row.middleName }),
  },
  ...(row.phoneNumber && {
    telephone: { phoneNumber: row.phoneNumber, ...present({ countryAccessCode: row.phoneCountry }) },
  }),
  ...present({ birthDate: row.birthDate, residenceCountry: row.residenceCountry }),
  documents: documents.map((document) => ({ ...document, docID: maskOf(document.docID) })),
  ...present({ preferredLanguage: row.preferences.language, preferredCurrency: row.preferences.currency }),
  ...(row.agencyId && { company: { id: row.agencyId, name: row.agencyName ?? '' } }),
})
