import type { RailTrainResult } from '@portolan/contract/rail-journey'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { daysBetween } from '../../result/journey-time.ts'
import { RouteLine } from '../../result/RouteLine.tsx'
import type { Journey } from './journey.ts'

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

export function TrainLine({ result, journey }: Props) {
  const t = useText()
  const format = useFormat()
  const { departureDateTime, arrivalDateTime, arriveNextDate } = result
  const days = daysBetween(departureDateTime, arrivalDateTime)
  return (
    <RouteLine
      departs={result.departureTime}
      arrives={result.arrivalTime}
      later={arriveNextDate ? { mark: arriveNextDate, words: t('trains.nextDay', { days }) } : undefined}
      from={result.originStation}
      to={result.destinationStation}
      duration={format.duration(journey.minutes)}
      changes={journey.changes.map(({ at }) => at)}
    >
      <Changes changes={journey.changes} />
    </RouteLine>
  )
}
