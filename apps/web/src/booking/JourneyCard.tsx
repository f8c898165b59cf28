import { timeOf } from '@portolan/domain/date'
import { Fragment } from 'react'
import { useFormat } from '../i18n/format.ts'
import { useText } from '../i18n/text.ts'
import { Badge } from '../ui/Badge.tsx'
import { Section } from '../ui/Section.tsx'
import type { GoodsView, Ride } from './goods/goods.ts'
import { wordsOf } from './goods/words.ts'
import { dayOf } from './moment.ts'

function Places({ places, noPlace }: Pick<Ride, 'places' | 'noPlace'>) {
  const t = useText()
  if (places.length === 0) return <span className="faint">{wordsOf(noPlace, t)}</span>
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
          <bdi className="small muted">{ride.from.name}</bdi>
          {ride.fromNote && <div className="xs faint">{wordsOf(ride.fromNote, t)}</div>}
        </div>
        <div className="bk-track">
          <bdi dir="ltr">{ride.service}</bdi>
          <span className="bk-line" aria-hidden="true" />
          {ride.operator && <bdi>{ride.operator}</bdi>}
        </div>
        <div>
          <div className="bk-t">
            <bdi dir="ltr">{timeOf(ride.arrival)}</bdi>
            {nights > 0 && <span className="vh"> {t('booking.journey.later', { days: nights })}</span>}
            {nights > 0 && <sup aria-hidden="true">{`+${nights}`}</sup>}
          </div>
          <bdi className="small muted">{ride.to.name}</bdi>
          {ride.toNote && <div className="xs faint">{wordsOf(ride.toNote, t)}</div>}
        </div>
      </div>
      <div className="small bk-seats">
        <Places places={ride.places} noPlace={ride.noPlace} />
      </div>
    </div>
  )
}

function Tickets({ tickets }: Pick<GoodsView, 'tickets'>) {
  const t = useText()
  if (tickets.length === 0) return null
  return (
    <ul className="bk-tickets small">
      {tickets.map(({ name, number }) => (
        <li key={number}>
          <span className="muted">{t('booking.journey.ticket')}</span> <bdi dir="ltr">{number}</bdi>
          {name && <bdi className="faint">{name}</bdi>}
        </li>
      ))}
    </ul>
  )
}

/** Every train or flight with its times and seats; the time for each change between them. */
export function JourneyCard({ goods: { ways, marks, tickets } }: { goods: GoodsView }) {
  const t = useText()
  const format = useFormat()
  if (ways.length === 0) return null
  return (
    <Section
      title={t('booking.journey.title')}
      hint={t('booking.journey.local')}
      end={
        <span className="row wrap">
          {marks.map((mark) => (
            <Badge tone="line" key={mark}>
              {t(mark)}
            </Badge>
          ))}
        </span>
      }
    >
      {ways.map(({ key, rides }) => (
        <div key={key} className="bk-way">
          {rides.map((ride) => (
            <Fragment key={ride.key}>
              {ride.wait !== undefined && (
                <p className="bk-change small">
                  {t('booking.journey.change', { station: ride.from.name, time: format.duration(ride.wait) })}
                </p>
              )}
              <RideRow ride={ride} />
            </Fragment>
          ))}
        </div>
      ))}
      <Tickets tickets={tickets} />
    </Section>
  )
}
