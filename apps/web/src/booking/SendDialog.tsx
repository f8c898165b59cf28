import { emailAddress } from '@portolan/contract/account'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { useText } from '../i18n/text.ts'
import { useContractForm } from '../session/form.ts'
import { usePerson } from '../session/person.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { Field } from '../ui/Field.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { toast } from '../ui/toast-store.ts'
import { useResend } from './calls.ts'
import { contactOf } from './contact-form.ts'
import type { Booking } from './model.ts'

const schema = z.object({ email: emailAddress })

/** The server compares addresses in the same way when it decides what the mail lets its reader do. */
const isSameAddress = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** The documents by mail once more, to the contact or to somebody else; an agency's client has none before. */
export default function SendDialog({ booking, onClose }: { booking: Booking; onClose(): void }) {
  const t = useText()
  const formId = useId()
  const { mutateAsync } = useResend()
  const contact = contactOf(booking).email
  const { control, register, field, summary, failure, submit, busy } = useContractForm({
    schema,
    name: 'booking-send',
    defaults: { email: contact },
    labels: { email: t('traveler.email') },
    keepsDraft: false,
  })
  const typed = useWatch({ control, name: 'email' })
  const isAgencys = usePerson().kind === 'employee'
  const others = isSameAddress(typed, contact) ? undefined : t('booking.send.someoneElse')
  const hint = isAgencys ? t('booking.send.inAgencyName') : others
  const mail = submit(async ({ email }) => {
    await mutateAsync({ params: { id: booking.summary.bookingId }, body: { email } })
    onClose()
    toast({ text: t('booking.send.sent') })
  })
  return (
    <Dialog
      title={t(isAgencys ? 'booking.send.toTraveler' : 'booking.send.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('booking.back')}</Button>
          <Button variant="primary" type="submit" form={formId} busy={busy}>
            {t('booking.send.send')}
          </Button>
        </>
      }
    >
      <form className="bk-form" id={formId} noValidate onSubmit={(event) => void mail(event)}>
        <ErrorSummary {...summary} />
        {failure && <ErrorPanel title={failure.title} message={failure.message} />}
        <Field label={t('traveler.email')} hint={hint} {...field('email')}>
          <TextInput type="email" inputMode="email" autoComplete="email" dir="ltr" {...register('email')} />
        </Field>
      </form>
    </Dialog>
  )
}
