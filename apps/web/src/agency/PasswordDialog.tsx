import './form.css'
import type { EmployeeBasicInfo } from '@portolan/contract/agency'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useText } from '../i18n/text.ts'
import { useContractForm } from '../session/form.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { Field } from '../ui/Field.tsx'
import { PasswordInput } from '../ui/PasswordInput.tsx'
import { PasswordMeter } from '../ui/PasswordMeter.tsx'
import { toast } from '../ui/toast-store.ts'
import { useChangePassword } from './calls.ts'
import { nameOf } from './employee-list.ts'
import { twicePasswordForm } from './password-form.ts'

/** A new password for a colleague; its sessions end, and the next login asks for another one. */
export function PasswordDialog({ employee, onClose }: { employee: EmployeeBasicInfo; onClose(): void }) {
  const t = useText()
  const formId = useId()
  const { mutateAsync } = useChangePassword()
  const name = nameOf(employee)
  const { control, register, field, summary, failure, submit, busy } = useContractForm({
    schema: twicePasswordForm,
    name: 'agency-password',
    defaults: { newPassword: '', passwordAgain: '' },
    labels: { newPassword: t('agency.password.new'), passwordAgain: t('agency.password.again') },
  })
  const typed = useWatch({ control, name: 'newPassword' })
  const change = submit(async ({ newPassword }) => {
    await mutateAsync({ params: { username: employee.username }, body: { newPassword } })
    onClose()
    toast({ text: t('agency.password.changed', { name }) })
  })
  return (
    <Dialog
      title={t('agency.password.title', { name })}
      hint={t('agency.password.hint')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('agency.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} busy={busy}>
            {t('agency.password.change')}
          </Button>
        </>
      }
    >
      <form className="agency-form" id={formId} noValidate onSubmit={change}>
        <ErrorSummary {...summary} />
        {failure && <ErrorPanel title={failure.title} message={failure.message} />}
        <Field label={t('agency.password.new')} {...field('newPassword')}>
          <PasswordInput autoComplete="new-password" {...register('newPassword')} />
          <PasswordMeter password={typed} />
        </Field>
        <Field label={t('agency.password.again')} {...field('passwordAgain')}>
          <PasswordInput autoComplete="new-password" {...register('passwordAgain')} />
        </Field>
      </form>
    </Dialog>
  )
}
