import type { TravelerField } from '@portolan/contract/traveler-form'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { draftInputOf } from './draft-input.ts'
import { problemsOf } from './problem.ts'
import { typedAnswers } from './question.ts'
import { travelersSchema } from './schema.ts'
import { askedOf, findTyped, leadIndexOf, type TravelerValues, typedOf, valuesOf, type Wanted } from './values.ts'

const days = { today: '2026-11-15', last: '2026-12-20' }
const adult: Wanted = { ref: '1', kind: 'adult', age: 31, fromAge: 28, toAge: 59 }
const youth: Wanted = { ref: '2', kind: 'youth', age: 19 }
const leadFields: TravelerField[] = [
  'title',
  'firstName',
  'lastName',
  'birthDate',
  'residenceCountry',
  'email',
  'phone',
  'passportNumber',
  'passportExpiry',
  'nationality',
]
const everything = new Set(leadFields)

const whole: TravelerValues = {
  ...valuesOf(adult, undefined, days.today),
  title: 'Ms',
  firstName: 'MEI YEE',
  lastName: 'LAM',
  birthDate: '1990-04-12',
  birthConfirmed: true,
  residenceCountry: 'HK',
  email: 'mei@example.com',
  phoneCode: '852',
  phoneNumber: '9123 4567',
  docID: 'K12345678',
  expireDate: '2031-03-01',
  nationality: 'CN',
}

describe('[R5.6] the birth date', () => {
  test('is worked out from an age that was searched with, and has to be confirmed; nobody’s age leaves it empty', () => {
    expect(valuesOf(youth, undefined, days.today)).toMatchObject({ birthDate: '2007-11-15', birthConfirmed: false })
    const grown = valuesOf({ ref: '3', kind: 'adult' }, undefined, days.today)
    expect(grown).toMatchObject({ birthDate: '', birthConfirmed: true })
    expect(typedOf({ ...grown, birthDate: '1990-04-12' }, { ref: '3', kind: 'adult' }, true)).toEqual({
      ...{ ref: '3', type: 'adult', lead: true, birthDate: '1990-04-12' },
    })
  })
})

describe('[R5.4] what is asked', () => {
  test('the lead is asked for his own list and for everybody’s, the others for everybody’s alone', () => {
    const asked = askedOf([youth, adult], { leadTraveler: ['email', 'phone'], everyPassenger: ['lastName'] })
    expect(asked.map((one) => [...one])).toEqual([['lastName'], ['lastName', 'email', 'phone']])
    expect(leadIndexOf([youth, adult])).toBe(1)
  })

  test('every field that is asked for must be there; what is not asked for is not looked at', () => {
    const empty = { ...valuesOf(adult, undefined, days.today), birthDate: '' }
    expect(problemsOf(empty, everything, days).map(({ text }) => text)).toEqual(Array(11).fill('error.field.required'))
    expect(problemsOf(empty, new Set(), days)).toEqual([])
    expect(problemsOf(whole, everything, days)).toEqual([])
  })

  test.each<[keyof TravelerValues, string, string]>([
    ['email', 'mei.lam@', 'error.field.email'],
    ['firstName', '7', 'error.field.name'],
    ['lastName', '123 456', 'error.field.name'],
    ['lastName', 'x'.repeat(65), 'error.field.format'],
    ['nationality', 'ZZ', 'error.field.choice'],
    ['residenceCountry', 'UK', 'error.field.choice'],
    ['phoneCode', '999', 'error.field.choice'],
    ['phoneNumber', 'nine', 'error.field.phone'],
    ['docID', 'K 1', 'error.field.passport'],
    ['birthDate', '2026-02-30', 'error.field.format'],
    ['birthDate', '2026-11-15', 'error.field.past'],
    ['expireDate', '2026-12-20', 'traveler.expirySoon'],
  ])('%s "%s" is told beside its field', (name, value, text) => {
    expect(problemsOf({ ...whole, [name]: value }, everything, days)).toEqual([{ name, text }])
  })

  test('[F5] what is wrong with all of them together is told at the birth date of each', () => {
    const among = (travelers: readonly TravelerValues[]) =>
      travelers.map((_, index) => ({ index, text: 'error.rail.companion' as const }))
    const schema = travelersSchema([everything, everything], days, [], among)
    const { error } = z.safeParse(schema, { travelers: [whole, { ...whole, ref: '2' }], answers: [] })
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['travelers', 0, 'birthDate'], 'error.rail.companion'],
      [['travelers', 1, 'birthDate'], 'error.rail.companion'],
    ])
  })

  test('the form says at whom and at which field', () => {
    const schema = travelersSchema([everything, new Set(['lastName'])], days)
    const second = { ...valuesOf(youth, undefined, days.today) }
    const { error } = z.safeParse(schema, { travelers: [{ ...whole, email: 'x' }, second], answers: [] })
    expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
      [['travelers', 0, 'email'], 'error.field.email'],
      [['travelers', 1, 'lastName'], 'error.field.required'],
    ])
    expect(
      z.safeParse(schema, { travelers: [{ ...whole, expireDate: '20310301' }], answers: [] }).data?.travelers[0],
    ).toMatchObject({
      expireDate: '2031-03-01',
    })
  })
})

