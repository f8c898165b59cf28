import type { RailReservation } from '@portolan/contract/rail-journey'
import { useFormat } from '../i18n/format.ts'
import { useText } from '../i18n/text.ts'
import { Section } from '../ui/Section.tsx'

type Pass = NonNullable<RailReservation['itinerary']['pass']>

/** What a pass is: its name, its class and the first day on which it may be used. */
export function PassCard({ pass }: { pass: Pass }) {
  const t = useText()
  const format = useFormat()
  return (
    <Section title={t('booking.pass.title')}>
      <dl className="lines pad">
        <div>
          <dt>{t('booking.pass.name')}</dt>
          <dd>
            <bdi>{pass.label}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('booking.pass.class')}</dt>
          <dd>{t(pass.class === '1' ? 'rail.class.1' : 'rail.class.2')}</dd>
        </div>
        <div>
          <dt>{t('booking.pass.start')}</dt>
          <dd>{format.longDate(pass.startDate)}</dd>
        </div>
      </dl>
    </Section>
  )
}
