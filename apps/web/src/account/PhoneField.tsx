import { type Control, type UseFormRegister, useWatch } from 'react-hook-form'
import { useSpeech, useText } from '../i18n/text.ts'
import { Field } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import type { DetailsForm } from './model.ts'
import { diallingChoices } from './place-name.ts'

interface Props {
  form: {
    control: Control<DetailsForm, unknown, DetailsForm>
    register: UseFormRegister<DetailsForm>
    field(name: 'phoneNumber' | 'phoneCode'): { id: string; error: string | undefined }
  }
}

/** The list says which country; the closed box has room for the figures alone. */
export function PhoneField({ form: { control, register, field } }: Props) {
  const t = useText()
  const { language } = useSpeech()
  const code = useWatch({ control, name: 'phoneCode' })
  const { id, error } = field('phoneNumber')
  return (
    <Field className="w3" label={t('account.profile.phone')} optional id={id} error={error ?? field('phoneCode').error}>
      <div className="phone" dir="ltr">
        <div className="dial">
          <Select
            id={field('phoneCode').id}
            aria-label={t('account.profile.phoneCode')}
            aria-invalid={field('phoneCode').error ? true : 'false'}
            autoComplete="tel-country-code"
            {...register('phoneCode')}
          >
            <option value="">{t('account.profile.notGiven')}</option>
            {diallingChoices(language).map(({ value, name }) => (
              <option key={value} value={value}>
                {`${name} +${value}`}
              </option>
            ))}
          </Select>
          <span aria-hidden="true">{code ? `+${code}` : '+'}</span>
        </div>
        <TextInput type="tel" inputMode="tel" autoComplete="tel-national" dir="ltr" {...register('phoneNumber')} />
      </div>
    </Field>
  )
}