describe('[R5.6] the birth date', () => {
  test('is worked out from the age and counts only once it was looked at', () => {
    const values = valuesOf(adult, undefined, days.today)
    expect(values.birthDate).toBe('1995-11-15')
    expect(problemsOf(values, new Set(['birthDate']), days)).toEqual([
      { name: 'birthDate', text: 'traveler.birthFirst' },
    ])
    expect(problemsOf({ ...values, birthConfirmed: true }, new Set(['birthDate']), days)).toEqual([])
    expect(typedOf(values, adult, true).birthDate, 'a guess is nobody’s birth date').toBeUndefined()
  })

  test('typed before is typed for good', () => {
    expect(valuesOf(adult, { ref: '1', type: 'adult', birthDate: '1990-04-12' }, days.today)).toMatchObject({
      birthDate: '1990-04-12',
      birthConfirmed: true,
    })
  })
})

test('what was typed, right or wrong, goes to the server and comes back', () => {
  const half = { ...whole, email: 'mei.lam@', docID: 'K', phoneNumber: '' }
  expect(valuesOf(adult, typedOf(half, adult, true), days.today)).toEqual(half)
  expect(valuesOf(adult, typedOf(whole, adult, true), days.today)).toEqual(whole)
})

test('half a telephone and half a passport are none once somebody is booked or saved', () => {
  const { phone, document, ...rest } = draftInputOf({ ...whole, phoneNumber: '', docID: '' }, adult, true)
  expect([phone, document]).toEqual([undefined, undefined])
  expect(rest).toMatchObject({ ref: '1', type: 'adult', lead: true, lastName: 'LAM', nationality: 'CN' })
})

describe('[R2.6] what was typed stands with the traveller it was typed for', () => {
  const child = (age: number): Wanted => ({ ref: '1', kind: 'child', age })
  const ofAdult = { ref: '1', type: 'adult' as const, firstName: 'MEI', birthDate: '1990-04-12' }
  const ofChild = { ref: '1', type: 'child' as const, age: 4, firstName: 'KIT' }

  test('a number that another kind of traveller had before is not his', () => {
    expect(findTyped(child(4), [ofAdult], days)).toBeUndefined()
    expect(findTyped(child(4), [ofAdult, ofChild], days)?.firstName).toBe('KIT')
    expect(findTyped(adult, [ofChild, ofAdult], days)?.firstName).toBe('MEI')
  })

  test('nor is that of a child of another age; of grown-ups no age is looked at', () => {
    expect(findTyped(child(8), [ofChild], days)).toBeUndefined()
    expect(findTyped({ ref: '1', kind: 'child' }, [ofChild], days)?.firstName).toBe('KIT')
    expect(findTyped(adult, [{ ...ofAdult, age: 40 }], days)?.firstName).toBe('MEI')
  })

  test('but who was priced again by his birth is the same', () => {
    const born = { ...ofChild, age: 7, birthDate: '2018-12-01' }
    expect(findTyped(child(8), [born], days)?.firstName).toBe('KIT')
    expect(findTyped(child(9), [born], days)).toBeUndefined()
    const grown = { ref: '1', type: 'youth' as const, age: 25, firstName: 'ANA', birthDate: '1997-03-01' }
    expect(findTyped({ ref: '1', kind: 'adult', age: 29 }, [grown], days)?.firstName).toBe('ANA')
  })

  test('an answer of one traveller is his alone, and one for the whole item is found with anybody', () => {
    const question = { text: '?', required: true, item: 'b', itemTitle: 'Tour', pointer: '' }
    const questions = [
      { ...question, code: 'meal', per: 'traveler' as const, traveler: 0 },
      { ...question, code: 'pickup', per: 'order' as const },
    ]
    const answers = [
      { item: 'b', code: 'meal', value: 'vegan' },
      { item: 'b', code: 'pickup', value: 'Avenida' },
    ]
    const before = [{ ...ofAdult, answers }]
    expect(typedAnswers(questions, [child(4)], before, days)).toEqual(['', 'Avenida'])
    expect(typedAnswers(questions, [adult], before, days)).toEqual(['vegan', 'Avenida'])
  })
})
