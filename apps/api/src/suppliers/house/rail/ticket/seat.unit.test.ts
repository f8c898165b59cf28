import { expect, test } from 'vitest'
import { capacityOf, pickSeats, seatName } from './seat.ts'

test('a party sits together in one coach where there is room for it', () => {
  expect(pickSeats(new Set(), 100, 3, 'STANDARD')).toEqual([0, 1, 2])
  expect(pickSeats(new Set([1, 4]), 100, 3, 'STANDARD')).toEqual([5, 6, 7])
  const allButEdge = new Set(Array.from({ length: 62 }, (_, seat) => seat))
  expect(pickSeats(allButEdge, 200, 4, 'STANDARD')).toEqual([64, 65, 66, 67])
})

test('otherwise everybody gets a seat somewhere, or nobody gets any', () => {
  const odd = new Set([1, 3, 5, 7])
  expect(pickSeats(odd, 8, 3, 'STANDARD')).toEqual([0, 2, 4])
  expect(pickSeats(odd, 8, 5, 'STANDARD')).toBeUndefined()
})

test('the last seat is sold, and the last ones to a party that takes them all', () => {
  expect(pickSeats(new Set([0, 1, 2]), 4, 1, 'STANDARD')).toEqual([3])
  expect(pickSeats(new Set([1, 3, 5, 7]), 8, 4, 'STANDARD')).toEqual([0, 2, 4, 6])
  expect(pickSeats(new Set([0, 1, 2, 3]), 4, 1, 'STANDARD')).toBeUndefined()
})

test('[R3.14] seats have a coach and a number, and no two are the same', () => {
  const brand = { seats: { STANDARD: 130, COMFORT: 45, PREMIER: 20 } }
  expect(seatName(brand, 'PREMIER', 0)).toEqual({ coach: '1', seat: '1' })
  expect(seatName(brand, 'COMFORT', 44)).toEqual({ coach: '3', seat: '5' })
  expect(seatName(brand, 'STANDARD', 64)).toEqual({ coach: '5', seat: '1' })
  const names = (['STANDARD', 'COMFORT', 'PREMIER'] as const).flatMap((comfort) =>
    Array.from({ length: capacityOf(brand, comfort) }, (_, seat) => JSON.stringify(seatName(brand, comfort, seat))),
  )
  expect(new Set(names).size).toBe(195)
})
