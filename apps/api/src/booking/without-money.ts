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

/** Of a rental, what the driver meets at the desk: conditions and sums of the company, whoever has bought the car. */
const metAtPickUp: ReadonlySet<string> = new Set([
  'borderRules',
  'deposit',
  'eachFurther',
  'excess',
  'notCovered',
  'payThere',
  'paymentRules',
])

const nothing: ReadonlySet<string> = new Set()

/** What a list of sums is without them, for those who expect a list; of sentences those stay that name none. */
const withoutSums = (value: unknown): unknown =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string' && !namesSum(one)) : undefined

/** A condition of the fare, or a sentence of one, that says how much. */
const isSumInWords = (value: unknown): boolean => {
  if (typeof value === 'string') return namesSum(value)
  return typeof value === 'object' && value !== null && Object.values(value).some((one) => namesSum(String(one)))
}

/** `whole`: fields that stay as they are. */
function strip(value: unknown, whole: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.filter((one) => !isSumInWords(one)).map((one) => strip(one, whole))
  if (typeof value !== 'object' || value === null) return value
  const bare = (name: string, field: unknown): unknown => {
    if (whole.has(name)) return field
    return moneyFields.has(name) ? withoutSums(field) : strip(field, whole)
  }
  const fields = Object.entries(value).flatMap(([name, field]) =>
    personalFields.has(name) ? [] : [[name, bare(name, field)]],
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

/**
 * The same reservation for somebody who only looks at it: where and when, who by name, and under which number. An agency's
 * client is told as well what a rental's desk asks for.
 */
export function withoutMoney(reservation: Reservation, isClient = false): Reservation {
  const isDriven = isClient && 'vehSegmentCore' in reservation
  return strip(reservation, isDriven ? metAtPickUp : nothing) as Reservation
}
