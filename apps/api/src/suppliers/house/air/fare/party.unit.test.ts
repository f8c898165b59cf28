import { expect, test } from 'vitest'
import { headsOf, passengerTypeOf, seatsFor } from './party.ts'

test('[R7.16] who is younger than two sits on a lap and takes no seat; a child has one', () => {
  expect(seatsFor({ adult: 2, child: 1, infant: 1 })).toBe(3)
  expect(seatsFor({ adult: 1, child: 0, infant: 1 })).toBe(1)
})

test('[R7.16] by age where it is told, whatever they are called: under two, under twelve, and from then on', () => {
  const typeAt = (age: number) => passengerTypeOf({ ref: '1', type: 'adult', age })
  expect([0, 1, 2, 11, 12, 65].map(typeAt)).toEqual(['infant', 'infant', 'child', 'child', 'adult', 'adult'])
  const named = (['adult', 'senior', 'youth', 'child', 'infant'] as const).map((type) => ({ ref: type, type }))
  expect(headsOf(named)).toEqual({ adult: 3, child: 1, infant: 1 })
})
