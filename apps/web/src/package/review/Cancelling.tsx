import type { CancelPenalty } from '@portolan/contract/shared'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { clocksOf, costWords, isNonCancelable, momentWords, spansOf } from '../../stay/cancel-words.ts'
import { readersZone } from '../../stay/detail/rate-ticks.ts'
import { Timeline } from '../../ui/Timeline.tsx'

/** One timeline for both: what giving the whole package back costs, and until when. */
export function Cancelling({ penalties }: { penalties: readonly CancelPenalty[] }) {
  const t = useText()
  const format = useFormat()
  return (
    <section className="card pad pk-card" aria-labelledby="package-cancel">
      <h2 className="h3" id="package-cancel">
        {t('package.cancel')}
      </h2>
      <p className="small muted">{t('package.cancel.hint')}</p>
      {isNonCancelable(penalties) ? (
        <p>{t('stay.cancel.nonCancelable')}</p>
      ) : (
        <Timeline>
          {spansOf(penalties).map(({ until, cost }, index) => (
            <li key={until ?? ''} className={index === 0 ? 'now' : 'next'}>
              <b className="semi">{costWords(cost, t, format)}</b>
              <span className="muted">
                {until === undefined
                  ? t('stay.cancel.after')
                  : t('stay.cancel.upTo', { until: momentWords(clocksOf(until, readersZone, format, new Date()), t) })}
              </span>
            </li>
          ))}
        </Timeline>
      )}
    </section>
  )
}
