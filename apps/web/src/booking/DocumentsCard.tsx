import type { InvoiceSummary } from '@portolan/contract/booking-papers'
import { CalendarPlus, FileText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { needTexts } from '../i18n/store.ts'
import { useText } from '../i18n/text.ts'
import { Icon } from '../ui/Icon.tsx'
import { Section } from '../ui/Section.tsx'
import { documentsOf } from './documents.ts'
import { InvoiceItem } from './InvoiceItem.tsx'
import type { Booking } from './model.ts'

const InvoiceDialog = lazy(async () => {
  await needTexts('invoice')
  return import('./InvoiceDialog.tsx')
})

/** Plain links: the browser shows or keeps the file as its owner likes. */
export function DocumentsCard({ booking }: { booking: Booking }) {
  const t = useText()
  const [changing, setChanging] = useState<InvoiceSummary>()
  const documents = documentsOf(booking)
  const { invoices = [] } = booking.facts
  const { bookingId } = booking.summary
  if (documents.length === 0 && invoices.length === 0) return null
  return (
    <Section className="screen-only" title={t('booking.document.title')}>
      <ul className="bk-docs">
        {documents.map(({ id, word, href, withoutPrice, keepsOnTheSpot }) => (
          <li key={id}>
            <Icon of={id === 'calendar' ? CalendarPlus : FileText} />
            <span className="grow">
              <a className="semi small" href={href} download>
                {t(word)}
              </a>
              {withoutPrice && (
                <a className="xs" href={withoutPrice} download>
                  {t('booking.document.withoutPrice', { document: t(word) })}
                </a>
              )}
              {keepsOnTheSpot && <span className="xs faint">{t('booking.document.onTheSpot')}</span>}
            </span>
          </li>
        ))}
        {invoices.map((invoice) => (
          <InvoiceItem
            key={invoice.documentId}
            bookingId={bookingId}
            invoice={invoice}
            onChange={() => setChanging(invoice)}
          />
        ))}
      </ul>
      <Suspense>
        {changing && <InvoiceDialog bookingId={bookingId} invoice={changing} onClose={() => setChanging(undefined)} />}
      </Suspense>
    </Section>
  )
}
