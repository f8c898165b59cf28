import type { BookingDetailsRS } from '@portolan/contract/booking'
import type { CancelPenalty } from '@portolan/contract/shared'
import { namesSum } from '../platform/names-sum.ts'

/** Every field of a reservation that says what something costs, in any product. */
const moneyFields: ReadonlySet<string> = new Set([
  'amount',
  'cancelPenalties',
  'charge',
  'charges',
  'currencyCode',
  'deposit',
  'discount',
  'eachFurther',
  'excess',
  'fees',
  'itinTotalFare',
  'passengerFare',
  'payAtProperty',
  'payNow',
  'payThere',
  'paymentRules',
  'penalties',
  'price',
  'priceList',
  'priceWas',
  'railCharges',
  'restDue',
  'roomRates',
  'sellingAmount',
  'sellingCurrencyCode',
  'total',
  'totalCharge',
  'vehicleCharges',
])

/** What is known of those who travel beside their names. */
const personalFields: ReadonlySet<string> = new Set(['age', 'driverAge', 'birthDate'])

/** What a list of sums is without them, for those who expect a list. */
const withoutSums = (value: unknown): unknown => (Array.isArray(value) ? [] : undefined)

/** A condition of the fare, or a sentence of one, that says how much. */
const isSumInWords = (value: unknown): boolean => {
  if (typeof value === 'string') return namesSum(value)
  return typeof value === 'object' && value !== null && Object.values(value).some((one) => namesSum(String(one)))
}

function strip(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => !isSumInWords(one)).map(strip)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).flatMap(([name, field]) =>
    personalFields.has(name) ? [] : [[name, moneyFields.has(name) ? withoutSums(field) : strip(field)]],
  )
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined))
}

type Reservation = NonNullable<BookingDetailsRS['reservation']>

/** Until when it can be given back, and whether that costs something: not how much. */
export const withoutFees = (penalties: readonly CancelPenalty[]): CancelPenalty[] =>
  penalties.map(({ deadline, nonRefundable, amountPercent: { percent = 0, nmbrOfNights = 0, amount = 0 } = {} }) => {
    const isLost = nonRefundable === true || percent === 100
    return {
      ...(deadline && { deadline }),
      ...(isLost && { nonRefundable: true }),
      ...(!isLost && [percent, nmbrOfNights, amount].some((part) => part > 0) && { withFee: true }),
    }
  })

/** The same reservation for somebody who only looks at it: where and when, who by name, and under which number. */
export const withoutMoney = (reservation: Reservation): Reservation => strip(reservation) as Reservation
