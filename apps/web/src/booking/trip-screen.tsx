import './trip.css'
import { todayIn } from '@portolan/domain/date'
import { CallError } from '../api/failure.ts'
import { useFormat } from '../i18n/format.ts'
import { useText } from '../i18n/text.ts'
import { JourneyMap } from '../map/JourneyMap.tsx'
import { PlaceMap } from '../map/PlaceMap.tsx'
import { settings } from '../session/settings.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Wait } from '../ui/Wait.tsx'
import { ClosedProducts } from './ClosedProducts.tsx'
import { useTrip } from './calls.ts'
import { NoTrips } from './NoTrips.tsx'
import { TripEntries } from './TripEntries.tsx'
import { tripOf } from './trip.ts'
import { tripPoints } from './trip-map.ts'

/** Everything ahead over all bookings, and what does not fit together. */
export default function TripScreen() {
  const t = useText()
  const format = useFormat()
  const today = todayIn(settings.timeZone, new Date())
  const { history, bookings } = useTrip(today)
  const days = tripOf(bookings, today)
  const points = tripPoints(days)
  const [first] = points
  const entries = days.flatMap((day) => day.entries)
  const clashes = entries.filter(({ clash }) => clash).length
  const gaps = entries.filter(({ gap }) => gap).length
  const { error } = history
  return (
    <div className="page top bk-trip">
      <h1>{t('booking.trip.title')}</h1>
      <p className="muted">
        {t('booking.trip.lead')}{' '}
        <span role="status">
          {clashes > 0 && t('booking.trip.clashes', { count: clashes })}{' '}
          {gaps > 0 && t('booking.trip.gaps', { count: gaps })}
        </span>
      </p>
      <ClosedProducts />
      {error ? (
        <ErrorPanel
          title={error instanceof CallError ? error.title : undefined}
          message={error.message}
          actions={<Button onClick={() => void history.refetch()}>{t('shell.failure.again')}</Button>}
        />
      ) : history.data === undefined ? (
        <Wait label={t('booking.list.loading')} skeleton={<Skeleton heights={[90, 90, 90]} widths={[100]} />} />
      ) : days.length === 0 ? (
        <NoTrips />
      ) : (
        <div className="bk-trip-cols">
          <div>
            {days.map(({ date, entries }) => (
              <section key={date} className="bk-tripday" aria-label={format.longDate(date)}>
                <h2>{format.date(date)}</h2>
                <TripEntries entries={entries} day={date} />
              </section>
            ))}
          </div>
          {first && (
            <aside className="card bk-trip-map" aria-label={t('booking.trip.map')}>
              {points.length > 1 ? (
                <JourneyMap points={points} />
              ) : (
                <PlaceMap place={first.place} name={first.name ?? ''} />
              )}
            </aside>
          )}
        </div>
      )}
    </div>
  )
}
