import { useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { useText } from '../i18n/text.ts'
import { useAccountState } from '../session/account-state.ts'
import { useContractForm } from '../session/form.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Note } from '../ui/Note.tsx'
import { PasswordInput } from '../ui/PasswordInput.tsx'
import { toast } from '../ui/toast-store.ts'
import { FormTop } from './FormTop.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { ProfileFrame } from './ProfileFrame.tsx'
import { areSame, passwordTwice } from './password-schema.ts'
import { changeOwnPassword } from './profile-calls.ts'

const schema = z
  .strictObject({ oldPassword: z.string().check(z.minLength(1), z.maxLength(256)), ...passwordTwice })
  .check(areSame)

const empty = { oldPassword: '', newPassword: '', passwordAgain: '' }

export default function ChangePasswordScreen() {
  const t = useText()
  const navigate = useNavigate()
  const { accountInfo } = useAccountState()
  const username = accountInfo?.username ?? ''
  const form = useContractForm({
    schema,
    name: 'change-password',
    defaults: empty,
    labels: {
      oldPassword: t('account.password.current'),
      newPassword: t('account.newPassword'),
      passwordAgain: t('account.passwordAgain'),
    },
  })
  const submit = form.submit(async ({ oldPassword, newPassword }) => {
    await changeOwnPassword(username, oldPassword, newPassword)
    form.store(empty)
    toast({ text: t('account.password.changed') })
    await navigate({ to: '/profile' })
  })
  return (
    <ProfileFrame title={t('account.password.title')}>
      <form className="card pcard narrow" onSubmit={(event) => void submit(event)} noValidate>
        <div className="pform">
          {accountInfo?.requirePasswordChange && <Note tone="warn">{t('account.password.required')}</Note>}
          <FormTop form={form} />
          {/* so that password managers know whose password changes */}
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <Field label={t('account.password.current')} {...form.field('oldPassword')}>
            <PasswordInput autoComplete="current-password" {...form.register('oldPassword')} />
          </Field>
          <NewPasswordFields form={form} />
        </div>
        <div className="sec-f">
          <span className="small muted grow">{t('account.profile.passwordText')}</span>
          <Button {...form.button} variant="primary">
            {t('account.password.submit')}
          </Button>
        </div>
      </form>
    </ProfileFrame>
  )
}
