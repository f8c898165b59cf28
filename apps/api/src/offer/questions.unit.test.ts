import { expect, test } from 'vitest'
import { questionsIn } from './questions.ts'

const pickup = { code: 'pickup', text: { en: 'Your hotel?', fr: 'Votre hôtel ?' }, per: 'order', required: true }
const diet = {
  ...{ code: 'diet', text: { en: 'Diet?' }, per: 'traveler', required: false },
  options: [{ value: 'vegan', text: { en: 'Vegan' } }],
}

test('questions in the port’s words are asked, each once', () => {
  expect(questionsIn([pickup, diet, { ...pickup, text: { en: 'Again?' } }])).toEqual([pickup, diet])
})

test.each([
  ['nothing', undefined],
  ['no list', 'pickup'],
  ['no code', [{ ...pickup, code: '' }]],
  ['a code that would spoil a pointer', [{ ...pickup, code: 'a/b' }]],
  ['no English', [{ ...pickup, text: { fr: 'Votre hôtel ?' } }]],
  ['plain text', [{ ...pickup, text: 'Your hotel?' }]],
  ['of nobody', [{ ...pickup, per: 'room' }]],
  ['nothing to choose from', [{ ...diet, options: [] }]],
  ['longer than an answer may be', [{ ...pickup, maxLength: 1001 }]],
])('%s is not asked', (_, told) => expect(questionsIn(told)).toEqual([]))
