import type { FieldPath } from 'react-hook-form'
import { useText } from '../i18n/text.ts'
import { useContractForm } from '../session/form.ts'
import { Field } from '../ui/Field.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { formOf, type InvoiceForm, invoiceSchema, type KnownBuyer } from './invoice-form.ts'

/** name: of the draft. */
export function useInvoiceForm(name: string, keepsDraft: boolean, known: KnownBuyer = {}) {
  const t = useText()
  return useContractForm({
    schema: invoiceSchema,
    name,
    defaults: formOf(known),
    labels: {
      company: t('invoice.company'),
      name: t('invoice.name'),
      taxNumber: t('invoice.taxNumber'),
      address: t('invoice.address'),
    },
    fieldOf: (pointer) => pointer.split('/').at(-1),
    keepsDraft,
  })
}

type Form = Pick<ReturnType<typeof useInvoiceForm>, 'register' | 'field'>

/** To whom an invoice is written. */
export function InvoiceFields({ register, field }: Form) {
  const t = useText()
  const input = (name: FieldPath<InvoiceForm>, complete: string, most: number) => (
    <Field label={t(`invoice.${name}`)} optional {...field(name)}>
      <TextInput autoComplete={complete} maxLength={most} dir="auto" {...register(name)} />
    </Field>
  )
  return (
    <>
      {input('company', 'organization', 200)}
      {input('name', 'name', 200)}
      {input('taxNumber', 'off', 40)}
      {input('address', 'street-address', 300)}
    </>
  )
}
