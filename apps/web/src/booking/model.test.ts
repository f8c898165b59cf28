import { beforeEach, expect, test } from 'vitest'
import { accountState, emptyAccountState } from '../session/account-state.ts'
import { cartState, emptyCart } from '../session/cart-state.ts'
import { details, reservation, summary, train } from '../testing/booking-shop.tsx'
import { cancelRequest, everything, missingCancelData, quoteOf } from './cancel.ts'
import { eventsOf } from './events.ts'
import { csvAddress, historyRequest, readListSearch } from './list-search.ts'
import { type Booking, isExchangeable, operatorReferences, productOf, referenceOf } from './model.ts'
import { bookingState, emptyBookingState } from './state.ts'
import { tripOf } from './trip.ts'

beforeEach(() => {
  cartState.write(emptyCart)
  accountState.write(emptyAccountState)
})

const booking = (change: Partial<Booking> = {}): Booking => ({
  summary: summary(),
  reservation: reservation(),
  facts: details(),
  ...change,
})

test('[R3.18] the booking state has exactly the fields of the specification', () => {
  const specified =
    'bookingHistoryRS selectedBooking bookingDetailsRS bookingDetails userInfo cancelRS shoppingCart cartNumber'
  expect(Object.keys(emptyBookingState).sort()).toEqual(specified.split(' ').sort())
  expect(Object.keys(bookingState.read()).sort()).toEqual(specified.split(' ').sort())
})

test('[R3.18] its cart is the cart, and cartNumber counts it', () => {
  cartState.write({ goods: ['{"id":"a"}', '{"id":"b"}'] })
  expect(bookingState.read()).toMatchObject({ cartNumber: 2, shoppingCart: ['{"id":"a"}', '{"id":"b"}'] })
})

test('who logs in next finds nothing of the one before', () => {
  accountState.write({ accountInfo: { id: 'one' } })
  bookingState.write({ selectedBooking: summary() })
  accountState.write({ accountInfo: { id: 'other' } })
  expect(bookingState.read().selectedBooking).toBeNull()
})

test('an address typed by hand is read as far as it makes sense', () => {
  const read = readListSearch({ status: 'Nonsense', bookedFrom: 'soon', page: '-4', perPage: 7, sort: 'x', find: 12 })
  expect(read).toMatchObject({
    status: undefined,
    booked: {},
    page: 1,
    perPage: 10,
    sort: 'bookingDate,desc',
    find: '12',
  })
  expect(historyRequest(read, undefined)).toEqual({ page: 0, size: 10, sort: 'bookingDate,desc', keyword: '12' })
  expect(csvAddress(readListSearch({ travelFrom: '2027-01-01' }), 'rail')).toContain('travelDateStart=2027-01-01')
})

test('the product is the word after /booking, where it names one', () => {
  expect(['/booking/rail', '/booking/railPass/view', '/booking', '/booking/view'].map(productOf)).toEqual([
    'rail',
    'railPass',
    undefined,
    undefined,
  ])
})

test('a booking goes by 14, a hold by 23, and the operator’s own references stand apart', () => {
  const uniqueIDs = [
    { type: '16', id: 'QXWZ7M' },
    { type: '23', id: 'H' },
    { type: '14', id: 'B' },
  ]
  expect(referenceOf(summary({ uniqueIDs })).id).toBe('B')
  expect(referenceOf(summary({ uniqueIDs: uniqueIDs.slice(0, 2) })).id).toBe('H')
  expect(referenceOf(summary({ uniqueIDs: [] })).id).toBe('b1')
  expect(operatorReferences(summary({ uniqueIDs }))).toEqual(['QXWZ7M'])
})

test('only a bought ticket whose fare allows it, by the server’s word, can be exchanged', () => {
  expect(isExchangeable(booking())).toBe(true)
  expect(isExchangeable(booking({ summary: summary({ status: 'OnHold' }) }))).toBe(false)
  expect(isExchangeable(booking({ facts: { ...details(), exchangeable: undefined } }))).toBe(false)
})

test('[R7.34] refund and fee are summed by kind; an answer that prices nothing is no quote', () => {
  const rule = (type: 'Refund' | 'Charge' | 'Forfeiture', amount: number) => ({ type, amount, currencyCode: 'USD' })
  const answer = { status: 'Ticketed' as const, uniqueIDs: [] }
  const cancelRules = [rule('Refund', 10), rule('Refund', 5), rule('Charge', 2), rule('Forfeiture', 3)]
  expect(quoteOf({ ...answer, cancelInfoRS: { cancelRules } }, summary())).toEqual({
    id: undefined,
    refund: { currencyCode: 'USD', amount: 15 },
    fee: { currencyCode: 'USD', amount: 5 },
    refundTo: 'original',
    validUntil: undefined,
  })
  expect(quoteOf(answer, summary())).toBeUndefined()
  expect(quoteOf(answer, summary({ status: 'OnHold' }))).toMatchObject({ refund: { amount: 0 }, fee: { amount: 0 } })
  expect(cancelRequest(booking(), everything)).not.toHaveProperty('originAndDestinationSegments')
})

test('[R1.5] what comes back is the sum to the cent: 0.1 and 0.2 are 0.3', () => {
  const rule = (type: 'Refund' | 'Charge', amount: number) => ({ type, amount, currencyCode: 'USD' })
  const cancelRules = [rule('Refund', 0.1), rule('Refund', 0.2), rule('Charge', 1.1), rule('Charge', 2.2)]
  const answer = { status: 'Ticketed' as const, uniqueIDs: [], cancelInfoRS: { cancelRules } }
  expect(quoteOf(answer, summary())).toMatchObject({ refund: { amount: 0.3 }, fee: { amount: 3.3 } })
})

