import type { UserInfo } from '@portolan/contract/account'
import { sellingCurrencies, tagOfCurrency } from '@portolan/domain/currency'
import { languages, localeOf, ownNameOf, tagOf } from '@portolan/domain/language'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { RichText, useSpeech, useText } from '../i18n/text.ts'
import { useContractForm } from '../session/form.ts'
import { chooseLanguage, chooseLook, useLook } from '../session/preferences.ts'
import { CountryOptions } from '../traveler/CountryOptions.tsx'
import { DateText } from '../traveler/DateText.tsx'
import { NameFields } from '../traveler/NameFields.tsx'
import { PhoneField } from '../traveler/PhoneField.tsx'
import { TitleOptions } from '../traveler/TitleOptions.tsx'
import { Field } from '../ui/Field.tsx'
import { Note } from '../ui/Note.tsx'
import { Select } from '../ui/Select.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { toast } from '../ui/toast-store.ts'
import { MailAddress } from './MailAddress.tsx'
import { type DetailsForm, detailsChange, detailsFieldOf, detailsOf } from './model.ts'
import { ProfileCard } from './ProfileCard.tsx'
import { useSaveProfile } from './profile-calls.ts'
import { detailsSchema } from './profile-schema.ts'

/** The page is spoken and priced as the profile says from the moment it is saved. */
async function wearChoices({ language, currency }: DetailsForm, before: DetailsForm): Promise<void> {
  if (currency !== before.currency) await chooseLook({ currency })
  if (language !== before.language) await chooseLanguage(language)
}

function useDetails(user: UserInfo) {
  const t = useText()
  const save = useSaveProfile()
  const { language } = useSpeech()
  const { currency } = useLook()
  const [pending, setPending] = useState<string>()
  const form = useContractForm({
    schema: detailsSchema,
    name: 'profile',
    defaults: detailsOf(user, { language, currency }),
    fieldOf: detailsFieldOf,
    labels: {
      title: t('traveler.personTitle'),
      firstName: t('traveler.firstName'),
      lastName: t('traveler.lastName'),
      email: t('account.email'),
      phoneCode: t('traveler.phoneCode'),
      phoneNumber: t('traveler.phone'),
      birthDate: t('traveler.birthDate'),
      residenceCountry: t('traveler.residence'),
      language: t('account.profile.language'),
      currency: t('account.profile.currency'),
    },
  })
  const submit = form.submit(async (values) => {
    const stored = await save(detailsChange(values))
    await wearChoices(values, detailsOf(user, { language, currency }))
    if (stored) form.store(detailsOf(stored, values))
    if (stored && stored.email !== values.email) setPending(values.email)
    toast({ text: t('account.profile.saved') })
  })
  return { form, submit, pending }
}

export function DetailsCard({ user }: { user: UserInfo }) {
  const t = useText()
  const { language } = useSpeech()
  const { form, submit, pending } = useDetails(user)
  const phoneCode = useWatch({ control: form.control, name: 'phoneCode' })
  const currencies = new Intl.DisplayNames(localeOf(language), { type: 'currency' })
  return (
    <ProfileCard
      id="details"
      title={t('account.profile.details')}
      hint={t('account.profile.detailsHint')}
      form={form}
      onSubmit={(event) => void submit(event)}
      note={
        pending && (
          <Note>
            <RichText
              id="account.profile.emailPending"
              values={{ email: <MailAddress key="email">{pending}</MailAddress> }}
            />
          </Note>
        )
      }
    >
      <Field label={t('traveler.personTitle')} optional {...form.field('title')}>
        <Select autoComplete="honorific-prefix" {...form.register('title')}>
          <TitleOptions known={user.personName?.namePrefix ?? ''} />
        </Select>
      </Field>
      <NameFields form={form} />
      <Field className="w3" label={t('account.email')} hint={t('account.profile.emailHint')} {...form.field('email')}>
        <TextInput type="email" autoComplete="email" dir="ltr" {...form.register('email')} />
      </Field>
      <PhoneField
        className="w3"
        optional
        code={phoneCode}
        codeField={{ ...form.field('phoneCode'), ...form.register('phoneCode') }}
        numberField={{ ...form.field('phoneNumber'), ...form.register('phoneNumber') }}
      />
      <Field
        className="w3"
        label={t('traveler.birthDate')}
        hint={t('traveler.dateHint')}
        optional
        {...form.field('birthDate')}
      >
        <DateText autoComplete="bday" {...form.register('birthDate')} />
      </Field>
      <Field className="w3" label={t('traveler.residence')} optional {...form.field('residenceCountry')}>
        <Select autoComplete="country" {...form.register('residenceCountry')}>
          <CountryOptions empty={t('traveler.notGiven')} />
        </Select>
      </Field>
      <Field className="w3" label={t('account.profile.language')} {...form.field('language')}>
        <Select {...form.register('language')}>
          {languages.map((one) => (
            <option key={one} value={one} lang={tagOf(one)}>
              {ownNameOf(one)}
            </option>
          ))}
        </Select>
      </Field>
      <Field className="w3" label={t('account.profile.currency')} {...form.field('currency')}>
        <Select {...form.register('currency')}>
          {sellingCurrencies.map((one) => (
            <option key={one} value={one}>
              {t('account.profile.currencyName', { name: currencies.of(one) ?? one, tag: tagOfCurrency(one) })}
            </option>
          ))}
        </Select>
      </Field>
    </ProfileCard>
  )
}
