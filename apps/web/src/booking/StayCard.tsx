import './goods.css'
import { timeOf } from '@portolan/domain/date'
import { useFormat } from '../i18n/format.ts'
import { useText } from '../i18n/text.ts'
import { PlaceMap } from '../map/PlaceMap.tsx'
import { Badge } from '../ui/Badge.tsx'
import { nightsOf } from '../ui/date-range.ts'
import { Section } from '../ui/Section.tsx'
import type { StayRoom, StayView } from './goods/goods.ts'
import { wordsOf } from './goods/words.ts'
import { type Booking, spanOfStay } from './model.ts'

function Room({ room: { number, type, meals, guests, confirmation, isCancelled } }: { room: StayRoom }) {
  const t = useText()
  return (
    <li className={isCancelled ? 'gone' : undefined}>
      <span className="row wrap">
        <b className="semi">{t('stay.roomFor', { number, guests: type })}</b>
        {isCancelled && <Badge>{t('booking.hotel.cancelled')}</Badge>}
      </span>
      <span className="small muted">{wordsOf(meals, t)}</span>
      {guests.length > 0 && (
        <span className="small bk-sleepers">
          {guests.map((guest, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two guests may have one name, always in this order
            <bdi key={index}>{guest}</bdi>
          ))}
        </span>
      )}
      {confirmation && (
        <span className="small">
          <span className="faint">{t('booking.hotel.number')}</span> <bdi dir="ltr">{confirmation}</bdi>
        </span>
      )}
    </li>
  )
}

/** The house, the nights, and every room with its guests and its number. */
export function StayCard({ stay, summary }: { stay: StayView; summary: Booking['summary'] }) {
  const t = useText()
  const format = useFormat()
  const { name, nameZhHK, address, place, imageUrl, checkIn, checkOut, rooms } = stay
  const span = spanOfStay(summary)
  const days = [
    { label: t('booking.hotel.checkIn'), day: checkIn, time: timeOf(span.travelStart ?? '') },
    { label: t('booking.hotel.checkOut'), day: checkOut, time: timeOf(span.travelEnd ?? '') },
  ]
  return (
    <Section
      title={t('booking.hotel.title')}
      hint={t('booking.journey.local')}
      end={<Badge tone="line">{t('booking.hotel.nights', { count: nightsOf(checkIn, checkOut) })}</Badge>}
    >
      <div className="pad bk-goods">
        <div className="bk-face">
          {imageUrl && <img src={imageUrl} alt="" loading="lazy" />}
          <div>
            <h3>
              <bdi>{name}</bdi>
            </h3>
            {nameZhHK && (
              <p lang="zh-HK">
                <bdi>{nameZhHK}</bdi>
              </p>
            )}
            {address && (
              <p className="small muted">
                <bdi>{address}</bdi>
              </p>
            )}
            <dl className="kv">
              {days.map(({ label, day, time }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {format.date(day)} {time && <bdi dir="ltr">{time}</bdi>}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        <ul className="bk-rooms">
          {rooms.map((room) => (
            <Room key={room.rph} room={room} />
          ))}
        </ul>
        {place && <PlaceMap place={place} name={name} />}
      </div>
    </Section>
  )
}
