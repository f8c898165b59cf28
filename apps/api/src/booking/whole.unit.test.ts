import { describe, expect, test } from 'vitest'
import type { AgreedCancellation, BookingRecord } from './booking.ts'
import { wholeOf, wholesOf } from './whole.ts'

const dollars = (minor: number) => ({ minor, currency: 'USD' })

const agreed = (refund: number, fee: number, isDone = false) =>
  ({ id: 'q', refund: dollars(refund), fee: dollars(fee), to: 'original', isDone }) as AgreedCancellation

const booking = (id: string, more: Partial<BookingRecord>): BookingRecord =>
  ({
    ...{ id, reference: id, bundle: 0, product: 'air', status: 'Ticketed', cameFrom: null, title: id },
    ...{
      paymentStatus: 'Captured',
      settlement: 'card',
      paymentWays: ['card'],
      refund: null,
      refusal: null,
      cancellation: null,
    },
    ...{ offers: [], price: dollars(100), paid: dollars(100), refunded: dollars(0) },
    ...{ leadName: null, holdUntil: null, travelStart: null, travelEnd: null },
    ...more,
  }) as BookingRecord

const flight = booking('F', { travelStart: '2027-01-05T08:10', travelEnd: '2027-01-09T20:00', leadName: 'Ada' })
const hotel = booking('H', {
  product: 'hotel',
  price: dollars(60),
  paid: dollars(50),
  travelStart: '2027-01-05T15:00',
  travelEnd: '2027-01-09T11:00',
})
const train = booking('T', { bundle: 1, product: 'rail' })
const back = booking('B', { bundle: 1, product: 'rail' })
const order = { bookings: [flight, hotel, train, back] }

describe('[F8] what was bought as one', () => {
  test('a package by either of its parts, with the sums of both; the halves of a return stand alone', () => {
    const whole = wholeOf(order, hotel)
    expect(whole).toEqual(wholeOf(order, flight))
    expect(whole).toMatchObject({
      ...{ id: 'F', product: 'package', title: 'H · F', price: dollars(160), paid: dollars(150), leadName: 'Ada' },
      ...{ travelStart: '2027-01-05T08:10', travelEnd: '2027-01-09T20:00', parts: [flight, hotel] },
    })
    expect(wholeOf(order, back)).toEqual({ ...back, parts: [back] })
    expect(wholesOf(order, order.bookings).map(({ id }) => id)).toEqual(['F', 'T', 'B'])
  })

  test('is held until the first of its holds ends; what is not held has none', () => {
    const held = [
      { ...flight, status: 'OnHold' as const, holdUntil: 20 },
      { ...hotel, status: 'OnHold' as const, holdUntil: 10 },
    ]
    expect(held.map((part) => wholeOf({ bookings: held }, part).holdUntil)).toEqual([10, 10])
    expect(wholeOf({ bookings: [{ ...flight, holdUntil: 20 }, hotel] }, hotel).holdUntil).toBeNull()
  })

  test('is cancelled at one price; what one supplier would not take back is not counted', () => {
    const quoted = [
      { ...flight, cancellation: agreed(60, 40) },
      { ...hotel, cancellation: agreed(50, 0) },
    ]
    expect(wholeOf({ bookings: quoted }, hotel).cancellation).toMatchObject({ refund: dollars(110), fee: dollars(40) })
    const refused = [
      { ...flight, status: 'Cancelled' as const, cancellation: agreed(60, 40, true) },
      { ...hotel, cancellation: agreed(50, 0) },
    ]
    const { status, cancellation } = wholeOf({ bookings: refused }, flight)
    expect([status, cancellation?.refund, cancellation?.part]).toEqual(['Ticketed', dollars(60), {}])
    const done = quoted.map((part) => ({ ...part, status: 'Cancelled' as const, cancellation: agreed(1, 2, true) }))
    expect(wholeOf({ bookings: done }, flight).cancellation?.part).toBeUndefined()
    const twice = done.map((part) => ({ ...part, cancellation: { ...part.cancellation, earlierFee: dollars(7) } }))
    expect(wholeOf({ bookings: twice }, flight).cancellation).toMatchObject({
      fee: dollars(4),
      earlierFee: dollars(14),
    })
  })
})
