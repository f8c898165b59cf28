import type { CancelPenalty } from '@portolan/contract/shared'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { useMoments } from '../../moment/use-moments.ts'
import { Timeline } from '../../ui/Timeline.tsx'
import { costWords, isNonCancelable, spansOf } from '../cancel-words.ts'

/** What giving it back costs and until when, one after the other. */
export function CancelSpans({ penalties }: { penalties: readonly CancelPenalty[] }) {
  const t = useText()
  const format = useFormat()
  const moments = useMoments()
  if (isNonCancelable(penalties)) return <p>{t('stay.cancel.nonCancelable')}</p>
  return (
    <Timeline>
      {spansOf(penalties).map(({ until, deadline, cost }, index) => (
        <li key={until ?? ''} className={index === 0 ? 'now' : 'next'}>
          <b className="semi">{costWords(cost, t, format)}</b>
          <span className="muted">
            {deadline === undefined
              ? t('stay.cancel.after')
              : t('stay.cancel.upTo', { until: moments.terms(deadline) })}
          </span>
        </li>
      ))}
    </Timeline>
  )
}
