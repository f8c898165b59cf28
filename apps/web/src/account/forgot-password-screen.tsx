import { passwordResetForm } from '@portolan/contract/account'
import { useState } from 'react'
import { RichText, useText } from '../i18n/text.ts'
import { useContractForm } from '../session/form.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { mailResetLink } from './calls.ts'
import { FormTop } from './FormTop.tsx'
import { MailAddress } from './MailAddress.tsx'
import { BackToLogin, MailSent } from './MailSent.tsx'
import { ResetSteps } from './ResetSteps.tsx'

function ForgotForm({ onSent }: { onSent(email: string): void }) {
  const t = useText()
  const form = useContractForm({
    schema: passwordResetForm,
    name: 'forgot-password',
    defaults: { email: '' },
    labels: { email: t('account.email') },
  })
  const ask = async ({ email }: { email: string }) => {
    await mailResetLink(email)
    onSent(email)
  }
  return (
    <form className="auth-form" onSubmit={(event) => void form.submit(ask)(event)} noValidate>
      <ResetSteps current="email" />
      <div>
        <h1>{t('account.forgot.title')}</h1>
        <p>{t('account.forgot.text')}</p>
      </div>
      <FormTop form={form} />
      <Field label={t('account.email')} {...form.field('email')}>
        <TextInput type="email" autoComplete="email" dir="ltr" {...form.register('email')} />
      </Field>
      <Button {...form.button} variant="primary" size="lg" block>
        {t('account.forgot.submit')}
      </Button>
      <BackToLogin />
    </form>
  )
}

export default function ForgotPasswordScreen() {
  const t = useText()
  const [email, setEmail] = useState<string>()
  return (
    <AuthFrame saying={t('account.forgot.saying')} sentence={t('account.forgot.sentence')}>
      {email === undefined ? (
        <ForgotForm onSent={setEmail} />
      ) : (
        <MailSent
          top={<ResetSteps current="link" />}
          text={
            <RichText id="account.forgot.sent" values={{ email: <MailAddress key="email">{email}</MailAddress> }} />
          }
          more={t('account.forgot.noMailbox')}
          onAgain={() => mailResetLink(email)}
          onAnother={() => setEmail(undefined)}
        />
      )}
    </AuthFrame>
  )
}
