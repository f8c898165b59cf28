import type { CancelPenalty } from '@portolan/contract/shared'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { Timeline } from '../../ui/Timeline.tsx'
import { clocksOf, costWords, isNonCancelable, momentWords, spansOf } from '../cancel-words.ts'
import { readersZone } from './rate-ticks.ts'

/** What giving it back costs and until when, one after the other. */
export function CancelSpans({ penalties }: { penalties: readonly CancelPenalty[] }) {
  const t = useText()
  const format = useFormat()
  if (isNonCancelable(penalties)) return <p>{t('stay.cancel.nonCancelable')}</p>
  return (
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
  )
}
