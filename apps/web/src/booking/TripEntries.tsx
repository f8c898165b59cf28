import './trip.css'
import { Link } from '@tanstack/react-router'
import { CircleHelp, Search, TriangleAlert } from 'lucide-react'
import { Fragment } from 'react'
import { useFormat } from '../i18n/format.ts'
import { RichText, useText } from '../i18n/text.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Icon } from '../ui/Icon.tsx'
import { productIcon } from '../ui/product-icon.ts'
import { referenceOf } from './model.ts'
import { dayOf, timeOf } from './moment.ts'
import { StatusBadge } from './StatusBadge.tsx'
import type { Clash, Gap, TripEntry } from './trip.ts'
import type { Stop } from './way-between.ts'

const apart = (text: string): string => `\u2068${text}\u2069`

function ClashBox({ clash }: { clash: Clash }) {
  const t = useText()
  const format = useFormat()
  const other = apart(clash.with.title)
  return (
    <p className="bk-clash small">
      <Icon of={TriangleAlert} size="s" />
      <span>
        {clash.kind === 'sameTime'
          ? t('booking.trip.sameTime', { other })
          : t('booking.trip.tooShort', {
              other,
              time: format.duration(clash.minutes ?? 0),
              needed: format.duration(clash.needed ?? 0),
            })}
      </span>
    </p>
  )
}

function Entry({ entry }: { entry: TripEntry }) {
  const t = useText()
  const { summary } = entry.booking
  const time = timeOf(entry.start)
  return (
    <li className={entry.clash ? 'bk-ev bad' : 'bk-ev'}>
      <bdi className="bk-ev-t" dir="ltr">
        {time === '00:00' ? '' : time}
      </bdi>
      <span className="bk-ev-i">
        <Icon of={productIcon[summary.productType]} size="s" />
      </span>
      <div className="bk-ev-b">
        <div className="row wrap g3">
          <h3>
            <Link
              to="/booking/$product/view"
              params={{ product: summary.productType }}
              search={{ id: referenceOf(summary).id }}
            >
              <bdi>{entry.title}</bdi>
            </Link>
          </h3>
          <StatusBadge status={summary.status} />
        </div>
        <p className="small muted bk-ev-w">
          {entry.detail && <bdi dir="ltr">{entry.detail}</bdi>}
          {entry.places?.map(({ coach, seats }) => (
            <span key={coach ?? ''}>
              {coach && t('booking.journey.coach', { coach })}{' '}
              {seats.length > 0 && (
                <>
                  {t('booking.journey.seats', { count: seats.length })} <bdi dir="ltr">{seats.join(', ')}</bdi>
                </>
              )}
            </span>
          ))}
          {entry.from && <span>{t('booking.trip.arrives', { time: timeOf(entry.end) })}</span>}
          {summary.leadTraveler && <bdi>{summary.leadTraveler}</bdi>}
        </p>
        {entry.clash && <ClashBox clash={entry.clash} />}
      </div>
    </li>
  )
}

const addressOf = ({ code, context }: Stop): string => `${context ?? 'UIC'}-${code}`

/** Where nothing is booked, and the search that would fill it. */
function GapRow({ gap: { from, to, at }, day }: { gap: Gap; day: string }) {
  const t = useText()
  const values = { from: <bdi key="from">{from.name}</bdi>, to: <bdi key="to">{to.name}</bdi> }
  const ends = { from: addressOf(from), fromName: from.name, to: addressOf(to), toName: to.name }
  return (
    <li className="bk-ev gap">
      <bdi className="bk-ev-t" dir="ltr">
        {dayOf(at) === day ? timeOf(at) : ''}
      </bdi>
      <span className="bk-ev-i">
        <Icon of={CircleHelp} size="s" />
      </span>
      <div className="bk-ev-b">
        <h3>
          <RichText id="booking.trip.gap" values={values} />
        </h3>
        <p className="small muted">{t('booking.trip.gapText')}</p>
        <div>
          <Link className={buttonClass({ size: 'sm' })} to="/rail/ticket" search={{ ...ends, depart: dayOf(at) }}>
            <Icon of={Search} size="s" />
            {t('booking.trip.find')}
          </Link>
        </div>
      </div>
    </li>
  )
}

/** What one day brings, and what it lacks. */
export function TripEntries({ entries, day }: { entries: readonly TripEntry[]; day: string }) {
  return (
    <ol className="bk-evs">
      {entries.map((entry) => (
        <Fragment key={entry.key}>
          {entry.gap && <GapRow gap={entry.gap} day={day} />}
          <Entry entry={entry} />
        </Fragment>
      ))}
    </ol>
  )
}
