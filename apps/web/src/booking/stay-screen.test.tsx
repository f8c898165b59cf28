import type { HotelReservation } from '@portolan/contract/hotel-stay'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  arrive,
  cancelQuote,
  details,
  openDesk,
  press,
  reservation as railReservation,
  sentTo,
  summary,
  train,
  visit,
} from '../testing/booking-shop.tsx'
import { roomStay } from '../testing/room-offer.ts'
import type { Booking } from './model.ts'
import { tripOf } from './trip.ts'
import { tripPoints } from './trip-map.ts'

beforeEach(arrive)

const sleeps = (...refs: string[]) => ({
  guestCounts: { guestCountList: refs.map((resGuestRPH) => ({ ageQualifyingCode: '10', count: 1, resGuestRPH })) },
})

const rooms = [
  roomStay({ handle: 'h1', change: sleeps('1', '2') }),
  roomStay({ handle: 'h2', place: '2', kind: 'TWN', total: 2430, meals: { breakfast: false }, change: sleeps('3') }),
]

const reservation = (change: Partial<HotelReservation> = {}): HotelReservation => ({
  ...{ uniqueIDs: [{ type: '14', id: 'PTL-7F3K2Q' }], resStatus: 'Committed' },
  roomStays: { roomStayList: rooms },
  resGuests: [
    { resGuestRPH: '1', ageQualifyingCode: '10', firstName: 'Mei', lastName: 'Lam', nameTitle: 'Ms' },
    { resGuestRPH: '2', ageQualifyingCode: '8', age: 6, firstName: 'Kit', lastName: 'Lam' },
    { resGuestRPH: '3', ageQualifyingCode: '10', firstName: 'Ann', lastName: 'Ho' },
  ],
  resGlobalInfo: {
    total: { currencyCode: 'HKD', amountAfterTax: 5460 },
    hotelReservationIDs: [
      { type: '14', id: 'CDC-1' },
      { type: '14', id: 'CDC-2' },
    ],
  },
  ...change,
})

const booking = summary({
  ...{ productType: 'hotel', title: 'Casa do Cais', status: 'Committed', total: { currencyCode: 'HKD', amount: 5460 } },
  ...{ travelStart: '2026-12-15T15:00:00', travelEnd: '2026-12-18T11:00:00' },
})
const stayed = (change: Partial<HotelReservation> = {}) =>
  details({ booking, reservation: reservation(change), cancellableInPart: true })

const address = '/booking/hotel/view?id=PTL-7F3K2Q'
const textIn = async (name: string) => (await screen.findByRole('region', { name })).textContent ?? ''

test('[B15] a room is confirmed, and never ticketed: in the badge and in its history', async () => {
  const at = '2026-11-18T09:00:00Z'
  const told = {
    ...stayed(),
    booking: { ...booking, status: 'Ticketed' as const },
    timeline: [{ kind: 'ticketed', at }],
  }
  openDesk({ details: () => told })
  visit(address)
  expect(await screen.findByText('Confirmed', { selector: '.badge' })).toBeTruthy()
  expect(await textIn('History')).toContain('Confirmed')
  expect(screen.queryByText('Ticketed')).toBeNull()
})

test('[R1.1] details of a stay: house, nights, each room with its guests and its number, what it cost and its rules', async () => {
  openDesk({ details: () => stayed() })
  visit(address)
  const stay = await textIn('Stay')
  for (const part of [
    ...['3 nights', 'Casa do Cais', '碼頭之家', 'Rua da Prata 52, 1100-419 Lisbon'],
    ...['Check-inTue 15 Dec 15:00', 'Check-outFri 18 Dec 11:00'],
    'Room 1: Superior DoubleBreakfast includedMs Mei LamKit LamConfirmation number CDC-1',
    'Room 2: Garden TwinNo mealsAnn HoConfirmation number CDC-2',
  ])
    expect(stay).toContain(part)
  expect(screen.getByRole('img', { name: 'Map: Casa do Cais' })).toBeTruthy()
  const price = await textIn('Price')
  expect(price).toContain('Room 1: Superior DoubleHK$3,030.00Room 2: Garden TwinHK$2,430.00')
  expect((await textIn('Refunds and changes')).match(/Breakfast from 7 to 10\./g)).toHaveLength(1)
  expect(await textIn('History')).toContain('Check-in')
  expect(screen.queryByRole('region', { name: 'Journey' })).toBeNull()
})

