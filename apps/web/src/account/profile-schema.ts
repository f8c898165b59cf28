import { emailAddress, personName } from '@portolan/contract/account'
import { country } from '@portolan/contract/country'
import { isoDate, language } from '@portolan/contract/envelope'
import type { ErrorTextId } from '@portolan/contract/errors'
import { travelDocument } from '@portolan/contract/profile'
import { telephone } from '@portolan/contract/telephone'
import { sellingCurrencies } from '@portolan/domain/currency'
import { todayIn } from '@portolan/domain/date'
import * as z from 'zod/mini'
import { settings } from '../session/settings.ts'
import { dateTyped } from '../traveler/date-typed.ts'

/** An empty field takes the value away, so it always fits. */
const orEmpty = (schema: z.ZodMiniType, text: ErrorTextId) =>
  z.string().check(z.refine((value) => value === '' || z.safeParse(schema, value).success, { error: text }))

/** Figures alone are a date as well; the field shows it with hyphens once it is left. */
const date = (...checks: z.core.$ZodCheck<string>[]) =>
  z.pipe(z.pipe(z.string(), z.transform(dateTyped)), orEmpty(isoDate, 'error.field.format').check(...checks))

const firstBirth = '1900-01-01'

const isBirthDate = (value: string): boolean =>
  value === '' || (value >= firstBirth && value < todayIn(settings.timeZone, new Date()))

/** The contract's own parts, laid out as the fields on the page. */
export const detailsSchema = z.strictObject({
  title: orEmpty(personName.shape.namePrefix, 'error.field.format'),
  firstName: personName.shape.givenName,
  lastName: personName.shape.surname,
  email: emailAddress,
  phoneCode: orEmpty(telephone.shape.countryAccessCode, 'error.field.phone'),
  phoneNumber: orEmpty(telephone.shape.phoneNumber, 'error.field.phone'),
  birthDate: date(z.refine(isBirthDate, { error: 'error.field.past' })),
  residenceCountry: orEmpty(country, 'error.field.choice'),
  language,
  currency: z.enum(sellingCurrencies),
})

export const passportSchema = z
  .strictObject({
    docID: orEmpty(travelDocument.shape.docID, 'error.field.passport'),
    expireDate: date(),
    nationality: orEmpty(country, 'error.field.choice'),
  })
  .check(
    z.refine(({ docID, expireDate, nationality }) => docID !== '' || (expireDate === '' && nationality === ''), {
      error: 'error.field.required',
      path: ['docID'],
    }),
  )
