import { type BookingDetailsRS, bookingDetailsRS } from '@portolan/contract/booking'
import type { VehReservation } from '@portolan/contract/car'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { withoutFees, withoutMoney } from './without-money.ts'

interface Json {
  type?: string
  properties?: Record<string, Json>
  required?: string[]
  items?: Json
  anyOf?: Json[]
  enum?: unknown[]
}

const schema = z.toJSONSchema(bookingDetailsRS, { unrepresentable: 'any', reused: 'inline' }) as Json

/** Everything that the contract allows a reservation to say, one of each. */
function sample({ properties, items, anyOf, enum: words, type }: Json): unknown {
  if (properties) return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, sample(field)]))
  if (items) return [sample(items)]
  if (anyOf?.[0]) return sample(anyOf[0])
  if (words) return words[0]
  if (type === 'number' || type === 'integer') return 77
  return type === 'boolean' ? true : '2027-05-14T08:10:00Z'
}

const reservations = schema.properties?.reservation?.anyOf ?? []

test('of no product a sum or a currency is left', () => {
  expect(reservations.length).toBeGreaterThan(6)
  for (const reservation of reservations) {
    const whole = sample(reservation) as NonNullable<BookingDetailsRS['reservation']>
    const text = JSON.stringify(withoutMoney(whole))
    expect(text).not.toMatch(/amount(?!Percent)|currency|"percent"|nmbrOfNights/i)
    expect(text.length).toBeGreaterThan(100)
  }
})

test('what is left is still a reservation of its product', () => {
  expect(reservations.map(({ properties = {} }) => Object.keys(properties)[0])).toEqual([
    'uniqueID',
    'bookingReferenceIDs',
    'uniqueIDs',
    'airReservation',
    'confID',
    'uniqueID',
    'confirmation',
  ])
  const lacking = (value: unknown, { properties = {}, required = [], items }: Json): string[] => {
    if (Array.isArray(value)) return value.flatMap((one) => lacking(one, items ?? {}))
    const fields = (value ?? {}) as Record<string, unknown>
    return [
      ...required.filter((name) => fields[name] === undefined),
      ...Object.entries(properties).flatMap(([name, field]) =>
        fields[name] === undefined ? [] : lacking(fields[name], field),
      ),
    ]
  }
  for (const one of reservations) expect(lacking(withoutMoney(sample(one) as never), one)).toEqual([])
})

test('[R8.11] an agency’s client reads on the page what the desk of a rental asks for, and no price of it', () => {
  const rental = reservations.find(({ properties = {} }) => 'vehSegmentCore' in properties)
  const whole = sample(rental ?? {}) as VehReservation
  const paymentRules = ['Driver of 25 or older', 'Blocked on the driver’s card, not charged: EUR 900']
  whole.vehSegmentCore.rateRules = { ...whole.vehSegmentCore.rateRules, paymentRules }
  const segmentFor = (isClient: boolean) => (withoutMoney(whole, isClient) as VehReservation).vehSegmentCore
  const { deposit, excess, mileage, payThere } = whole.vehSegmentCore
  expect(segmentFor(true)).toMatchObject({ deposit, excess, mileage, payThere, rateRules: { paymentRules } })
  for (const priced of ['totalCharge', 'payNow', 'priceWas']) expect(segmentFor(true)).not.toHaveProperty([priced])
  expect(segmentFor(true).fees).toEqual([])
  expect(JSON.stringify(segmentFor(true).rentalRate)).not.toMatch(/amount/)
  // Whom a private buyer has sent it on to reads the conditions as far as they name no sum.
  expect(segmentFor(false).rateRules?.paymentRules).toEqual(paymentRules.slice(0, 1))
  for (const sum of ['deposit', 'excess']) expect(segmentFor(false)).not.toHaveProperty([sum])
})

test('of what giving it back costs only until when, and whether, is left', () => {
  const deadline = { absoluteDeadline: '2027-05-14T08:10:00.000Z', clock: 'Paris time' }
  expect(
    withoutFees([
      { deadline, amountPercent: { amount: 0, currencyCode: 'USD' } },
      { deadline, amountPercent: { amount: 12.5, currencyCode: 'USD' }, penaltyDescription: '12.50 USD' },
      { amountPercent: { percent: 50 } },
      { amountPercent: { nmbrOfNights: 1 } },
      { amountPercent: { percent: 100 } },
      { nonRefundable: true },
    ]),
  ).toEqual([
    { deadline },
    { deadline, withFee: true },
    { withFee: true },
    { withFee: true },
    { nonRefundable: true },
    { nonRefundable: true },
  ])
})
