import './new-password.css'
import { Check } from 'lucide-react'
import { type Control, type UseFormRegister, useWatch } from 'react-hook-form'
import { useText } from '../i18n/text.ts'
import { Field } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PasswordInput } from '../ui/PasswordInput.tsx'
import { PasswordMeter } from '../ui/PasswordMeter.tsx'

interface Props<Values extends { newPassword: string; passwordAgain: string }> {
  form: {
    control: Control<Values, unknown, Values>
    register: UseFormRegister<Values>
    field(name: 'newPassword' | 'passwordAgain'): { id: string; error: string | undefined }
  }
}

/** The new password with its meter, and once more: a slip of the finger would lock its owner out. */
export function NewPasswordFields<Values extends { newPassword: string; passwordAgain: string }>({
  form,
}: Props<Values>) {
  const t = useText()
  const { control, register, field } = form as unknown as Props<{ newPassword: string; passwordAgain: string }>['form']
  const [password = '', again = ''] = useWatch({ control, name: ['newPassword', 'passwordAgain'] })
  const same = again !== '' && again === password
  // Changing the first also judges the second, but not before anything stands there.
  const deps = again === '' ? [] : (['passwordAgain'] as const)
  return (
    <>
      <div className="newpw">
        <Field label={t('account.newPassword')} {...field('newPassword')}>
          <PasswordInput autoComplete="new-password" {...register('newPassword', { deps: [...deps] })} />
        </Field>
        <PasswordMeter password={password} />
      </div>
      <div className="newpw">
        <Field label={t('account.passwordAgain')} {...field('passwordAgain')}>
          <PasswordInput autoComplete="new-password" {...register('passwordAgain')} />
        </Field>
        {same && (
          <p className="newpw-same">
            <Icon of={Check} size="s" />
            {t('account.bothSame')}
          </p>
        )}
      </div>
    </>
  )
}
