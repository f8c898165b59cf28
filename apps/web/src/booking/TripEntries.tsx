import './trip.css'
import { timeOf } from '@portolan/domain/date'
import { may } from '@portolan/domain/may'
import { Link } from '@tanstack/react-router'
import { CircleHelp, Search, TriangleAlert } from 'lucide-react'
import { Fragment } from 'react'
import { useFormat } from '../i18n/format.ts'
import { RichText, useText } from '../i18n/text.ts'
import { usePerson } from '../session/person.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Icon } from '../ui/Icon.tsx'
import { productIcon } from '../ui/product-icon.ts'
import { apart, wordsOf } from './goods/words.ts'
import { referenceOf } from './model.ts'
import { dayOf } from './moment.ts'
import { StatusBadge } from './StatusBadge.tsx'
import type { Clash, Gap, TripEntry } from './trip.ts'
import type { Stop } from './way-between.ts'

function ClashBox({ clash }: { clash: Clash }) {
  const t = useText()
  const format = useFormat()
  const other = apart(wordsOf(clash.with.title, t))
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
  const format = useFormat()
  const { booking, start, end, endWord, facts = [] } = entry
  const { summary } = booking
  const endDay = dayOf(end) === dayOf(start) ? '' : `${format.date(dayOf(end))} `
  const told = new Set(facts.map((fact) => wordsOf(fact, t)).filter((fact) => fact !== ''))
  return (
    <li className={entry.clash ? 'bk-ev bad' : 'bk-ev'}>
      <bdi className="bk-ev-t" dir="ltr">
        {timeOf(start)}
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
              <bdi>{wordsOf(entry.title, t)}</bdi>
            </Link>
          </h3>
          <StatusBadge of={summary} />
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
          {endWord && <span>{t(endWord, { time: endDay + timeOf(end) })}</span>}
          {[...told].map((fact) => (
            <bdi key={fact}>{fact}</bdi>
          ))}
          {summary.leadTraveler && <bdi>{summary.leadTraveler}</bdi>}
        </p>
        {entry.clash && <ClashBox clash={entry.clash} />}
      </div>
    </li>
  )
}

const isStation = ({ context = 'UIC' }: Stop): boolean => context === 'UIC'

/** Half a search fills in half the form: a beach is no place for a train. */
const searchOf = ({ from, to, at }: Gap) => ({
  ...(isStation(from) && { from: `UIC-${from.code}`, fromName: from.name }),
  ...(isStation(to) && { to: `UIC-${to.code}`, toName: to.name }),
  depart: dayOf(at),
})

/** Where nothing is booked, and the search that would fill it. */
function GapRow({ gap, day }: { gap: Gap; day: string }) {
  const t = useText()
  const mayFind = may(usePerson(), 'view', 'rail')
  const { from, to, at } = gap
  const values = { from: <bdi key="from">{from.name}</bdi>, to: <bdi key="to">{to.name}</bdi> }
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
        {mayFind && (isStation(from) || isStation(to)) && (
          <div>
            <Link className={buttonClass({ size: 'sm' })} to="/rail/ticket" search={searchOf(gap)}>
              <Icon of={Search} size="s" />
              {t('booking.trip.find')}
            </Link>
          </div>
        )}
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
