import { expect, test } from 'vitest'
import { seatOf, travelerOf } from './party-seat.ts'

const party = ['1', '2', '3'].map((ref) => ({ ref, type: 'adult' as const }))

test('who takes which place of the party is told by the order of the choice, both ways', () => {
  // The names of the two cross each other: each is read on its own side.
  const booking = { offers: [{ party }], wanted: { travelerRefs: ['3', 'ada', '1'] } }
  expect(['3', 'ada', '1'].map((ref) => seatOf(booking, ref))).toEqual(['1', '2', '3'])
  expect(['1', '2', '3'].map((seat) => travelerOf(booking, seat))).toEqual(['3', 'ada', '1'])
})

test('where nobody chose, both go by the same name', () => {
  const booking = { offers: [{ party }], wanted: {} }
  expect([seatOf(booking, '2'), travelerOf(booking, '2')]).toEqual(['2', '2'])
  expect(seatOf({ offers: [], wanted: { travelerRefs: ['ada'] } }, 'ada')).toBe('ada')
})
