import { expect, test } from 'vitest'
import { standingOffers } from './standing-offers.ts'

const offers = ['one', 'other'].map((token) => ({ token }))
const bookingWith = (detail: unknown) => ({ offers, reservation: { detail } })
const rooms = (...cancelled: boolean[]) => ({
  rooms: cancelled.map((isCancelled, index) => ({ token: offers[index]?.token, isCancelled })),
})

test('a room that was given back alone is none of the booking any more', () => {
  expect(standingOffers(bookingWith(rooms(true, false)))).toEqual([{ token: 'other' }])
})

test('what nobody has reserved yet stands as it is', () => {
  expect(standingOffers({ offers, reservation: null })).toEqual(offers)
})

test('what is cancelled as a whole, and what has no rooms, is told as it was', () => {
  for (const detail of [rooms(true, true), rooms(false, false), {}, null, { rooms: 'nonsense' }])
    expect(standingOffers(bookingWith(detail))).toEqual(offers)
})
