import { type Money, share } from '@portolan/domain/money'
import type { CancelRule } from '@portolan/supplier/offer'
import type { Instant } from '@portolan/supplier/outcome'
import type { PassFare } from './fare.ts'

/** Kept of what is given back before the first day: in percent. */
const refundFee = 15

/** Where the sun rises first among the countries of a pass: before this moment nobody can have travelled. */
const firstMorning = '+03:00'

const beginOf = (start: string): Instant => Date.parse(`${start}T00:00:00${firstMorning}`)

/** Where the sun sets last among them. */
const lastEvening = '+00:00'

/** When the first day of a pass is over everywhere. */
export const endOf = (start: string): Instant => Date.parse(`${start}T00:00:00${lastEvening}`) + 86_400_000

export const penaltiesOf = (start: string): CancelRule[] => [
  { until: beginOf(start), charge: { percent: refundFee } },
  { charge: 'nonRefundable' },
]

/** What stays with the house of a price that is given back now. */
export const feeOf = (paid: Money, start: string, now: Instant): Money =>
  now < beginOf(start) ? share(paid, refundFee * 100) : paid

/** What the traveller should know before buying; the storefront has the words. */
export function conditionsOf({ product, class: seatClass, within }: PassFare): string[] {
  return [
    within ? 'TRAVEL_DAY' : 'EVERY_DAY',
    ...(within ? ['NIGHT_TRAIN_DEPARTURE_DAY'] : []),
    'FIRST_USE_11_MONTHS',
    ...(seatClass === '1' ? ['FIRST_VALID_IN_SECOND'] : []),
    'RESERVATION_EXTRA',
    product.bands.condition,
    'REFUND_85_BEFORE_FIRST_DAY',
  ]
}
