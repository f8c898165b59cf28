import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useText } from '../i18n/text.ts'
import { useContractForm } from '../session/form.ts'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { toast } from '../ui/toast-store.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { isBadLink, resetPassword } from './calls.ts'
import { FormTop } from './FormTop.tsx'
import { BackToLogin } from './MailSent.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { areSame, passwordTwice } from './password-schema.ts'
import { ResetSteps } from './ResetSteps.tsx'

const schema = z.strictObject(passwordTwice).check(areSame)

interface FormProps {
  token: string
  invited: boolean
  onBadLink(): void
}

function NewPasswordForm({ token, invited, onBadLink }: FormProps) {
  const t = useText()
  const navigate = useNavigate()
  const form = useContractForm({
    schema,
    name: 'reset-password',
    defaults: { newPassword: '', passwordAgain: '' },
    labels: { newPassword: t('account.newPassword'), passwordAgain: t('account.passwordAgain') },
  })
  const save = async ({ newPassword }: { newPassword: string }) => {
    try {
      await resetPassword(token, newPassword)
    } catch (error) {
      if (isBadLink(error)) return onBadLink()
      throw error
    }
    toast({ text: t('account.reset.saved') })
    await navigate({ to: '/login', replace: true })
  }
  return (
    <form className="auth-form" onSubmit={(event) => void form.submit(save)(event)} noValidate>
      {!invited && <ResetSteps current="password" />}
      <div>
        <h1>{t(invited ? 'account.reset.welcome' : 'account.reset.title')}</h1>
        <p>{t(invited ? 'account.reset.welcomeText' : 'account.reset.text')}</p>
      </div>
      <FormTop form={form} />
      <NewPasswordFields form={form} />
      <Button {...form.button} variant="primary" size="lg" block>
        {t('account.reset.submit')}
      </Button>
      <BackToLogin />
    </form>
  )
}

function BadLink({ invited }: { invited: boolean }) {
  const t = useText()
  return (
    <div className="auth-form">
      <div role="alert">
        <h1>{t('account.reset.badTitle')}</h1>
        <p>{t('account.reset.badText')}</p>
      </div>
      {invited && <p className="small muted">{t('account.reset.askOwner')}</p>}
      <Link className={buttonClass({ variant: 'primary', size: 'lg', block: true })} to="/forgot-password">
        {t('account.reset.askAgain')}
      </Link>
      <BackToLogin />
    </div>
  )
}

export default function ResetPasswordScreen() {
  const t = useText()
  const { token, invited: mark } = useSearch({ from: '/reset-password' })
  const [isBad, setBad] = useState(!token)
  const invited = mark !== undefined
  return (
    <AuthFrame
      saying={t(invited ? 'account.reset.welcomeSaying' : 'account.forgot.saying')}
      sentence={t(invited ? 'account.reset.welcomeSentence' : 'account.forgot.sentence')}
    >
      {token && !isBad ? (
        <NewPasswordForm token={token} invited={invited} onBadLink={() => setBad(true)} />
      ) : (
        <BadLink invited={invited} />
      )}
    </AuthFrame>
  )
}
