import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { RichText, useText } from '../i18n/text.ts'
import { keepFocus } from '../session/keep-focus.ts'
import { settings } from '../session/settings.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { Field } from '../ui/Field.tsx'
import { Note } from '../ui/Note.tsx'
import { PasswordInput } from '../ui/PasswordInput.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import { DemoLogins } from './DemoLogins.tsx'
import { SingleSignOn } from './SingleSignOn.tsx'
import { loginFields, useLogin } from './use-login.ts'

interface Props {
  next: string | undefined
  /** Why one stands here, when it was not one's own wish. */
  notice: string | undefined
}

export function LoginForm({ next, notice }: Props) {
  const t = useText()
  const { problems, failure, setFailure, attempt, busy, captcha, check, submit } = useLogin(next)
  const form = useRef<HTMLFormElement>(null)
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  const labels = {
    username: t('account.username'),
    password: t('account.password'),
    captcha: t('account.captcha.label'),
  }
  const summary = loginFields.flatMap((field) => {
    const text = problems[field]
    return text ? [{ field: `login-${field}`, text: t('shell.form.problem', { label: labels[field], text }) }] : []
  })
  return (
    <form className="auth-form" ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <div>
        <h1>{t('account.login.title')}</h1>
        <p>
          <RichText
            id="account.login.new"
            values={{
              link: (text) => (
                <Link key="link" to="/register">
                  {text}
                </Link>
              ),
            }}
          />
        </p>
      </div>
      {notice && !failure && <Note>{notice}</Note>}
      <div ref={alert} hidden={!failure}>
        {failure && <ErrorPanel message={failure} />}
      </div>
      <ErrorSummary problems={attempt > 0 ? summary : []} attempt={attempt} />
      <Field label={labels.username} id="login-username" error={problems.username}>
        <TextInput
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          onBlur={({ target }) => check('username', target.value)}
        />
      </Field>
      <Field
        label={labels.password}
        id="login-password"
        error={problems.password}
        action={
          <Link className="link" to="/forgot-password">
            {t('account.login.forgot')}
          </Link>
        }
      >
        <PasswordInput
          name="password"
          autoComplete="current-password"
          onBlur={({ target }) => check('password', target.value)}
        />
      </Field>
      <CaptchaField
        captcha={captcha}
        error={problems.captcha}
        onLeave={() => check('captcha', String(new FormData(form.current ?? undefined).get('captcha') ?? ''))}
      />
      <Button
        type="submit"
        onMouseDown={keepFocus}
        variant="primary"
        size="lg"
        block
        busy={busy || captcha.state.kind === 'working'}
      >
        {t('account.login.submit')}
      </Button>
      {settings.sso && <SingleSignOn next={next} onFailure={setFailure} />}
      {settings.demo && <DemoLogins form={form} />}
    </form>
  )
}
