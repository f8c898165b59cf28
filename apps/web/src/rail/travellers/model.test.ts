import { quoteCheckout } from '@portolan/contract/checkout'
import { bookRail } from '@portolan/contract/rail-booking'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { hasLeftBand, initiateRequest, linesOf, quoteRequest, railTravelersOf, wantedOf } from './model.ts'

const answer = {
  passengers: [
    { rph: 'p1', code: 'ADULT' as const, age: 31, fromAge: 28, toAge: 59 },
    { rph: 'p2', code: 'YOUTH' as const, age: 19, fromAge: 12, toAge: 27 },
  ],
}
const mei = {
  ref: 'p1',
  type: 'adult' as const,
  title: 'Ms',
  firstName: 'MEI YEE',
  lastName: 'LAM',
  birthDate: '1990-04-12',
  residenceCountry: 'HK',
  email: 'mei@example.com',
  phone: { countryAccessCode: '852', phoneNumber: '9123 4567' },
  document: { docType: '2' as const, docID: 'K12345678', expireDate: '2031-03-01', docHolderNationality: 'CN' },
  lead: true,
}
const travelersOn = (day: string, ...travelers: Parameters<typeof railTravelersOf>[1][number][]) =>
  railTravelersOf(wantedOf(answer), travelers, day, (code) => `country ${code}`)

test('[R3.16] a rail traveller has the fields of the specification and no others', () => {
  const [traveler] = travelersOn('2026-12-15', mei)
  expect(traveler).toEqual({
    rph: 'p1',
    age: 36,
    fromAge: 28,
    toAge: 59,
    passengerQualifyingInfo: { code: '10' },
    passenger: {
      code: 'ADULT',
      title: 'Ms',
      firstName: 'MEI YEE',
      lastName: 'LAM',
      birthDate: '1990-04-12',
      addressName: 'country HK',
      address: 'HK',
      docID: 'K12345678',
      expireDate: '2031-03-01',
      docHolderNationality: 'CN',
      docHolderNationalityName: 'country CN',
      email: 'mei@example.com',
      countryCode: '852',
      telephoneNumber: '9123 4567',
      leadTraveler: true,
    },
  })
})

test('[R5.6, R9.8] the age is counted on the day of travel, and leaves its band on the birthday', () => {
  const jo = { ref: 'p2', type: 'youth' as const, birthDate: '1998-12-15' }
  expect(hasLeftBand(travelersOn('2026-12-14', mei, jo))).toBe(false)
  expect(hasLeftBand(travelersOn('2026-12-15', mei, jo))).toBe(true)
  expect(travelersOn('2026-12-15', jo)[0]).toMatchObject({ age: 28, passenger: { code: 'ADULT' } })
  expect(travelersOn('2026-12-14', jo)[0]).toMatchObject({ age: 27, passenger: { code: 'YOUTH' } })
})

test('[R4.3, R9.7] Initiate names the journeys and the channel, and the ages once they are known', () => {
  const body = initiateRequest({ rphs: ['out', 'back'], ages: [{ rph: 'p1', code: 'SENIOR', age: 62 }] })
  expect(z.safeParse(bookRail.body, body).success).toBe(true)
  expect(body).toMatchObject({
    resStatus: 'Initiate',
    pos: { sources: [{ bookingChannel: { type: '6' } }] },
    railBookInfo: {
      requestedJourneyRPHs: ['out', 'back'],
      passengerInfos: [{ rph: 'p1', code: 'SENIOR', age: 62 }],
    },
  })
})

test('out and back of the same passengers are one line of the bill, to the cent', () => {
  const line = (code: string, quantity: number, sellingAmount: number) => ({
    ...{ code, quantity, amount: 0, sellingAmount },
    conditions: [],
  })
  const pricing = {
    ...{ currencyCode: 'EUR', totalAmount: 0, sellingCurrencyCode: 'HKD', sellingTotalAmount: 1.2 },
    priceBreakdown: [line('ADULT', 2, 0.1), line('YOUTH', 1, 0.3), line('ADULT', 2, 0.2), line('YOUTH', 1, 0.6)],
  }
  expect(linesOf(pricing)).toEqual([
    { code: 'ADULT', quantity: 2, price: { currencyCode: 'HKD', amount: 0.3 } },
    { code: 'YOUTH', quantity: 1, price: { currencyCode: 'HKD', amount: 0.9 } },
  ])
})

test('[R4.3] the hold is asked for with everybody on the item, seat by seat, and the lead to be reached', () => {
  const traveler = (ref: string, lead: boolean) => ({ ref, type: 'adult' as const, lead, email: `${ref}@example.com` })
  const item = (party: string[]) => ({
    ...{
      cartItemId: 'c1',
      quoteId: 'q1',
      productType: 'rail' as const,
      status: 'Pending' as const,
      paymentStatus: 'None' as const,
      settlement: 'none' as const,
    },
    title: 'Paris – Zürich',
    price: { currencyCode: 'HKD', amount: 1 },
    party: party.map((ref) => ({ ref, type: 'adult' as const })),
  })
  const ask = (...parties: string[][]) =>
    quoteRequest({ orderId: 'o1', items: parties.map(item) }, [traveler('1', true), traveler('2', false)])
  // Two bookings of one return are one item.
  const body = ask(['2', '1'], ['2', '1'])
  expect(z.safeParse(quoteCheckout.body, body).success).toBe(true)
  expect(body).toMatchObject({
    contact: { email: '1@example.com' },
    assign: [{ cartItemId: 'c1', travelerRefs: ['2', '1'] }],
  })
  expect(ask(['x', 'y']).assign).toEqual([{ cartItemId: 'c1', travelerRefs: ['1', '2'] }])
})
