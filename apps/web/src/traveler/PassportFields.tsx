import type { TravelerField } from '@portolan/contract/traveler-form'
import { useText } from '../i18n/text.ts'
import { Field } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { CountryOptions } from './CountryOptions.tsx'
import { DateText } from './DateText.tsx'
import type { FieldsOf } from './fields.ts'

export function PassportFields({ asked, fields }: { asked: ReadonlySet<TravelerField>; fields: FieldsOf }) {
  const t = useText()
  const wanted = (['passportNumber', 'passportExpiry', 'nationality'] as const).some((field) => asked.has(field))
  if (!wanted) return null
  return (
    <fieldset className="tv-part">
      <legend className="h4">{t('traveler.passport')}</legend>
      <div className="tv-grid">
        {asked.has('passportNumber') && (
          <Field label={t('traveler.passportNumber')} {...fields.field('docID')}>
            <TextInput
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              dir="ltr"
              {...fields.register('docID')}
            />
          </Field>
        )}
        {asked.has('passportExpiry') && (
          <Field label={t('traveler.expiry')} hint={t('traveler.dateHint')} {...fields.field('expireDate')}>
            <DateText autoComplete="off" {...fields.register('expireDate')} />
          </Field>
        )}
        {asked.has('nationality') && (
          <Field label={t('traveler.nationality')} {...fields.field('nationality')}>
            <Select {...fields.register('nationality')}>
              <CountryOptions empty={t('traveler.pick')} />
            </Select>
          </Field>
        )}
      </div>
    </fieldset>
  )
}
