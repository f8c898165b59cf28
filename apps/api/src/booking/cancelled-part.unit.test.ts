import { expect, test } from 'vitest'
import type { PurchaseRecord } from './booking.ts'
import { cancelledPartOf } from './cancelled-part.ts'
import type { BookingParts } from './parts.ts'
import type { Whole } from './whole.ts'

const items = [
  { rph: 'h1', name: 'Room 1', isCancelled: false },
  { rph: 'h2', name: 'Room 2', isCancelled: true },
  { rph: 'h3', name: 'Room 3', isCancelled: true },
]
const views = [{ products: ['hotel'], itemsOf: () => items }] as unknown as BookingParts['views']
const order = {
  travelers: [
    { ref: '1', given: 'Mei', surname: 'Lam' },
    { ref: '2', given: 'Kai', surname: 'Lam' },
    { ref: '3', given: 'win', surname: 'at http://example.com' },
  ],
} as unknown as PurchaseRecord

const part = { title: 'Paris', product: 'hotel', status: 'Committed' }
const named = (change: object, ...parts: object[]) => {
  const whole = { ...part, wanted: {}, parts: [part, ...parts], ...change } as unknown as Whole
  return cancelledPartOf(whole, order, { views, language: 'en' })
}

test('[R7.34] rooms: what was given up this time, and what stays; what went before is neither', () => {
  expect(named({ cancellation: { part: { rphs: ['h3'] } } })).toEqual({ gone: ['Room 3'], stays: ['Room 1'] })
})

test('[R7.34] travellers by name, but for what a mail program would make a link of', () => {
  expect(named({ cancellation: { part: { travelerRefs: ['2', '3'] } } })).toEqual({
    gone: ['Kai Lam'],
    stays: ['Mei Lam'],
  })
})

test('[R7.34] who gives up one journey of two is not said to stay at home', () => {
  const both = { travelerRefs: ['2'], segmentRefs: ['A-B'] }
  expect(named({ cancellation: { part: both } })).toEqual({ gone: [], stays: [] })
})

test('[R7.34] of a package that one supplier would not take back, each part by its name', () => {
  const flight = { title: 'Hong Kong – Paris', product: 'air', status: 'Cancelled' }
  expect(named({ cancellation: { part: {} } }, flight)).toEqual({ gone: [flight.title], stays: [part.title] })
})

test('what is cancelled as a whole, or with its last part, has no part that stays', () => {
  expect(named({ cancellation: {} })).toBeUndefined()
  expect(named({ cancellation: null })).toBeUndefined()
  expect(named({ status: 'Cancelled', cancellation: { part: { rphs: ['h1'] } } })).toBeUndefined()
})
