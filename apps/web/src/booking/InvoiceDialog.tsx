import type { InvoiceSummary } from '@portolan/contract/booking-papers'
import { useId } from 'react'
import { useText } from '../i18n/text.ts'
import { InvoiceFields, useInvoiceForm } from '../payment/InvoiceFields.tsx'
import { invoiceToOf } from '../payment/invoice-form.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { toast } from '../ui/toast-store.ts'
import { useCorrectInvoice } from './calls.ts'

interface Props {
  bookingId: string
  invoice: InvoiceSummary
  onClose(): void
}

/** To somebody else: the old one is credited, and a new one is issued. */
export default function InvoiceDialog({ bookingId, invoice, onClose }: Props) {
  const t = useText()
  const formId = useId()
  const { mutateAsync } = useCorrectInvoice()
  const { register, field, summary, failure, submit, busy } = useInvoiceForm('booking-invoice', false, invoice.billedTo)
  const correct = submit(async (values) => {
    const params = { id: bookingId, documentId: invoice.documentId }
    await mutateAsync({ params, body: invoiceToOf(values) ?? {} })
    onClose()
    toast({ text: t('invoice.corrected') })
  })
  return (
    <Dialog
      title={t('invoice.change', { number: invoice.number })}
      hint={t('invoice.changeHint')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('booking.back')}</Button>
          <Button variant="primary" type="submit" form={formId} busy={busy}>
            {t('invoice.issue')}
          </Button>
        </>
      }
    >
      <form className="bk-form" id={formId} noValidate onSubmit={(event) => void correct(event)}>
        <ErrorSummary {...summary} />
        {failure && <ErrorPanel title={failure.title} message={failure.message} />}
        <InvoiceFields register={register} field={field} />
      </form>
    </Dialog>
  )
}
