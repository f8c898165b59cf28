import { countries } from '@portolan/domain/catalogue/country-code'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { documentShown, personName, personNameShown, telephoneShown } from './account.ts'
import { country } from './country.ts'
import { properName } from './envelope.ts'
import { travelDocument } from './profile.ts'
import { addressInput } from './shared.ts'
import { telephone } from './telephone.ts'
import { travelerDraftInput } from './traveler-form.ts'

const textsOf = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ path, message }) => `${path.join('/')} ${message}`) ?? []

test('[F15] a country is one that there is', () => {
  expect(countries.filter((code) => !z.safeParse(country, code).success)).toEqual([])
  for (const code of ['ZZ', 'XX', 'UK', 'EU', 'AN'])
    expect(textsOf(country, code), code).toEqual([' error.field.choice'])
  for (const code of ['gb', 'GBR', '', 'G1']) expect(textsOf(country, code), code).toHaveLength(1)
})

test('[F15] it is so wherever somebody tells one: of a passport, a home, an address, a traveller', () => {
  const passport = { docType: '2', docID: 'PX1234567' }
  expect(textsOf(travelDocument, { ...passport, docHolderNationality: 'ZZ', docIssueCountry: 'ZZ' })).toEqual([
    ...['docIssueCountry error.field.choice', 'docHolderNationality error.field.choice'],
  ])
  expect(textsOf(addressInput, { countryCode: 'ZZ' })).toEqual(['countryCode error.field.choice'])
  const draft = { ref: '1', type: 'adult', nationality: 'ZZ', residenceCountry: 'ZZ', lastName: '7' }
  expect(textsOf(travelerDraftInput, draft)).toEqual([
    ...['lastName error.field.name', 'nationality error.field.choice', 'residenceCountry error.field.choice'],
  ])
})

test('[F15] a name has letters, of whatever script', () => {
  const names = ['Ada', 'O’Brien', 'Nguyễn', '林', '김', 'محمد', 'Иванов', 'Ωνάσης', 'X Æ A-12', 'Henry 8th', 'נ']
  expect(names.filter((name) => !z.safeParse(properName(64), name).success)).toEqual([])
  for (const name of ['7', '123', '-', ' ', '٧', '…'])
    expect(textsOf(personName, { givenName: 'Ada', surname: name }), name).toEqual(['surname error.field.name'])
})

test('[F15] a dialling code is one that somebody has', () => {
  const codes = (code: string) => textsOf(telephone, { countryAccessCode: code, phoneNumber: '5550123' })
  for (const code of ['852', '1', '1242', '383', '44']) expect(codes(code), code).toEqual([])
  for (const code of ['0', '999', '2', '8888'])
    expect(codes(code), code).toEqual(['countryAccessCode error.field.choice'])
})

test('[F15] what was written down by older rules is still told', () => {
  const passport = { docType: '2', docID: 'PX1234567', docHolderNationality: 'ZZ' }
  expect(textsOf(documentShown, passport)).toEqual([])
  expect(textsOf(personNameShown, { givenName: '7', surname: '7' })).toEqual([])
  expect(textsOf(telephoneShown, { countryAccessCode: '999', phoneNumber: '5550123' })).toEqual([])
})
