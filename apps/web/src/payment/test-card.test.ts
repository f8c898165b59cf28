import { expect, test } from 'vitest'
import { emptyCard, problemsOf, tokenOf } from './test-card.ts'

const cards = [
  { number: '4242 4242 4242 4242', outcome: 'tok_ok' },
  { number: '4000 0000 0000 0002', outcome: 'tok_declined' },
]
const now = new Date('2026-11-15T12:00:00Z')
const good = { number: '4242424242424242', expiry: '11/26', code: '123', name: 'A' }

test('a documented number becomes its token, however it is written', () => {
  expect(tokenOf('4242-4242 42424242', cards)).toBe('tok_ok')
  expect(tokenOf('٤٢٤٢', cards)).toBeUndefined()
  expect(problemsOf(good, cards, now)).toEqual({})
})

test('a real card is not taken, and each field says what it needs', () => {
  expect(problemsOf(emptyCard, cards, now)).toEqual({
    number: 'error.field.required',
    expiry: 'error.field.required',
    code: 'error.field.required',
    name: 'error.field.required',
  })
  const wrong = { number: '4111 1111 1111 1111', expiry: '10/26', code: '12a', name: 'A' }
  expect(problemsOf(wrong, cards, now)).toEqual({
    number: 'checkout.card.onlyTest',
    expiry: 'checkout.card.expiryWrong',
    code: 'checkout.card.codeWrong',
  })
  expect(problemsOf({ ...good, expiry: '13/29' }, cards, now)).toEqual({ expiry: 'checkout.card.expiryWrong' })
})
