import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useText } from '../i18n/text.ts'
import { InvoiceFields, useInvoiceForm } from '../payment/InvoiceFields.tsx'
import { invoiceToOf } from '../payment/invoice-form.ts'

export type InvoiceTo = ReturnType<typeof invoiceToOf>

/** Closed until somebody needs it: most invoices are written to who buys. */
export default function InvoiceTo({ orderId, onChange }: { orderId: string; onChange(invoiceTo: InvoiceTo): void }) {
  const t = useText()
  const { control, register, field } = useInvoiceForm(`invoice-${orderId}`, true)
  const typed = useWatch({ control })
  useEffect(() => onChange(invoiceToOf(typed)), [typed, onChange])
  return (
    <details className="card co-invoice" open={invoiceToOf(typed) !== undefined || undefined}>
      <summary className="semi">{t('invoice.title')}</summary>
      <p className="small muted">{t('invoice.hint')}</p>
      <div className="co-fields">
        <InvoiceFields register={register} field={field} />
      </div>
    </details>
  )
}
