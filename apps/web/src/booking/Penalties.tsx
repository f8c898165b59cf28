import type { CancelPenalty } from '@portolan/contract/shared'
import type { Format } from '../i18n/format.ts'
import { useFormat } from '../i18n/format.ts'
import { type Say, useText } from '../i18n/text.ts'

function costOf({ nonRefundable, amountPercent = {} }: CancelPenalty, t: Say, format: Format): string {
  const { percent, currencyCode, amount, nmbrOfNights } = amountPercent
  if (nonRefundable || percent === 100) return t('booking.penalty.none')
  if (amount !== undefined && currencyCode)
    return amount === 0
      ? t('booking.penalty.free')
      : t('booking.penalty.fee', { price: `\u2068${format.money(amount, currencyCode)}\u2069` })
  if (percent !== undefined)
    return percent === 0 ? t('booking.penalty.free') : t('booking.penalty.percent', { percent: format.number(percent) })
  return nmbrOfNights === undefined ? t('booking.penalty.free') : t('booking.penalty.nights', { count: nmbrOfNights })
}

const endOf = ({ deadline }: CancelPenalty): string => deadline?.absoluteDeadline ?? '9'

/** The cancellation's own line of time: what it costs until when, in the order of the days. */
export function Penalties({ penalties }: { penalties: readonly CancelPenalty[] }) {
  const t = useText()
  const format = useFormat()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const lines = penalties
    .toSorted((one, other) => endOf(one).localeCompare(endOf(other)))
    .map((penalty) => ({ until: penalty.deadline?.absoluteDeadline, cost: costOf(penalty, t, format) }))
  const distinct = [...new Map(lines.map((line) => [`${line.until}/${line.cost}`, line]))]
  return (
    <dl className="lines">
      {distinct.map(([key, { until, cost }]) => (
        <div key={key}>
          <dt>
            {until
              ? t('booking.penalty.until', { time: format.moment(new Date(until), zone, new Date()) })
              : t(distinct.length > 1 ? 'booking.penalty.after' : 'booking.penalty.always')}
          </dt>
          <dd>{cost}</dd>
        </div>
      ))}
    </dl>
  )
}
