import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useText } from '../i18n/text.ts'
import { useContractForm } from '../session/form.ts'
import { PhoneField } from '../traveler/PhoneField.tsx'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { Field } from '../ui/Field.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { toast } from '../ui/toast-store.ts'
import { useChangeContact } from './calls.ts'
import { contactChange, contactFieldOf, contactOf, contactSchema } from './contact-form.ts'
import type { Booking } from './model.ts'

/** Whom we reach about this booking; what is on the tickets stays as it is. */
export default function ContactDialog({ booking, onClose }: { booking: Booking; onClose(): void }) {
  const t = useText()
  const formId = useId()
  const { mutateAsync } = useChangeContact()
  const { control, register, field, summary, failure, submit, busy } = useContractForm({
    schema: contactSchema,
    name: 'booking-contact',
    defaults: contactOf(booking),
    labels: { email: t('traveler.email'), phoneCode: t('traveler.phoneCode'), phoneNumber: t('traveler.phone') },
    fieldOf: contactFieldOf,
    keepsDraft: false,
  })
  const phoneCode = useWatch({ control, name: 'phoneCode' })
  const change = submit(async (values) => {
    await mutateAsync({ params: { id: booking.summary.bookingId }, body: contactChange(values) })
    onClose()
    toast({ text: t('booking.contact.saved') })
  })
  return (
    <Dialog
      title={t('booking.contact.edit')}
      hint={t('booking.contact.hint')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('booking.back')}</Button>
          <Button variant="primary" type="submit" form={formId} busy={busy}>
            {t('booking.contact.save')}
          </Button>
        </>
      }
    >
      <form className="bk-form" id={formId} noValidate onSubmit={(event) => void change(event)}>
        <ErrorSummary {...summary} />
        {failure && <ErrorPanel title={failure.title} message={failure.message} />}
        <Field label={t('traveler.email')} {...field('email')}>
          <TextInput type="email" inputMode="email" autoComplete="email" dir="ltr" {...register('email')} />
        </Field>
        <PhoneField
          code={phoneCode}
          codeField={{ ...register('phoneCode'), ...field('phoneCode') }}
          numberField={{ ...register('phoneNumber'), ...field('phoneNumber') }}
          optional
        />
      </form>
    </Dialog>
  )
}
