import { PlaneLanding, PlaneTakeoff } from 'lucide-react'
import { useFormat } from '../../i18n/format.ts'
import { RichText, useText } from '../../i18n/text.ts'
import { Icon } from '../../ui/Icon.tsx'
import { type FlightAsked, flightWords } from '../flight.ts'
import type { TransferAsked } from '../search.ts'
import { momentWords } from '../words.ts'
import type { Ride } from './ride.ts'

interface Props {
  flight: FlightAsked
  /** Somebody comes by it; else he leaves by it. */
  isLanding: boolean
  /** By the timetable; undefined: it does not know the flight. */
  at: string | undefined
  wait: number
}

function Notice({ flight, isLanding, at, wait }: Props) {
  const t = useText()
  const format = useFormat()
  const time = at && momentWords(at, t, format)
  const words = () => {
    if (!time) return t('transfer.flight.unknown')
    return isLanding
      ? t('transfer.flight.lands', { time, wait: format.duration(wait) })
      : t('transfer.flight.leaves', { time })
  }
  return (
    <div className="card tf-flight">
      <Icon of={isLanding ? PlaneLanding : PlaneTakeoff} size="l" />
      <p>
        <b className="semi">
          <RichText
            id={at ? 'transfer.flight.followed' : 'transfer.flight.noted'}
            values={{
              flight: (
                <bdi key="flight" dir="ltr">
                  {flightWords(flight)}
                </bdi>
              ),
            }}
          />
        </b>
        <span className="small muted">{words()}</span>
      </p>
    </div>
  )
}

/** What the flights do to the hours. Waiting is told as short as any car has it. */
export function FlightNotice({ asked, rides }: { asked: TransferAsked; rides: readonly Ride[] }) {
  const { from, flight, back } = asked
  const [first] = rides
  if (!first) return null
  const isComing = from.kind === 'airport'
  const wait = Math.min(...rides.filter(({ level }) => level !== 'Shared').map(({ waitMinutes }) => waitMinutes))
  const shared = { wait: Number.isFinite(wait) ? wait : first.waitMinutes }
  return (
    <>
      {flight && <Notice {...shared} flight={flight} isLanding={isComing} at={first.flightAt} />}
      {back?.flight && <Notice {...shared} flight={back.flight} isLanding={!isComing} at={first.backFlightAt} />}
    </>
  )
}