test('[R8.10] a pass has no way to miss, and what is there is not missed', () => {
  expect(missingCancelData(reservation())).toEqual([])
  expect(missingCancelData(reservation({ originAndDestinations: [] }))).toEqual(['Origin And Destination data errors.'])
  const pass = { startDate: '2027-01-01' } as never
  expect(missingCancelData(reservation({ originAndDestinations: [], pass }))).toEqual([])
  expect(missingCancelData({ ...reservation(), itinerary: {} } as never)).toEqual([
    'Origin And Destination data errors.',
    'Vendor Messages data errors.',
  ])
})

test('the history tells what happened, then what is ahead, in the order of time', () => {
  const words = eventsOf(booking(), Date.parse('2026-12-01T00:00:00Z')).map(({ word, isAhead }) => [word, isAhead])
  expect(words).toEqual([
    ['booking.event.begun', false],
    ['booking.event.held', false],
    ['booking.event.confirmed', false],
    ['booking.event.refundChanges', true],
    ['booking.event.departure', true],
    ['booking.event.departure', true],
  ])
  const ended = booking({ summary: summary({ status: 'Cancelled' }) })
  expect(eventsOf(ended, 0).some(({ isAhead }) => isAhead)).toBe(false)
})

const lyon = { locationCode: '8772319', name: 'Lyon Part-Dieu' }
const parisNorth = { locationCode: '8727100', name: 'Paris Nord' }

const ride = (id: string, start: string, end: string, stations: Parameters<typeof train>[3] = {}, lead = 'LAM') =>
  booking({
    summary: summary({ bookingId: id, leadTraveler: lead }),
    reservation: reservation({
      originAndDestinations: [
        {
          originLocation: lyon,
          destinationLocation: lyon,
          trainSegments: [train(id, `2027-01-15T${start}:00`, `2027-01-15T${end}:00`, stations)],
        },
      ],
    }),
  })

const clashesOf = (...bookings: Booking[]) =>
  tripOf(bookings, '2026-12-01')
    .flatMap(({ entries }) => entries)
    .map(({ clash }) => clash?.kind)

test('two trains at once clash, for one traveller and not for two', () => {
  expect(clashesOf(ride('1', '07:00', '11:00'), ride('2', '10:00', '12:00'))).toEqual([undefined, 'sameTime'])
  expect(clashesOf(ride('1', '07:00', '11:00'), ride('2', '10:00', '12:00', {}, 'CHEUNG'))).toEqual([
    undefined,
    undefined,
  ])
})

test('too little time is five minutes in a station, three quarters of an hour across a town, and by the distance further away', () => {
  const toLyon = { arrivalStation: lyon }
  const fromLyon = { departureStation: lyon, arrivalStation: parisNorth }
  expect(clashesOf(ride('1', '07:00', '09:00', toLyon), ride('2', '09:04', '11:00', fromLyon))).toEqual([
    undefined,
    'tooShort',
  ])
  expect(clashesOf(ride('1', '07:00', '09:00', toLyon), ride('2', '09:05', '11:00', fromLyon))).toEqual([
    undefined,
    undefined,
  ])
  const fromNorth = { departureStation: parisNorth, arrivalStation: lyon }
  expect(clashesOf(ride('1', '07:00', '09:00', toLyon), ride('2', '09:44', '11:00', fromNorth))).toEqual([
    undefined,
    'tooShort',
  ])
  expect(clashesOf(ride('1', '07:00', '09:00', toLyon), ride('2', '09:45', '11:00', fromNorth))).toEqual([
    undefined,
    undefined,
  ])
  // From Zürich, where the first ends, back to Paris, where the second begins: 490 km.
  expect(clashesOf(ride('1', '07:00', '11:00'), ride('2', '15:30', '19:30'))).toEqual([undefined, undefined])
  expect(clashesOf(ride('1', '07:00', '11:00'), ride('2', '13:00', '17:00'))).toEqual([undefined, 'tooShort'])
})

test('days that are over are not shown; a stay of days stands in nobody’s way', () => {
  const past = ride('1', '07:00', '11:00')
  expect(tripOf([past], '2027-01-16')).toEqual([])
  const stay = booking({
    summary: summary({ bookingId: 's', travelStart: '2027-01-14T15:00:00', travelEnd: '2027-01-18T11:00:00' }),
    reservation: null,
  })
  expect(clashesOf(stay, ride('2', '10:00', '12:00'))).toEqual([undefined, undefined])
})

test('what is another town away is a gap, within a week, and not what clashes already', () => {
  const gapsOf = (...bookings: Booking[]) =>
    tripOf(bookings, '2026-12-01')
      .flatMap(({ entries }) => entries)
      .map(({ gap }) => gap && `${gap.from.name} > ${gap.to.name}`)
  const [there, soon, later] = [ride('1', '07:00', '11:00'), ride('2', '15:30', '19:30'), ride('3', '13:00', '17:00')]
  expect(gapsOf(there, soon)).toEqual([undefined, 'Zürich HB > Paris Gare de Lyon'])
  expect(gapsOf(there, later)).toEqual([undefined, undefined])
  const nextMonth = { departureDateTime: '2027-02-15T07:00:00', arrivalDateTime: '2027-02-15T11:00:00' }
  expect(gapsOf(there, ride('4', '07:00', '11:00', nextMonth))).toEqual([undefined, undefined])
})
