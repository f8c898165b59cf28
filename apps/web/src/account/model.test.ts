import type { UserInfo } from '@portolan/contract/account'
import { modifyProfile } from '@portolan/contract/profile'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  detailsChange,
  detailsFieldOf,
  detailsOf,
  fullNameOf,
  passportChange,
  passportFieldOf,
  passportOf,
} from './model.ts'
import { detailsSchema, passportSchema } from './profile-schema.ts'

const now = { language: 'en', currency: 'HKD' } as const
const bare: UserInfo = { id: '7', username: 'traveller' }
const identityCard = { docType: '5' as const, docID: '•••••901' }
const mei: UserInfo = {
  id: '8',
  username: 'mei',
  email: 'mei@example.com',
  personName: { namePrefix: 'Ms', givenName: 'Mei Yee', middleName: 'X', surname: 'Lam' },
  telephone: { countryAccessCode: '852', phoneNumber: '9123 4567' },
  birthDate: '1990-04-12',
  residenceCountry: 'HK',
  documents: [identityCard, { docType: '2', docID: '•••••678', expireDate: '2031-03-01', docHolderNationality: 'CN' }],
}

const accepts = (profile: object) => z.safeParse(modifyProfile.body, { profile }).success

test('a profile goes into the fields and back without loss', () => {
  const form = detailsOf(mei, now)
  expect(form).toMatchObject({
    title: 'Ms',
    firstName: 'Mei Yee',
    phoneCode: '852',
    birthDate: '1990-04-12',
    currency: 'HKD',
  })
  expect(detailsChange(form)).toMatchObject({
    personName: { namePrefix: 'Ms', givenName: 'Mei Yee', surname: 'Lam' },
    telephone: mei.telephone,
    residenceCountry: 'HK',
  })
  expect([fullNameOf(mei), fullNameOf(bare)]).toEqual(['Mei Yee Lam', 'traveller'])
})

test('an emptied field is taken away, and the middle name without a field stays', () => {
  const change = detailsChange({
    ...detailsOf(mei, now),
    title: '',
    phoneNumber: '',
    birthDate: '',
    residenceCountry: '',
  })
  expect(change).toMatchObject({ telephone: null, birthDate: null, residenceCountry: null })
  expect(change.personName).toEqual({ namePrefix: null, givenName: 'Mei Yee', surname: 'Lam' })
})

test('[R5.8] what passes in the browser is what the server takes', () => {
  for (const user of [bare, mei]) {
    const form = { ...detailsOf(user, now), firstName: 'A', lastName: 'B', email: 'a@b.example' }
    expect(z.safeParse(detailsSchema, form).success).toBe(true)
    expect(accepts(detailsChange(form))).toBe(true)
    expect(z.safeParse(passportSchema, passportOf(user)).success).toBe(true)
    expect(accepts(passportChange(passportOf(user), user))).toBe(true)
  }
})

test('[R5.8] the browser refuses what the server would', () => {
  const wrong = {
    firstName: '',
    email: 'mei@',
    phoneNumber: 'call me',
    birthDate: '2999-01-01',
    residenceCountry: 'Narnia',
  }
  const { error } = z.safeParse(detailsSchema, { ...detailsOf(mei, now), ...wrong })
  expect([...new Set(error?.issues.map(({ path }) => path[0]))]).toEqual(Object.keys(wrong))
  const lost = z.safeParse(passportSchema, { docID: '', expireDate: '2031-03-01', nationality: '' })
  expect(lost.error?.issues.map(({ path }) => path)).toEqual([['docID']])
})

test('the passport is changed, added and removed; other documents stay as they came', () => {
  const form = passportOf(mei)
  expect(form).toEqual({ docID: '•••••678', expireDate: '2031-03-01', nationality: 'CN' })
  expect(passportChange({ ...form, docID: 'K7654321', expireDate: '' }, mei).documents).toEqual([
    { docType: '2', docID: 'K7654321', docHolderNationality: 'CN' },
    identityCard,
  ])
  expect(passportChange({ docID: 'K1', expireDate: '', nationality: '' }, bare).documents).toEqual([
    { docType: '2', docID: 'K1' },
  ])
  expect(passportChange({ docID: '', expireDate: '', nationality: '' }, mei).documents).toEqual([identityCard])
})

test('[R5.8] the pointer of a server error finds its field', () => {
  expect(detailsFieldOf('profile/personName/givenName')).toBe('firstName')
  expect(passportFieldOf('profile/documents/0/docID')).toBe('docID')
  expect(detailsFieldOf('profile/documents/0/docID')).toBeUndefined()
})

test('a date may be typed without hyphens', () => {
  const typed = { ...passportOf(mei), expireDate: '20310301' }
  expect(z.safeParse(passportSchema, typed).data?.expireDate).toBe('2031-03-01')
  expect(z.safeParse(passportSchema, { ...typed, expireDate: '2031-02-30' }).success).toBe(false)
})
