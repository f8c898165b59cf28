import './goods.css'
import { timeOf } from '@portolan/domain/date'
import { localeOf } from '@portolan/domain/language'
import { useFormat } from '../i18n/format.ts'
import { useSpeech, useText } from '../i18n/text.ts'
import { PlaceMap } from '../map/PlaceMap.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Section } from '../ui/Section.tsx'
import type { ActivityView } from './goods/goods.ts'
import { wordsOf } from './goods/words.ts'
import { dayOf, minutesBetween } from './moment.ts'

/** What was booked, when and where to be, who takes part, and the number of its voucher. */
export function ActivityCard({ activity }: { activity: ActivityView }) {
  const t = useText()
  const format = useFormat()
  const locale = localeOf(useSpeech().language)
  const { name, groupName, start, end, from, to, place, languages, participants, imageUrl, voucher } = activity
  const listed = new Intl.ListFormat(locale, { type: 'unit', style: 'short' })
  const who = participants.map((one) => wordsOf(one, t))
  const facts: readonly (readonly [label: string, value: string])[] = [
    [t('booking.activity.from'), from],
    [t('booking.activity.to'), to],
    [t('booking.activity.participants'), listed.format(who)],
    [t('booking.activity.languages'), listed.format(languages.map(format.language))],
    [t('booking.activity.voucher'), voucher ?? ''],
  ]
  return (
    <Section
      title={t('booking.activity.title')}
      hint={t('booking.journey.local')}
      end={<Badge tone="line">{format.duration(minutesBetween(start, end))}</Badge>}
    >
      <div className="pad bk-goods">
        <div className="bk-face">
          {imageUrl && <img src={imageUrl} alt="" loading="lazy" />}
          <div>
            <h3>
              <bdi>{name}</bdi>
            </h3>
            <p className="small muted">{groupName}</p>
            <p className="bk-hours">
              <b className="semi">{format.longDate(dayOf(start))}</b>{' '}
              <bdi dir="ltr">
                {timeOf(start)} – {timeOf(end)}
              </bdi>
            </p>
          </div>
        </div>
        <dl className="kv">
          {facts
            .filter(([, value]) => value !== '')
            .map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
        </dl>
        {place && <PlaceMap place={place} name={from} />}
      </div>
    </Section>
  )
}
