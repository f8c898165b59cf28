import './phone.css'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useSpeech, useText } from '../i18n/text.ts'
import { Field } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { diallingChoices } from './place-name.ts'

type Registered = UseFormRegisterReturn & { id: string; error: string | undefined }

interface Props {
  /** The code chosen so far. */
  code: string
  codeField: Registered
  numberField: Registered
  optional?: boolean
  className?: string
}

/** The list says which country; the closed box has room for the figures alone. */
export function PhoneField({ code, codeField, numberField, optional = false, className }: Props) {
  const t = useText()
  const { language } = useSpeech()
  const { error: codeError, ...codeInput } = codeField
  const { id, error, ...numberInput } = numberField
  return (
    <Field className={className} label={t('traveler.phone')} optional={optional} id={id} error={error ?? codeError}>
      <div className="phone" dir="ltr">
        <div className="dial">
          <Select
            aria-label={t('traveler.phoneCode')}
            aria-invalid={codeError ? true : 'false'}
            autoComplete="tel-country-code"
            {...codeInput}
          >
            <option value="">{t('traveler.notGiven')}</option>
            {diallingChoices(language).map(({ value, name }) => (
              <option key={value} value={value}>
                {`${name} +${value}`}
              </option>
            ))}
          </Select>
          <span aria-hidden="true">{code ? `+${code}` : '+'}</span>
        </div>
        <TextInput type="tel" inputMode="tel" autoComplete="tel-national" dir="ltr" {...numberInput} />
      </div>
    </Field>
  )
}
