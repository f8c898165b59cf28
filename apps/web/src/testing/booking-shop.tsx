import type { BookingCancelRS, BookingDetailsRS, BookingSummary } from '@portolan/contract/booking'
import type { RailReservation, TrainSegment } from '@portolan/contract/rail-journey'
import { RouterProvider } from '@tanstack/react-router'
import { fireEvent, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { makeRouter } from '../app/router.tsx'
import { switchLanguage } from '../i18n/store.ts'
import { accountState, emptyAccountState } from '../session/account-state.ts'
import { cartState, emptyCart } from '../session/cart-state.ts'
import { chooseLook } from '../session/preferences.ts'

const minute = 60_000
const inMinutes = (count: number): string => new Date(Date.now() + count * minute).toISOString()

export const summary = (change: Partial<BookingSummary> = {}): BookingSummary => ({
  bookingId: 'b1',
  orderId: 'o1',
  uniqueIDs: [{ type: '14', id: 'PTL-7F3K2Q', idContext: 'Portolan' }],
  productType: 'rail',
  title: 'Paris – Zürich',
  status: 'Ticketed',
  paymentStatus: 'Captured',
  settlement: 'card',
  paymentWays: ['card'],
  createDateTime: '2026-11-15T05:48:00Z',
  travelStart: '2027-01-15T07:22:00',
  travelEnd: '2027-01-15T11:26:00',
  leadTraveler: 'LAM Mei Yee',
  total: { currencyCode: 'HKD', amount: 4320 },
  cancellable: true,
  ...change,
})

const paris = { locationCode: '8768600', codeContext: 'UIC', name: 'Paris Gare de Lyon' }
const zurich = { locationCode: '8503000', codeContext: 'UIC', name: 'Zürich HB' }
const places = { '8768600': { latitude: 48.84, longitude: 2.37 }, '8503000': { latitude: 47.38, longitude: 8.54 } }

export const train = (number: string, start: string, end: string, change: Partial<TrainSegment> = {}): TrainSegment => {
  const [from, to] = [change.departureStation ?? paris, change.arrivalStation ?? zurich]
  const stop = (station: typeof paris | TrainSegment['departureStation']) => ({
    station,
    ...(station.locationCode in places && { position: places[station.locationCode as keyof typeof places] }),
  })
  return {
    trainNumber: number,
    trainType: 'TGV Lyria',
    departureStation: from,
    arrivalStation: to,
    departureDateTime: start,
    arrivalDateTime: end,
    journeyDuration: 'PT4H4M',
    stops: [stop(from), stop(to)],
    assignments: [
      { travelerRPH: '1', coach: '14', seat: '61' },
      { travelerRPH: '2', coach: '14', seat: '62' },
    ],
    ...change,
  }
}

export const reservation = (change: Partial<RailReservation['itinerary']> = {}): RailReservation => ({
  uniqueID: { type: '14', id: 'PTL-7F3K2Q' },
  status: 'Ticketed',
  createDateTime: '2026-11-15T05:48:00Z',
  itinerary: {
    originAndDestinations: [
      {
        originLocation: paris,
        destinationLocation: zurich,
        trainSegments: [train('9203', '2027-01-15T07:22:00', '2027-01-15T11:26:00')],
        comfortType: 'STANDARD',
        flexibilityType: 'SEMI_FLEX',
      },
      {
        originLocation: zurich,
        destinationLocation: paris,
        trainSegments: [
          train('9226', '2027-01-20T15:34:00', '2027-01-20T19:38:00', {
            departureStation: zurich,
            arrivalStation: paris,
          }),
        ],
      },
    ],
    railCharges: { total: { currencyCode: 'EUR', amountIncludingMarkup: 476.9 }, charges: [] },
    vendorMessages: {
      vendorMessageList: [
        { infoType: 'cancel', title: 'TGV Lyria', subSections: [{ paragraphs: ['Bring your passport.'] }] },
      ],
    },
    ...change,
  },
  passengerInfos: [
    { rph: '1', code: 'ADULT', age: 36 },
    { rph: '2', code: 'YOUTH', age: 19 },
  ],
  priceList: [
    { code: 'ADULT', quantity: 1, amount: 168, sellingAmount: 1522, conditions: [] },
    { code: 'ADULT', quantity: 1, amount: 168, sellingAmount: 1522, conditions: [] },
    { code: 'YOUTH', quantity: 1, amount: 140.9, sellingAmount: 1276, conditions: [] },
  ],
  conditions: [
    { code: 'REFUND_FEE', stringValue: 'Refund, fee EUR 25.00' },
    { code: 'EXCHANGE_FREE', stringValue: 'Free exchange' },
  ],
})

export const details = (change: Partial<BookingDetailsRS> = {}): BookingDetailsRS => ({
  success: true,
  booking: summary(),
  standing: 'own',
  hasOpenLink: true,
  reservation: reservation(),
  timeline: [
    { kind: 'holdSent', at: '2026-11-15T05:48:00Z' },
    { kind: 'holdOk', at: '2026-11-15T05:48:02Z' },
    { kind: 'confirmOk', at: '2026-11-15T05:55:00Z' },
  ],
  travelers: [
    {
      ref: '1',
      type: 'adult',
      age: 36,
      title: 'Ms',
      firstName: 'Mei Yee',
      lastName: 'Lam',
      lead: true,
      document: { docType: '2', docID: '•••••678' },
    },
    { ref: '2', type: 'youth', age: 19, title: 'Ms', firstName: 'Hei Tung', lastName: 'Lam' },
  ],
  contact: {
    name: 'Mei Yee Lam',
    email: 'mei@example.com',
    telephone: { countryAccessCode: '852', phoneNumber: '91234567' },
  },
  paid: { currencyCode: 'HKD', amount: 4320 },
  penalties: [
    {
      deadline: { absoluteDeadline: '2027-01-14T22:59:00Z' },
      amountPercent: { currencyCode: 'HKD', amount: 1358.78 },
    },
    { nonRefundable: true },
  ],
  documents: ['ticket', 'calendar'],
  exchangeable: true,
  ...change,
})

export const cancelQuote = (change: Partial<NonNullable<BookingCancelRS['cancelInfoRS']>> = {}): BookingCancelRS => ({
  success: true,
  status: 'Ticketed',
  uniqueIDs: [{ type: '14', id: 'PTL-7F3K2Q' }],
  cancelInfoRS: {
    cancelQuoteID: 'q1',
    validUntil: inMinutes(25.5),
    refundTo: 'original',
    cancelRules: [
      { type: 'Refund', currencyCode: 'HKD', amount: 2961.22 },
      { type: 'Charge', currencyCode: 'HKD', amount: 1358.78 },
    ],
    ...change,
  },
})

interface Sent {
  call: string
  body: Record<string, unknown>
  key: string | null
}

type Answer = (body: Record<string, unknown>) => unknown

/** What goes wrong: a status and the body that comes with it. */
export const refusal = (status: number, stringValue?: string) =>
  new Response(
    JSON.stringify(stringValue === undefined ? {} : { success: false, errors: { errors: [{ stringValue }] } }),
    {
      status,
    },
  )

let visitors = 0

/** Somebody new each time: what one was shown is kept under the own id and never shown to the next. */
const consumer = () => ({ id: `c${visitors}`, success: true, username: 'mei', userType: 'B2C', permissions: [] })

export const owner = () => ({
  ...consumer(),
  id: `o${visitors}`,
  username: 'owner',
  userType: 'B2B',
  permissions: ['rail:cancel', 'orders:manage'],
})

/** A server that knows one traveller and answers bookings as told, by the end of the path. */
export function openDesk(answers: Record<string, Answer> = {}) {
  const sent: Sent[] = []
  const known: Record<string, Answer> = {
    'own-info': consumer,
    preferences: () => ({ success: true }),
    'shopping-cart': () => [],
    notices: () => ({ success: true, notices: [] }),
    history: () => ({ success: true, content: [summary()], totalElements: 1, totalPages: 1, number: 0, size: 10 }),
    details: () => details(),
    'resretrieve-details': () => ({ success: true, railReservation: reservation() }),
    ...answers,
  }
  vi.stubGlobal('fetch', async (address: string, request: RequestInit = {}) => {
    const path = String(address).split('?')[0] ?? ''
    const body = typeof request.body === 'string' ? JSON.parse(request.body) : {}
    const key = new Headers(request.headers).get('idempotency-key')
    sent.push({ call: `${request.method ?? 'GET'} ${path}`, body, key })
    const answer = Object.entries(known).find(([end]) => path.endsWith(`/${end}`))?.[1]
    if (!answer) return new Response('{}', { status: 501 })
    const given = answer(body)
    return given instanceof Response ? given : new Response(JSON.stringify(given))
  })
  return sent
}

export const sentTo = (sent: readonly Sent[], end: string): Sent[] =>
  sent.filter(({ call }) => call.endsWith(`/${end}`))

export async function arrive(): Promise<void> {
  visitors += 1
  sessionStorage.clear()
  localStorage.clear()
  accountState.write(emptyAccountState)
  cartState.write(emptyCart)
  openDesk()
  await chooseLook({ currency: 'HKD' })
  await switchLanguage('en')
}

export function visit(path: string): void {
  window.history.replaceState(null, '', path)
  render(<RouterProvider router={makeRouter()} />)
}

export const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole('button', { name }))
}
