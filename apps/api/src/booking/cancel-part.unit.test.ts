import type { CancelQuote } from '@portolan/supplier/reservation'
import { describe, expect, test } from 'vitest'
import type { BookingExchange, BookingRecord } from './booking.ts'
import { cancellationOf, isAsQuoted, isPartQuoted, partOf } from './cancel-part.ts'
import type { CancelBody } from './to-cancel.ts'

const euros = (minor: number) => ({ minor, currency: 'EUR' })

const offer = (rph: string) => ({
  rph,
  supplier: 's',
  token: `token of ${rph}`,
  supplierPrice: { total: euros(5_000) },
  price: { trace: { rate: { from: 'EUR', to: 'EUR', value: '1', day: '2026-01-01' } } },
})

const booking = {
  offers: [offer('out'), offer('back')],
  price: euros(11_000),
  paid: euros(11_000),
  refunded: euros(0),
  cancellation: null,
} as unknown as BookingRecord

const journey = (from: string, to: string, ...travelerRPHs: string[]) =>
  ({
    originLocation: { locationCode: from },
    destinationLocation: { locationCode: to },
    ...(travelerRPHs.length > 0 && { travelerRPHs }),
  }) as NonNullable<CancelBody['originAndDestinationSegments']>[number]

describe('[R7.34] what is carried out is the part that was quoted', () => {
  const whole = {}
  const room = { part: { rphs: ['out'] } }

  test('who names none means the quote; who names that of the quote is believed, in any order', () => {
    expect(isPartQuoted({}, booking, whole)).toBe(true)
    expect(isPartQuoted({ itemRPHs: [] }, booking, room)).toBe(true)
    expect(isPartQuoted({ itemRPHs: ['out'] }, booking, room)).toBe(true)
    const both = { part: { rphs: ['out', 'back'] } }
    expect(isPartQuoted({ itemRPHs: ['back', 'out'] }, booking, both)).toBe(true)
    const body = { originAndDestinationSegments: [journey('8768600', '8503000', 't2', 't1')] }
    const part = { travelerRefs: ['t1', 't2'], segmentRefs: ['8768600-8503000'] }
    expect(isPartQuoted(body, booking, { part })).toBe(true)
  })

  test('another part than was quoted, and a part of what was quoted whole, is none', () => {
    expect(isPartQuoted({ itemRPHs: ['out'] }, booking, whole)).toBe(false)
    expect(isPartQuoted({ itemRPHs: ['back'] }, booking, room)).toBe(false)
    const journeys = { originAndDestinationSegments: [journey('8768600', '8503000')] }
    expect(isPartQuoted(journeys, booking, whole)).toBe(false)
    expect(() => isPartQuoted({ itemRPHs: ['nothing'] }, booking, whole)).toThrow(
      expect.objectContaining({ status: 404 }),
    )
  })
})

describe('[R7.34] which part of a booking is cancelled', () => {
  test('all of it, where nothing is named', () => {
    expect(partOf({}, booking)).toBeUndefined()
    expect(partOf({ originAndDestinationSegments: [], itemRPHs: [] }, booking)).toBeUndefined()
  })

  test('some journeys, for everybody', () => {
    const body = { originAndDestinationSegments: [journey('8768600', '8503000'), journey('8503000', '8301700')] }
    expect(partOf(body, booking)).toEqual({ segmentRefs: ['8768600-8503000', '8503000-8301700'] })
  })

  test('some travellers, each named once however many journeys they are on', () => {
    const body = { originAndDestinationSegments: [journey('A', 'B', '1', '2'), journey('B', 'A', '2')] }
    expect(partOf(body, booking)).toEqual({ travelerRefs: ['1', '2'], segmentRefs: ['A-B', 'B-A'] })
  })

  test('some rooms, by what the supplier sold them as', () => {
    expect(partOf({ itemRPHs: ['back'] }, booking)).toEqual({ offers: [{ supplier: 's', token: 'token of back' }] })
  })

  test('a room of another booking is not found, beside one that is as well', () => {
    for (const itemRPHs of [['elsewhere'], ['out', 'elsewhere']])
      expect(() => partOf({ itemRPHs }, booking)).toThrow(expect.objectContaining({ status: 404 }))
  })
})

