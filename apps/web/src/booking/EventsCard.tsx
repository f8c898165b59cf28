import { useText } from '../i18n/text.ts'
import { Moment } from '../moment/Moment.tsx'
import { Timeline } from '../ui/Timeline.tsx'
import { type BookingEvent, eventsOf } from './events.ts'
import type { Booking } from './model.ts'

/** What happened and what ends by the clock of the reader, terms and travel by that of the place: each says so. */
function When({ at, now }: Pick<BookingEvent, 'at'> & { now: number }) {
  if ('instant' in at) return <Moment className="faint" kind="instant" at={at.instant} now={now} />
  if ('terms' in at) return <Moment className="faint" kind="terms" of={at.terms} />
  return <Moment className="faint" kind="local" at={at.local} />
}

export function EventsCard({ booking, now }: { booking: Booking; now: number }) {
  const t = useText()
  return (
    <section className="card pad screen-only" aria-labelledby="booking-events">
      <h2 className="h3 bk-events-t" id="booking-events">
        {t('booking.event.title')}
      </h2>
      <Timeline>
        {eventsOf(booking, now).map(({ key, word, about, at, isAhead }) => (
          <li key={key} className={isAhead ? 'next' : undefined}>
            <b className="semi">{t(word)}</b> <When at={at} now={now} />
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
