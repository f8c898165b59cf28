import './goods.css'
import { timeOf } from '@portolan/domain/date'
import { localeOf } from '@portolan/domain/language'
import { useFormat } from '../i18n/format.ts'
import type { MessageId } from '../i18n/messages.ts'
import { useSpeech, useText } from '../i18n/text.ts'
import { RideMap } from '../map/RideMap.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Section } from '../ui/Section.tsx'
import type { TransferView, TransferWay } from './goods/goods.ts'
import { apart, wordsOf } from './goods/words.ts'
import { dayOf } from './moment.ts'

const levels: Readonly<Record<TransferView['level'], MessageId>> = {
  Shared: 'booking.transfer.shared',
  Private: 'booking.transfer.private',
  Premium: 'booking.transfer.premium',
}

function Way({ way }: { way: TransferWay }) {
  const t = useText()
  const format = useFormat()
  const { from, to, at, minutes, kilometres, flight, meetingPoint } = way
  const far = { distance: format.distance(kilometres), time: format.duration(minutes) }
  return (
    <li>
      <p className="bk-drive">
        <b className="semi">
          {format.date(dayOf(at))} <bdi dir="ltr">{timeOf(at)}</bdi>
        </b>
        <span>{t('booking.transfer.way', { from: apart(from.name), to: apart(to.name) })}</span>
      </p>
      <dl className="kv">
        <div>
          <dt>{t('booking.transfer.meeting')}</dt>
          <dd>
            <bdi>{meetingPoint}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('booking.transfer.length')}</dt>
          <dd>{t('booking.transfer.far', far)}</dd>
        </div>
        {flight && (
          <div>
            <dt>{t('booking.transfer.flight')}</dt>
            <dd>
              <bdi dir="ltr">{flight}</bdi>
            </dd>
          </div>
        )}
      </dl>
    </li>
  )
}

function Facts({ transfer: { riders, waitMinutes, instructions, phone } }: { transfer: TransferView }) {
  const t = useText()
  const format = useFormat()
  const listed = new Intl.ListFormat(localeOf(useSpeech().language), { type: 'unit', style: 'short' })
  const facts = [
    { label: t('booking.transfer.party'), value: listed.format(riders.map((one) => wordsOf(one, t))) },
    { label: t('booking.transfer.wait'), value: format.duration(waitMinutes) },
    instructions && { label: t('booking.transfer.instructions'), value: <bdi>{instructions}</bdi> },
    phone && {
      label: t('booking.transfer.phone'),
      value: (
        <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      ),
    },
  ].filter((fact) => typeof fact === 'object')
  return (
    <dl className="kv">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The car, every way with its meeting point, who rides, and whom to call. */
export function TransferCard({ transfer }: { transfer: TransferView }) {
  const t = useText()
  const { name, count, level, imageUrl, ways } = transfer
  const [first] = ways
  const { from, to } = first ?? {}
  return (
    <Section
      title={t('booking.transfer.title')}
      hint={t('booking.journey.local')}
      end={<Badge tone="line">{t(levels[level])}</Badge>}
    >
      <div className="pad bk-goods">
        <div className="bk-face">
          {imageUrl && <img src={imageUrl} alt="" loading="lazy" />}
          <div>
            <h3>{count > 1 ? t('booking.transfer.several', { count, name }) : name}</h3>
            <Facts transfer={transfer} />
          </div>
        </div>
        <ol className="bk-drives">
          {ways.map((way) => (
            <Way key={way.key} way={way} />
          ))}
        </ol>
        {from?.place && to?.place && (
          <RideMap from={{ place: from.place, name: from.name }} to={{ place: to.place, name: to.name }} />
        )}
      </div>
    </Section>
  )
}
