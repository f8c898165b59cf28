import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type BookingEvent,
  type BookingPlace,
  type BookingStatus,
  bookingStatuses,
  isBought,
  isEnded,
  isPendingStatus,
  moveBooking,
  placeTogether,
} from './lifecycle.ts'

const events: readonly BookingEvent[] = [
  'holdSent',
  'holdOk',
  'holdRefused',
  'priceChanged',
  'refused',
  'expire',
  'ignore',
  'requote',
  'payStarted',
  'declined',
  'holdLost',
  'confirmOk',
  'confirmRefused',
  'confirmOnRequest',
  'requestAccepted',
  'requestDenied',
  'ticketed',
  'exchangeSent',
  'exchangeOk',
  'exchangeRefused',
  'cancelSent',
  'cancelOk',
  'cancelPartOk',
  'cancelRefused',
]

const walk = (...steps: BookingEvent[]): BookingStatus | undefined =>
  steps.reduce<BookingPlace | undefined>((place, event) => place && moveBooking(place, event), { status: 'Pending' })
    ?.status

test('[R4.3] a booking is pending while somebody else is asked', () => {
  expect(bookingStatuses.filter(isPendingStatus)).toEqual([
    'PendingHold',
    'PendingPurchase',
    'PendingExchange',
    'PendingCancellation',
  ])
})

describe('[R4.3] a booking', () => {
  test('is held, paid and ticketed', () => {
    expect(walk('holdSent')).toBe('PendingHold')
    expect(walk('holdSent', 'holdOk')).toBe('OnHold')
    expect(walk('holdSent', 'holdOk', 'payStarted', 'confirmOk', 'ticketed')).toBe('Ticketed')
  })

  test('goes back where it was when the money is declined: held, or not yet', () => {
    expect(walk('holdSent', 'holdOk', 'payStarted', 'declined')).toBe('OnHold')
    expect(walk('payStarted', 'declined')).toBe('Pending')
  })

  test('keeps what it was when a cancellation or an exchange is refused', () => {
    expect(walk('payStarted', 'confirmOk', 'ticketed', 'cancelSent', 'cancelRefused')).toBe('Ticketed')
    expect(walk('payStarted', 'confirmOk', 'exchangeSent', 'exchangeRefused')).toBe('Committed')
  })

  test('does not expire while it is being paid, and is not given up then', () => {
    expect(walk('holdSent', 'holdOk', 'payStarted', 'expire')).toBeUndefined()
    expect(walk('holdSent', 'holdOk', 'payStarted', 'ignore')).toBeUndefined()
    expect(walk('holdSent', 'expire')).toBeUndefined()
  })

  test('that has run out is asked for again, and nothing else', () => {
    expect(walk('holdSent', 'holdOk', 'expire')).toBe('Ignored')
    expect(walk('holdSent', 'holdOk', 'expire', 'requote')).toBe('Pending')
    expect(walk('holdSent', 'holdOk', 'expire', 'payStarted')).toBeUndefined()
  })
})

test('[R4.3] nothing happens any more to what is cancelled, was denied or came to nothing; to all others something may', () => {
  const over: readonly BookingStatus[] = ['Cancelled', 'RequestDenied', 'Unsuccessful']
  for (const status of over)
    expect(
      events.filter((event) => moveBooking({ status, from: 'Ticketed' }, event)),
      status,
    ).toEqual([])
  expect(bookingStatuses.filter(isEnded)).toEqual(['Cancelled', 'RequestDenied', 'Unsuccessful'])
})

test('[F18] 10,000 random steps make no illegal move: what is bought is never bought or refused again', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { minLength: 100, maxLength: 100 }), (all) => {
      let place: BookingPlace = { status: 'Pending' }
      let bought = 0
      for (const event of all) {
        const next = moveBooking(place, event)
        if (!next) continue
        if (event === 'confirmOk' || event === 'requestAccepted') bought++
        // Only from a place that remembers where it came from can one go back.
        expect(isPendingStatus(next.status) ? next.from : 'nothing').toBeDefined()
        expect(bookingStatuses).toContain(next.status)
        if (isBought(place)) expect(isBought(next) || next.status === 'Cancelled').toBe(true)
        expect(isEnded(place.status)).toBe(false)
        place = next
      }
      expect(bought).toBeLessThanOrEqual(1)
    }),
    { numRuns: 100 },
  )
})

describe('[R4.8] a package', () => {
  const together = (...[first, ...others]: [BookingStatus, ...BookingStatus[]]) =>
    placeTogether([{ status: first }, ...others.map((status) => ({ status }))]).status

  test('stands where both parts stand', () => {
    for (const status of bookingStatuses) expect(together(status, status)).toBe(status)
  })

  test.each<[BookingStatus, BookingStatus, BookingStatus]>([
    ['Ticketed', 'Committed', 'Committed'],
    ['Ticketed', 'PendingPurchase', 'PendingPurchase'],
    ['Cancelled', 'PendingCancellation', 'PendingCancellation'],
    // Half of it could not be had: the other half is given back, and there is no package.
    ['Ticketed', 'Unsuccessful', 'Unsuccessful'],
    ['Cancelled', 'Unsuccessful', 'Unsuccessful'],
    ['Requested', 'RequestDenied', 'RequestDenied'],
    // The hotel would not take it back: something is still bought.
    ['Cancelled', 'Ticketed', 'Ticketed'],
    ['OnHold', 'Pending', 'Pending'],
    ['OnHold', 'Requested', 'Requested'],
  ])('of %s and %s stands as %s', (one, other, whole) => {
    expect([together(one, other), together(other, one)]).toEqual([whole, whole])
  })

  test('keeps where the part that decides came from', () => {
    const parts = [{ status: 'Cancelled' }, { status: 'PendingCancellation', from: 'Ticketed' }] as const
    expect(isBought(placeTogether([...parts]))).toBe(true)
  })
})
