import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdsCardNumber } from './card-number.ts'

test.each([
  '4242424242424242',
  '4242 4242 4242 4242',
  '4000-0025-0000-3155',
  ' 4000.0000.0000.0002\n',
  '378282246310005',
  '4222222222222',
  '6304000000000000000',
  '4242424242424242|12/29|123',
  'card:4242424242424242',
  'my card 4242424242424242 please',
  'my card 5555555555554444 please',
  '٤٠٠٠ ٠٠٢٥ ٠٠٠٠ ٣١٥٥',
  '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢',
  '۴۲۴۲ ۴۲۴۲ ۴۲۴۲ ۴۲۴۲',
  '４２４２４２４２４２４２４２４２',
])('[A42] a card number is known as one: %j', (text) => {
  expect(holdsCardNumber(text)).toBe(true)
})

test.each([
  'tok_ok',
  'tok_authentication_required',
  '4242424242424243',
  '424242424242',
  '42424242424242424242',
  '5d0c4f4e-3f1a-4a53-9d0b-2d1f6a6b7c8d',
  '',
])('what is none is not taken for one: %j', (text) => {
  expect(holdsCardNumber(text)).toBe(false)
})

const figures = [...'0123456789']
const allButLast = fc.string({ unit: fc.constantFrom(...figures), minLength: 12, maxLength: 18 })

test('[A42] of the ten last figures exactly one makes a card number, with gaps and without', () => {
  fc.assert(
    fc.property(allButLast, (body) => {
      const right = figures.filter((last) => holdsCardNumber(body + last))
      expect(right).toHaveLength(1)
      expect(holdsCardNumber((body + right[0]).replace(/(.{4})/g, '$1 '))).toBe(true)
    }),
  )
})
