import { expect, test } from 'vitest'
import { hotelStay } from '../../testing/hotel-list-offer.ts'
import { housesOf } from './house.ts'

test('[R1.5] a night is the whole stay by its nights, rounded once, half a cent up', () => {
  // In floats 2.01 / 2 × 100 is 100.49999999999999.
  const [house] = housesOf([hotelStay({ id: '1', total: 2.01 })], 2, undefined)
  expect(house?.night).toEqual({ currencyCode: 'HKD', amount: 1.01 })
})
