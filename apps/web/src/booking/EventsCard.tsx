import { useFormat } from '../i18n/format.ts'
import { useText } from '../i18n/text.ts'
import { settings } from '../session/settings.ts'
import { Timeline } from '../ui/Timeline.tsx'
import { type BookingEvent, eventsOf } from './events.ts'
import type { Booking } from './model.ts'
import { dayOf, timeOf } from './moment.ts'

/** What happened by the shop's clock like the booking's date, what ends by the browser's, trains by that of the place. */
function When({ at, isAhead, now }: Pick<BookingEvent, 'at' | 'isAhead'> & { now: number }) {
  const format = useFormat()
  const zone = isAhead ? Intl.DateTimeFormat().resolvedOptions().timeZone : settings.timeZone
  return (
    <bdi className="faint">
      {'instant' in at
        ? format.moment(new Date(at.instant), zone, new Date(now))
        : `${format.date(dayOf(at.local))} ${timeOf(at.local)}`}
    </bdi>
  )
}

export function EventsCard({ booking, now }: { booking: Booking; now: number }) {
  const t = useText()
  return (
    <section className="card pad" aria-labelledby="booking-events">
      <h2 className="h3 bk-events-t" id="booking-events">
        {t('booking.event.title')}
      </h2>
      <Timeline>
        {eventsOf(booking, now).map(({ key, word, about, at, isAhead }) => (
          <li key={key} className={isAhead ? 'next' : undefined}>
            <b className="semi">{t(word)}</b> <When at={at} isAhead={isAhead} now={now} />
            {about && (
              <span className="muted">
                <bdi>{about}</bdi>
              </span>
            )}
          </li>
        ))}
      </Timeline>
    </section>
  )
}
