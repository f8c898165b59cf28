import { describe, expect, test } from 'vitest'
import { readBehaviour } from './behaviour.ts'

describe('behaviour of a simulated supplier', () => {
  test('everything that can be told is read as it came', () => {
    const all = {
      delayMs: 250,
      hang: false,
      fail: 'unavailable',
      failTimes: 2,
      answerTwice: true,
      priceFactorBasisPoints: 11_000,
      loseAnswer: 'once',
      capacity: 0,
      offerSeconds: 5,
      noIdempotency: true,
      markup: true,
    }
    expect(readBehaviour(all)).toEqual(all)
    expect(readBehaviour({})).toEqual({})
  })

  test.each([
    ['nothing', null],
    ['a list', []],
    ['an unknown word', { slow: true }],
    ['[A14] a prototype', JSON.parse('{"__proto__":{"hang":true}}')],
    ['a fraction', { delayMs: 1.5 }],
    ['a time below zero', { delayMs: -1 }],
    ['a text for a number', { capacity: '3' }],
    ['no number', { capacity: Number.NaN }],
    ['a price of nothing', { priceFactorBasisPoints: 0 }],
    ['a failure that does not exist', { fail: 'teapot' }],
    ['never failing', { failTimes: 0 }],
    ['a yes that is a text', { hang: 'yes' }],
  ])('%s is refused', (_, value) => {
    expect(() => readBehaviour(value)).toThrow()
  })
})
