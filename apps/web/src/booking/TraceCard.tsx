import type { BookingDetailsRS } from '@portolan/contract/booking'
import { useFormat } from '../i18n/format.ts'
import { useText } from '../i18n/text.ts'
import { Price, SupplierPrice } from '../price/Price.tsx'
import { Section } from '../ui/Section.tsx'

type Traces = NonNullable<BookingDetailsRS['priceTrace']>

/**
 * How each price came about, from what the agency pays; the server tells it only to those who may see markups.
 * It is theirs alone: a sheet that is printed is handed to the client.
 */
export function TraceCard({ traces }: { traces: Traces }) {
  const t = useText()
  const format = useFormat()
  return (
    <Section className="screen-only" title={t('booking.trace.title')} hint={t('booking.trace.hint')}>
      {traces.map((trace, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the offers of a booking have no other name and never move
        <dl key={index} className="lines pad">
          <div>
            <dt>{t('booking.trace.price')}</dt>
            <dd>
              <SupplierPrice of={trace.price} />
            </dd>
          </div>
          <div className="sub">
            <dt>{t('booking.trace.taxes')}</dt>
            <dd>
              <SupplierPrice of={trace.taxes} />
            </dd>
          </div>
          <div className="sub">
            <dt>{t('booking.trace.rate', { day: format.date(trace.rateDate) })}</dt>
            <dd>
              <bdi dir="ltr">{trace.rate}</bdi>
            </dd>
          </div>
          <div className="tot">
            <dt>{t('booking.trace.selling')}</dt>
            <dd>
              <Price of={trace.selling} size="sm" />
            </dd>
          </div>
        </dl>
      ))}
    </Section>
  )
}