const quote: CancelQuote = { id: 'q', refund: euros(4_000), fee: euros(1_000), expiresAt: 9e12, to: 'original' }

describe('[R7.34] what the customer is asked to agree to', () => {
  test('is our refund by the supplier’s, where to, until when, and what the supplier said', () => {
    expect(cancellationOf('c', booking, quote, { part: undefined, rphs: [] })).toEqual({
      id: 'c',
      refund: euros(4_500),
      fee: euros(1_000),
      earlierFee: euros(0),
      to: 'original',
      expiresAt: 9e12,
      supplier: quote,
    })
  })

  test('carries the fees of what was cancelled before, and not that of a quote nobody agreed to', () => {
    const after = (cancellation: Partial<NonNullable<BookingRecord['cancellation']>>) =>
      cancellationOf('c', { ...booking, cancellation: cancellation as never }, quote, { part: undefined, rphs: [] })
    expect(after({ fee: euros(300), isDone: true }).earlierFee).toEqual(euros(300))
    expect(after({ fee: euros(300), earlierFee: euros(50), isDone: true }).earlierFee).toEqual(euros(350))
    expect(after({ fee: euros(300), earlierFee: euros(50) }).earlierFee).toEqual(euros(50))
  })

  test('[R7.34] carries what the hotel charges itself, also for the parts before', () => {
    const there = (cancellation: object | null, fee?: number) =>
      cancellationOf('c', { ...booking, cancellation: cancellation as never }, quote, {
        part: undefined,
        rphs: [],
        there: fee === undefined ? undefined : euros(fee),
      })
    expect(there(null, 900)).toMatchObject({ feeThere: euros(900) })
    expect(there(null, 0)).not.toHaveProperty('feeThere')
    expect(there({ feeThere: euros(900), isDone: true, fee: euros(0) })).toMatchObject({ earlierFeeThere: euros(900) })
    expect(there({ feeThere: euros(900), fee: euros(0) }, 5)).not.toHaveProperty('earlierFeeThere')
    const twice = { feeThere: euros(900), earlierFeeThere: euros(100), isDone: true, fee: euros(0) }
    expect(there(twice)).toMatchObject({ earlierFeeThere: euros(1_000) })
  })

  test('names the part: travellers and journeys as they are, rooms by the handles of the call', () => {
    const rooms = { offers: [{ supplier: 's', token: 'token of out' }] }
    expect(cancellationOf('c', booking, quote, { part: rooms, rphs: ['out'] }).part).toEqual({ rphs: ['out'] })
    const people = { travelerRefs: ['1'], segmentRefs: ['A-B'] }
    expect(cancellationOf('c', booking, quote, { part: people, rphs: [] }).part).toEqual(people)
  })
})

describe('a quote is for the booking as it stood', () => {
  const exchange = (round: number) => ({ round }) as BookingExchange
  const quoted = { status: 'Ticketed', round: 1, exchange: null } as const

  test('and still good while it does', () => {
    expect(isAsQuoted({ ...quoted }, quoted)).toBe(true)
    expect(isAsQuoted({ ...quoted, exchange: exchange(1) }, { ...quoted, exchange: exchange(1) })).toBe(true)
  })

  test.each([
    ['gone', undefined],
    ['cancelled', { ...quoted, status: 'PendingCancellation' as const }],
    ['held anew', { ...quoted, round: 2 }],
    ['exchanged', { ...quoted, exchange: exchange(1) }],
  ])('and no longer once it is %s', (_, now) => {
    expect(isAsQuoted(now, quoted)).toBe(false)
  })

  test('nor once it is exchanged a second time', () => {
    expect(isAsQuoted({ ...quoted, exchange: exchange(2) }, { ...quoted, exchange: exchange(1) })).toBe(false)
  })
})
