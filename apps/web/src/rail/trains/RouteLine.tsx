import './route-line.css'
import type { RailTrainResult } from '@portolan/contract/rail-journey'
import type { CSSProperties } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import type { Journey } from './journey.ts'
import { daysBetween } from './journey-time.ts'

interface Props {
  result: RailTrainResult
  journey: Journey
}

/** '1 change, Basel SBB (26 min)', '2 changes' or 'Direct'. */
function Changes({ changes }: Pick<Journey, 'changes'>) {
  const t = useText()
  const format = useFormat()
  const [only, another] = changes
  if (!only) return t('trains.direct')
  if (another) return t('trains.changes', { count: changes.length })
  return t('trains.changes.single', { station: only.to, time: format.duration(only.minutes) })
}

/** Hollow dot to solid dot; dashed with ochre dots where trains are changed. */
export function RouteLine({ result, journey }: Props) {
  const t = useText()
  const format = useFormat()
  const { departureTime, arrivalTime, arriveNextDate, originStation, destinationStation } = result
  const days = daysBetween(result.departureDateTime, result.arrivalDateTime)
  return (
    <div className="leg">
      <div>
        <div className="t">
          <bdi dir="ltr">{departureTime}</bdi>
        </div>
        <div className="p">
          <bdi>{originStation}</bdi>
        </div>
      </div>
      <div className={journey.changes.length > 0 ? 'track via' : 'track'}>
        <span>{format.duration(journey.minutes)}</span>
        <span className="ln" aria-hidden="true">
          <i />
          {journey.changes.map(({ at, to }) => (
            <b key={`${at}/${to}`} style={{ '--at': `${(at * 100).toFixed(1)}%` } as CSSProperties} />
          ))}
        </span>
        <span>
          <Changes changes={journey.changes} />
        </span>
      </div>
      <div>
        <div className="t">
          <bdi dir="ltr">{arrivalTime}</bdi>
          {arriveNextDate && (
            <sup>
              <bdi dir="ltr" aria-hidden="true">
                {arriveNextDate}
              </bdi>
              <span className="vh">{t('trains.nextDay', { days })}</span>
            </sup>
          )}
        </div>
        <div className="p">
          <bdi>{destinationStation}</bdi>
        </div>
      </div>
    </div>
  )
}
