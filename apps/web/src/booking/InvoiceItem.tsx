import type { InvoiceSummary } from '@portolan/contract/booking-papers'
import { FileText } from 'lucide-react'
import { documentAddress } from '../api/document-address.ts'
import { useFormat } from '../i18n/format.ts'
import { RichText, useText } from '../i18n/text.ts'
import { useMoments } from '../moment/use-moments.ts'
import { Price } from '../price/Price.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

interface Props {
  bookingId: string
  invoice: InvoiceSummary
  /** Asked for where it may be written to somebody else. */
  onChange(): void
}

/** Year and number in their order, also where the text runs from right to left. */
const numberOf = (number: string) => (
  <bdi key="number" dir="ltr">
    {number}
  </bdi>
)

/** An invoice or a credit note by its number. */
export function InvoiceItem({ bookingId, invoice, onChange }: Props) {
  const t = useText()
  const format = useFormat()
  const moments = useMoments()
  const { kind, number, documentId, issuedOn, total, bookings, invoiceNumber, correctable } = invoice
  return (
    <li>
      <Icon of={FileText} />
      <span className="grow">
        <a className="semi small" href={documentAddress(bookingId, documentId)} download>
          <RichText
            id={kind === 'invoice' ? 'booking.document.invoice' : 'booking.document.creditNote'}
            values={{ number: numberOf(number) }}
          />
        </a>
        <span className="xs faint">
          {moments.shopHeading(format.date(issuedOn))} · <Price of={total} />
          {bookings !== undefined && ` · ${t('booking.document.covers', { count: bookings })}`}
          {invoiceNumber && (
            <>
              {' · '}
              <RichText id="booking.document.ofInvoice" values={{ number: numberOf(invoiceNumber) }} />
            </>
          )}
        </span>
        {correctable && (
          <Button variant="ghost" size="sm" onClick={onChange}>
            {t('booking.document.changeInvoice')}
          </Button>
        )}
      </span>
    </li>
  )
}
