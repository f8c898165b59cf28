import type { CancelPenalty } from '@portolan/contract/shared'
import type { Format } from '../i18n/format.ts'
import { useFormat } from '../i18n/format.ts'
import { type Say, useText } from '../i18n/text.ts'
import { useMoments } from '../moment/use-moments.ts'

/** Who has paid nothing is refunded nothing: it is charged on the spot, or is not. */
const ends = {
  refunded: { free: 'booking.penalty.free', none: 'booking.penalty.none' },
  charged: { free: 'booking.penalty.nothing', none: 'booking.penalty.whole' },
} as const

type Ends = (typeof ends)[keyof typeof ends]

function costOf({ nonRefundable, withFee, amountPercent = {} }: CancelPenalty, at: Ends, t: Say, format: Format) {
  const { percent, currencyCode, amount, nmbrOfNights } = amountPercent
  if (nonRefundable || percent === 100) return t(at.none)
  if (withFee) return t('booking.penalty.someFee')
  if (amount !== undefined && currencyCode)
    return amount === 0
      ? t(at.free)
      : t('booking.penalty.fee', { price: `\u2068${format.money(amount, currencyCode)}\u2069` })
  if (percent !== undefined)
    return percent === 0 ? t(at.free) : t('booking.penalty.percent', { percent: format.number(percent) })
  return nmbrOfNights === undefined ? t(at.free) : t('booking.penalty.nights', { count: nmbrOfNights })
}

const endOf = ({ deadline }: CancelPenalty): number =>
  deadline?.absoluteDeadline === undefined ? Number.POSITIVE_INFINITY : Date.parse(deadline.absoluteDeadline)

/** The cancellation's own line of time: what it costs until when, in the order of the days. */
export function Penalties({ penalties, paidThere }: { penalties: readonly CancelPenalty[]; paidThere: boolean }) {
  const t = useText()
  const format = useFormat()
  const moments = useMoments()
  const lines = penalties
    .toSorted((one, other) => (endOf(one) < endOf(other) ? -1 : Number(endOf(one) > endOf(other))))
    .map((penalty) => ({
      until: penalty.deadline?.absoluteDeadline && moments.terms(penalty.deadline),
      cost: costOf(penalty, paidThere ? ends.charged : ends.refunded, t, format),
    }))
  const distinct = [...new Map(lines.map((line) => [`${line.until}/${line.cost}`, line]))]
  return (
    <dl className="lines">
      {distinct.map(([key, { until, cost }]) => (
        <div key={key}>
          <dt>
            {until
              ? t('booking.penalty.until', { time: until })
              : t(distinct.length > 1 ? 'booking.penalty.after' : 'booking.penalty.always')}
          </dt>
          <dd>{cost}</dd>
        </div>
      ))}
    </dl>
  )
}
