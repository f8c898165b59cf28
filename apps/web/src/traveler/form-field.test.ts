import { expect, test } from 'vitest'
import { formField } from './form-field.ts'

const fieldOf = formField([
  { ref: '1', kind: 'youth', age: 19 },
  { ref: '2', kind: 'adult', age: 30 },
])

test('[R2.6] what the server refuses is told beside the field that has it', () => {
  const pointers = [
    'travelers/0/firstName',
    'travelers/1/document/docID',
    'travelers/1/document/docHolderNationality',
    'travelers/0/phone/countryAccessCode',
    'travelers/0/phone',
    'contact/email',
  ]
  expect(pointers.map(fieldOf)).toEqual([
    'travelers.0.firstName',
    'travelers.1.docID',
    'travelers.1.nationality',
    'travelers.0.phoneCode',
    'travelers.0.phoneNumber',
    'travelers.1.email',
  ])
})

test('what the form has no field for is nobody’s', () => {
  expect(fieldOf('assign/0/travelerRefs')).toBeUndefined()
})

test('[R2.6] what is said of an answer is told beside its question', () => {
  const wanted = [{ ref: '1', kind: 'adult' as const }]
  const fieldOfAnswer = formField(wanted, [
    { pointer: 'assign/0/answers/pickup' },
    { pointer: 'assign/0/answers/meal/1' },
  ])
  expect(['assign/0/answers/meal/1', 'assign/0/answers/pickup', 'assign/1/answers/pickup'].map(fieldOfAnswer)).toEqual([
    ...['answers.1', 'answers.0', undefined],
  ])
})
