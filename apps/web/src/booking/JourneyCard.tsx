import type { RailReservation } from '@portolan/contract/rail-journey'
import { Fragment } from 'react'
import { useFormat } from '../i18n/format.ts'
import { useText } from '../i18n/text.ts'
import { Badge } from '../ui/Badge.tsx'
import { comfortWords, flexibilityWords } from './fare-words.ts'
import { type Ride, waysOf } from './journey.ts'
import { dayOf, timeOf } from './moment.ts'
import { Section } from './Section.tsx'

function Places({ places }: Pick<Ride, 'places'>) {
  const t = useText()
  if (places.length === 0) return <span className="faint">{t('booking.journey.noSeat')}</span>
  return places.map(({ coach, seats }) => (
    <span key={coach ?? ''} className="bk-coach">
      {coach && <span className="xs faint">{t('booking.journey.coach', { coach })}</span>}
      {seats.length > 0 && (
        <span>
          {t('booking.journey.seats', { count: seats.length })} <bdi dir="ltr">{seats.join(', ')}</bdi>
        </span>
      )}
    </span>
  ))
}

function RideRow({ ride }: { ride: Ride }) {
  const format = useFormat()
  const t = useText()
  const nights = Math.round((Date.parse(dayOf(ride.arrival)) - Date.parse(dayOf(ride.departure))) / 86_400_000)
  return (
    <div className="bk-ride">
      <div className="bk-day">
        <b className="semi">{format.date(dayOf(ride.departure))}</b>
        <span className="small faint">{format.duration(ride.minutes)}</span>
      </div>
      <div className="bk-leg">
        <div>
          <div className="bk-t">
            <bdi dir="ltr">{timeOf(ride.departure)}</bdi>
          </div>
          <bdi className="small muted">{ride.from}</bdi>
        </div>
        <div className="bk-track">
          <bdi dir="ltr">{ride.train}</bdi>
          <span className="bk-line" aria-hidden="true" />
          {ride.operator && <bdi>{ride.operator}</bdi>}
        </div>
        <div>
          <div className="bk-t">
            <bdi dir="ltr">{timeOf(ride.arrival)}</bdi>
            {nights > 0 && <span className="vh"> {t('booking.journey.later', { days: nights })}</span>}
            {nights > 0 && <sup aria-hidden="true">{`+${nights}`}</sup>}
          </div>
          <bdi className="small muted">{ride.to}</bdi>
        </div>
      </div>
      <div className="small bk-seats">
        <Places places={ride.places} />
      </div>
    </div>
  )
}

/** Every train with its times, coach and seats; the time for each change between them. */
export function JourneyCard({ reservation }: { reservation: RailReservation }) {
  const t = useText()
  const format = useFormat()
  const ways = waysOf(reservation)
  const [first] = ways
  if (!first) return null
  return (
    <Section
      title={t('booking.journey.title')}
      hint={t('booking.journey.local')}
      end={
        <span className="row wrap">
          {first.flexibilityType && <Badge tone="line">{t(flexibilityWords[first.flexibilityType])}</Badge>}
          {first.comfortType && <Badge tone="line">{t(comfortWords[first.comfortType])}</Badge>}
        </span>
      }
    >
      {ways.map(({ key, rides }) => (
        <div key={key} className="bk-way">
          {rides.map((ride) => (
            <Fragment key={ride.key}>
              {ride.wait !== undefined && (
                <p className="bk-change small">
                  {t('booking.journey.change', { station: ride.from, time: format.duration(ride.wait) })}
                </p>
              )}
              <RideRow ride={ride} />
            </Fragment>
          ))}
        </div>
      ))}
    </Section>
  )
}