const openCancel = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel booking' }))
  return within(screen.getByRole('group', { name: 'Which rooms' }))
}

test('[R7.34] all rooms are cancelled unless one is kept: then the others alone are quoted and cancelled', async () => {
  const sent = openDesk({ details: () => stayed(), cancel: () => cancelQuote() })
  visit(address)
  const choice = await openCancel()
  expect(choice.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([true, true])
  fireEvent.click(choice.getByRole('checkbox', { name: /^Room 1: Superior Double/ }))
  press('Show the refund')
  fireEvent.click(await screen.findByRole('checkbox', { name: 'I want to cancel this' }))
  // What the quote is for, and what stays.
  const quoted = screen.getByRole('region', { name: 'Cancel booking' }).textContent
  expect(quoted).toContain('To be cancelledRoom 2: Garden TwinStays bookedRoom 1: Superior Double')
  expect(screen.getByText('The rooms are given up at once. This cannot be undone.')).toBeTruthy()
  press(/Cancel and refund/)
  await waitFor(() => expect(sentTo(sent, 'cancel')).toHaveLength(2))
  for (const { body } of sentTo(sent, 'cancel')) expect(body.itemRPHs).toEqual(['h2'])
  expect(sentTo(sent, 'cancel')[1]?.body).toMatchObject({ cancelType: 'Commit', cancelQuoteID: 'q1' })
})

test('[R7.34] with all rooms ticked the booking itself is cancelled; with none there is nothing to ask', async () => {
  const sent = openDesk({ details: () => stayed(), cancel: () => cancelQuote() })
  visit(address)
  const choice = await openCancel()
  const [first, second] = choice.getAllByRole('checkbox')
  for (const box of [first, second]) fireEvent.click(box as HTMLElement)
  expect(choice.getByText('Tick at least one room.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Show the refund' }).disabled).toBe(true)
  for (const box of [first, second]) fireEvent.click(box as HTMLElement)
  press('Show the refund')
  await waitFor(() => expect(sentTo(sent, 'cancel')).toHaveLength(1))
  expect(sentTo(sent, 'cancel')[0]?.body).not.toHaveProperty('itemRPHs')
})

const hkd = (amount: number) => ({ currencyCode: 'HKD', amount })
const unpaid = summary({ ...booking, settlement: 'there', paymentWays: ['there'], paymentStatus: 'None' })
const noRefund = [{ type: 'Charge' as const, ...hkd(0) }]

async function quoteUnpaid(answer: ReturnType<typeof cancelQuote>) {
  let state = details({ ...stayed(), booking: unpaid, paid: hkd(0), payThere: hkd(5460) })
  openDesk({
    details: () => state,
    cancel: ({ cancelType }) => {
      if (cancelType === 'Quote') return answer
      const { payThere, ...rest } = state
      const cancelFeeThere = answer.cancelInfoRS?.feeThere
      state = { ...rest, booking: { ...unpaid, status: 'Cancelled', cancellable: false }, cancelFeeThere }
      return { success: true, status: 'Cancelled', uniqueIDs: [] }
    },
  })
  visit(address)
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel booking' }))
  press('Show the cost')
  fireEvent.click(await screen.findByRole('checkbox', { name: 'I want to cancel this' }))
  return screen.getByRole('region', { name: 'Cancel booking' }).textContent ?? ''
}

test('[R7.34] what is paid at the hotel is cancelled free of charge: nothing is refused, and nothing is due', async () => {
  const text = await quoteUnpaid(cancelQuote({ cancelRules: noRefund }))
  expect(text).toContain('Nothing was charged and nothing is owed.')
  expect(text).not.toMatch(/HK\$0|You get back|refund/i)
  press('Cancel free of charge')
  expect(await screen.findByText('Cancelled. Nothing was charged and nothing is owed.')).toBeTruthy()
  expect(await textIn('Price')).toMatch(/TotalHK\$5,460\.00Still dueHK\$0\.00/)
})

