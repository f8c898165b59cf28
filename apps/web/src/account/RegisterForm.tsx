import './new-password.css'
import { Link } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { RichText, useSpeech, useText } from '../i18n/text.ts'
import { useContractForm } from '../session/form.ts'
import { NameFields } from '../traveler/NameFields.tsx'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Field } from '../ui/Field.tsx'
import { PasswordInput } from '../ui/PasswordInput.tsx'
import { PasswordMeter } from '../ui/PasswordMeter.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { AcceptError } from './AcceptError.tsx'
import { openAccount } from './calls.ts'
import { FormTop } from './FormTop.tsx'
import { type Registration, registrationSchema } from './registration-schema.ts'

const empty: Registration = { firstName: '', lastName: '', email: '', password: '', accept: false }

/** What the answer needs to be asked for once more: the server keeps nothing until the address is confirmed. */
export interface Sent {
  email: string
  again(): Promise<unknown>
}

export function RegisterForm({ onSent }: { onSent(sent: Sent): void }) {
  const t = useText()
  const { language } = useSpeech()
  const form = useContractForm({
    schema: registrationSchema,
    name: 'register',
    defaults: empty,
    labels: {
      firstName: t('traveler.firstName'),
      lastName: t('traveler.lastName'),
      email: t('account.email'),
      password: t('account.password'),
      accept: t('account.register.acceptLabel'),
    },
  })
  const password = useWatch({ control: form.control, name: 'password' })
  const create = async ({ accept: _, ...registration }: Registration) => {
    const again = () => openAccount({ ...registration, preferredLanguage: language })
    await again()
    onSent({ email: registration.email, again })
  }
  return (
    <form className="auth-form" onSubmit={(event) => void form.submit(create)(event)} noValidate>
      <div>
        <h1>{t('account.register.title')}</h1>
        <p>
          <RichText
            id="account.register.known"
            values={{
              link: (text) => (
                <Link key="link" to="/login">
                  {text}
                </Link>
              ),
            }}
          />
        </p>
      </div>
      <FormTop form={form} />
      <div className="auth-two">
        <NameFields form={form} />
      </div>
      <Field label={t('account.email')} hint={t('account.register.emailHint')} {...form.field('email')}>
        <TextInput type="email" autoComplete="email" dir="ltr" {...form.register('email')} />
      </Field>
      <div className="newpw">
        <Field label={t('account.password')} {...form.field('password')}>
          <PasswordInput autoComplete="new-password" {...form.register('password')} />
        </Field>
        <PasswordMeter password={password} />
      </div>
      <div>
        <Checkbox
          id={form.field('accept').id}
          aria-invalid={form.errors.accept ? true : undefined}
          aria-describedby="register-accept-error"
          {...form.register('accept')}
          label={
            <RichText
              id="account.register.accept"
              values={{
                terms: (text) => (
                  <Link key="terms" to="/terms" target="_blank">
                    {text}
                  </Link>
                ),
                privacy: (text) => (
                  <Link key="privacy" to="/privacy" target="_blank">
                    {text}
                  </Link>
                ),
              }}
            />
          }
        />
        <AcceptError id="register-accept-error" text={form.errors.accept} />
      </div>
      <Button {...form.button} variant="primary" size="lg" block>
        {t('account.register.submit')}
      </Button>
    </form>
  )
}
