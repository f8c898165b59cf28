import type { UserInfo } from '@portolan/contract/account'
import { todayIn } from '@portolan/domain/date'
import { useWatch } from 'react-hook-form'
import { useText } from '../i18n/text.ts'
import { useContractForm } from '../session/form.ts'
import { settings } from '../session/settings.ts'
import { CountryOptions } from '../traveler/CountryOptions.tsx'
import { DateText } from '../traveler/DateText.tsx'
import { Field } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { toast } from '../ui/toast-store.ts'
import { passportChange, passportFieldOf, passportOf } from './model.ts'
import { ProfileCard } from './ProfileCard.tsx'
import { useSaveProfile } from './profile-calls.ts'
import { passportSchema } from './profile-schema.ts'

export function PassportCard({ user }: { user: UserInfo }) {
  const t = useText()
  const save = useSaveProfile()
  const form = useContractForm({
    schema: passportSchema,
    name: 'passport',
    defaults: passportOf(user),
    fieldOf: passportFieldOf,
    labels: {
      docID: t('traveler.passportNumber'),
      expireDate: t('traveler.expiry'),
      nationality: t('traveler.nationality'),
    },
  })
  const expiry = useWatch({ control: form.control, name: 'expireDate' })
  const expired = /^\d{4}-\d\d-\d\d$/.test(expiry) && expiry < todayIn(settings.timeZone, new Date())
  const submit = form.submit(async (values) => {
    const stored = await save(passportChange(values, user))
    if (stored) form.store(passportOf(stored))
    toast({ text: t('account.profile.saved') })
  })
  return (
    <ProfileCard
      id="passport"
      title={t('traveler.passport')}
      hint={t('account.profile.passportHint')}
      form={form}
      onSubmit={(event) => void submit(event)}
    >
      <Field
        label={t('traveler.passportNumber')}
        hint={user.documents?.length ? t('account.profile.passportNumberHint') : undefined}
        optional
        {...form.field('docID')}
      >
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          {...form.register('docID')}
        />
      </Field>
      <Field
        label={t('traveler.expiry')}
        hint={expired ? <span className="pexpired">{t('account.profile.expired')}</span> : t('traveler.dateHint')}
        optional
        {...form.field('expireDate')}
      >
        <DateText autoComplete="off" {...form.register('expireDate')} />
      </Field>
      <Field label={t('traveler.nationality')} optional {...form.field('nationality')}>
        <Select {...form.register('nationality')}>
          <CountryOptions empty={t('traveler.notGiven')} />
        </Select>
      </Field>
    </ProfileCard>
  )
}
