import './transfer.css'
import { localeOf } from '@portolan/domain/language'
import { useFormat } from '../i18n/format.ts'
import type { MessageId } from '../i18n/messages.ts'
import { type Say, useSpeech, useText } from '../i18n/text.ts'
import { RideMap } from '../map/RideMap.tsx'
import { Badge } from '../ui/Badge.tsx'
import type { TransferView, TransferWay } from './goods/goods.ts'
import { dayOf, timeOf } from './moment.ts'
import { Section } from './Section.tsx'

const levels: Readonly<Record<TransferView['level'], MessageId>> = {
  Shared: 'booking.transfer.shared',
  Private: 'booking.transfer.private',
  Premium: 'booking.transfer.premium',
}

/** '2 adults, 1 child, 4 bags': what there is none of goes unsaid. */
function partyWords({ adults, children, bags, childSeats }: TransferView['party'], t: Say, locale: string): string {
  const parts = [
    t('booking.transfer.adults', { count: adults }),
    children > 0 && t('booking.transfer.children', { count: children }),
    bags > 0 && t('booking.transfer.bags', { count: bags }),
    childSeats > 0 && t('booking.transfer.seats', { count: childSeats }),
  ]
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(parts.filter((part) => part !== false))
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
        <span>{t('booking.transfer.way', { from: `\u2068${from.name}\u2069`, to: `\u2068${to.name}\u2069` })}</span>
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

function Facts({ transfer: { party, waitMinutes, instructions, phone } }: { transfer: TransferView }) {
  const t = useText()
  const format = useFormat()
  const locale = localeOf(useSpeech().language)
  const facts = [
    { label: t('booking.transfer.party'), value: partyWords(party, t, locale) },
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
      <div className="pad bk-transfer">
        <div className="bk-car">
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
