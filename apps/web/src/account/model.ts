import type { UserInfo } from '@portolan/contract/account'
import type { ProfileChange } from '@portolan/contract/profile'
import type { SellingCurrency } from '@portolan/domain/currency'
import type { Language } from '@portolan/domain/language'

/** What stands in the fields: an empty one is an empty string. */
export interface DetailsForm {
  title: string
  firstName: string
  lastName: string
  email: string
  phoneCode: string
  phoneNumber: string
  birthDate: string
  residenceCountry: string
  language: Language
  currency: SellingCurrency
}

/** `docID` keeps its name from the wire: the draft never writes a field of that name down. */
export interface PassportForm {
  docID: string
  expireDate: string
  nationality: string
}

type TravelDocument = NonNullable<UserInfo['documents']>[number]

const passport = '2'

const passportIn = (user: UserInfo): TravelDocument | undefined =>
  user.documents?.find(({ docType }) => docType === passport)

/** Names are written in the order of the person's own language; this one is for the page's heading. */
export const fullNameOf = ({ personName, username }: UserInfo): string =>
  personName ? `${personName.givenName} ${personName.surname}` : username

/** Language and currency as the page has them now: they may have been chosen since the profile was written. */
export function detailsOf(user: UserInfo, now: Pick<DetailsForm, 'language' | 'currency'>): DetailsForm {
  const { personName, telephone } = user
  const { language, currency } = now
  return {
    title: personName?.namePrefix ?? '',
    firstName: personName?.givenName ?? '',
    lastName: personName?.surname ?? '',
    email: user.email ?? '',
    phoneCode: telephone?.countryAccessCode ?? '',
    phoneNumber: telephone?.phoneNumber ?? '',
    birthDate: user.birthDate ?? '',
    residenceCountry: user.residenceCountry ?? '',
    language,
    currency,
  }
}

/** A merge patch: an emptied field is taken away. The middle name has no field here and stays. */
export function detailsChange(form: DetailsForm): ProfileChange {
  return {
    personName: { namePrefix: form.title || null, givenName: form.firstName, surname: form.lastName },
    email: form.email,
    telephone: form.phoneNumber ? { countryAccessCode: form.phoneCode || null, phoneNumber: form.phoneNumber } : null,
    birthDate: form.birthDate || null,
    residenceCountry: form.residenceCountry || null,
    preferredLanguage: form.language,
    preferredCurrency: form.currency,
  }
}

export function passportOf(user: UserInfo): PassportForm {
  const known = passportIn(user)
  return {
    docID: known?.docID ?? '',
    expireDate: known?.expireDate ?? '',
    nationality: known?.docHolderNationality ?? '',
  }
}

/** The list is sent whole: other documents go back as they came, masked, and stay what they are. */
export function passportChange(form: PassportForm, user: UserInfo): ProfileChange {
  const known = passportIn(user)
  const { expireDate: _, docHolderNationality: __, ...rest } = known ?? { docType: passport }
  const next: TravelDocument = {
    ...rest,
    docID: form.docID,
    ...(form.expireDate && { expireDate: form.expireDate }),
    ...(form.nationality && { docHolderNationality: form.nationality }),
  }
  const others = (user.documents ?? []).filter((document) => document !== known)
  return { documents: form.docID ? [next, ...others] : others }
}

const detailsFields: Readonly<Record<string, keyof DetailsForm>> = {
  'profile/personName/namePrefix': 'title',
  'profile/personName/givenName': 'firstName',
  'profile/personName/surname': 'lastName',
  'profile/email': 'email',
  'profile/telephone/countryAccessCode': 'phoneCode',
  'profile/telephone/phoneNumber': 'phoneNumber',
  'profile/birthDate': 'birthDate',
  'profile/residenceCountry': 'residenceCountry',
  'profile/preferredLanguage': 'language',
  'profile/preferredCurrency': 'currency',
}

/** The passport goes first in the list, so its errors come back under 0. */
const passportFields: Readonly<Record<string, keyof PassportForm>> = {
  'profile/documents/0/docID': 'docID',
  'profile/documents/0/expireDate': 'expireDate',
  'profile/documents/0/docHolderNationality': 'nationality',
}

export const detailsFieldOf = (pointer: string): string | undefined => detailsFields[pointer]

export const passportFieldOf = (pointer: string): string | undefined => passportFields[pointer]
