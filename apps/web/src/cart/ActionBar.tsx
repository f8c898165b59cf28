import { useText } from '../i18n/text.ts'
import { BookButton } from './BookButton.tsx'
import { Totals } from './SummaryLines.tsx'
import type { Summary } from './summary.ts'
import { useTimeLeft } from './time-left.ts'

/** The phone's summary: how many, for how long, how much, and the button. The tab bar gives way to it. */
export function ActionBar({ summary, now }: { summary: Summary; now: number }) {
  const t = useText()
  const timeLeft = useTimeLeft()
  const { count, totals, firstExpiry } = summary
  return (
    <div className="cart-bar only-s screen-only">
      <div className="row between">
        <span className="small muted">
          {firstExpiry === undefined
            ? t('cart.items', { count })
            : t('cart.bar', { count, time: timeLeft(firstExpiry, now) })}
        </span>
        <span>
          <Totals of={totals} size="md" />
        </span>
      </div>
      <BookButton summary={summary} />
    </div>
  )
}