test('[R7.34] where the hotel charges a fee itself, it is called so before and after', async () => {
  const text = await quoteUnpaid(cancelQuote({ cancelRules: noRefund, feeThere: hkd(900) }))
  expect(text).toContain('Fee charged by the hotelHK$900.00')
  expect(text).toContain('You have paid us nothing, so there is no refund.')
  expect(text).not.toMatch(/nothing is owed|You get back/)
  press('Cancel for a fee of HK$900.00')
  expect(await screen.findByText('Cancelled.', { selector: '.toast span' })).toBeTruthy()
  const price = await textIn('Price')
  expect(price).toContain('Fee charged by the hotelHK$900.00')
  expect(price).not.toContain('Still due')
})

test('a room that was cancelled before is marked, is no line of the price and cannot be cancelled again', async () => {
  const gone = rooms.map((room, index) =>
    index === 0 ? { ...room, availabilityStatus: 'NoAvailability' as const } : room,
  )
  const numbers = {
    total: { currencyCode: 'HKD', amountAfterTax: 2430 },
    hotelReservationIDs: [{ type: '14', id: 'CDC-2' }],
  }
  openDesk({ details: () => stayed({ roomStays: { roomStayList: gone }, resGlobalInfo: numbers }) })
  visit(address)
  const stay = await textIn('Stay')
  expect(stay).toContain('Room 1: Superior DoubleThis room is cancelled')
  expect(stay).toContain('Room 2: Garden TwinNo mealsAnn HoConfirmation number CDC-2')
  expect(await textIn('Price')).not.toContain('Room 1')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel booking' }))
  expect(screen.queryByRole('group', { name: 'Which rooms' }), 'one is left: it is the booking').toBeNull()
})

test('on the timeline of the trip a stay stands for days and is in nobody’s way', () => {
  const [day] = tripOf([{ summary: booking, reservation: reservation(), facts: {} }], '2026-12-01')
  expect(day?.entries.map(({ title, start, clash, gap }) => [title, start, clash, gap])).toEqual([
    ['Casa do Cais', '2026-12-15T15:00:00', undefined, undefined],
  ])
})

test('on the page of the trip a stay tells its nights, its meals and its address, and stands on the map', async () => {
  openDesk({
    history: () => ({ success: true, content: [booking], totalElements: 1 }),
    details: () => stayed(),
  })
  visit('/trip')
  const nights = await screen.findByText('3 nights')
  for (const part of ['15:00Casa do Cais', 'Check-in', 'Breakfast included', 'Rua da Prata 52'])
    expect(nights.closest('li')?.textContent).toContain(part)
  const [point] = tripPoints(tripOf([{ summary: booking, reservation: reservation(), facts: {} }], '2026-12-01'))
  expect(point).toMatchObject({ name: 'Casa do Cais', place: [expect.any(Number), expect.any(Number)] })
})

const porto = { locationCode: '9402006', name: 'Porto Campanhã' }
const oriente = { locationCode: '9431039', name: 'Lisboa Oriente' }

/** By train from Porto, arriving at this hour of the day of the check-in. */
const trainAt = (hour: string): Booking => ({
  ...{ summary: summary({ bookingId: 'train' }), facts: {} },
  reservation: railReservation({
    originAndDestinations: [
      {
        ...{ originLocation: porto, destinationLocation: oriente },
        trainSegments: [
          train('180', '2026-12-15T12:00:00', `2026-12-15T${hour}:00`, {
            ...{ departureStation: porto, arrivalStation: oriente },
            stops: [
              { station: porto, position: { latitude: 41.15, longitude: -8.59 } },
              { station: oriente, position: { latitude: 38.77, longitude: -9.1 } },
            ],
          }),
        ],
      },
    ],
  }),
})

test('whoever arrives after the rooms are ready checks in then, and the town is named once on the map', () => {
  const stay: Booking = { summary: booking, reservation: reservation(), facts: {} }
  const dayWith = (hour: string) => tripOf([stay, trainAt(hour)], '2026-12-01')
  const startsOf = (hour: string) =>
    dayWith(hour).flatMap(({ entries }) => entries.map(({ start }) => start.slice(11, 16)))
  expect(startsOf('22:10')).toEqual(['12:00', '22:10'])
  expect(startsOf('14:10')).toEqual(['12:00', '15:00'])
  expect(dayWith('22:10').flatMap(({ entries }) => entries.flatMap(({ gap }) => gap ?? []))).toEqual([])
  expect(tripPoints(dayWith('22:10')).map(({ name }) => name)).toEqual([porto.name, oriente.name, undefined])
})
