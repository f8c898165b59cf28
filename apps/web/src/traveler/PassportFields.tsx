import type { TravelerField } from '@portolan/contract/traveler-form'
import { useFormat } from '../i18n/format.ts'
import { useSpeech, useText } from '../i18n/text.ts'
import { Field } from '../ui/Field.tsx'
import { Note } from '../ui/Note.tsx'
import { Select } from '../ui/Select.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { CountryOptions } from './CountryOptions.tsx'
import { DateText } from './DateText.tsx'
import { dateTyped, isDate } from './date-typed.ts'
import type { FieldsOf } from './fields.ts'
import { strictest } from './passport-rule.ts'
import { countryName } from './place-name.ts'
import type { PassportRules, TravelerValues } from './values.ts'

interface Props {
  asked: ReadonlySet<TravelerField>
  fields: FieldsOf
  now: Pick<TravelerValues, 'expireDate' | 'nationality'>
  rules: PassportRules
}

/** What the countries on the way ask for: said before it is typed, and louder where what was typed is too short. */
function Validity({ now: { expireDate, nationality }, rules }: Pick<Props, 'now' | 'rules'>) {
  const t = useText()
  const format = useFormat()
  const { language } = useSpeech()
  const expires = dateTyped(expireDate)
  const asking = strictest(rules).filter(({ countryCode }) => countryCode !== nationality)
  return asking.map(({ countryCode, validUntil }) => {
    const values = { country: countryName(countryCode, language), date: format.longDate(validUntil) }
    return isDate(expires) && expires < validUntil ? (
      <Note tone="warn" key={countryCode}>
        {t('traveler.passportShort', values)}
      </Note>
    ) : (
      <p className="small muted" key={countryCode}>
        {t('traveler.passportRule', values)}
      </p>
    )
  })
}

export function PassportFields({ asked, fields, now, rules }: Props) {
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
      <Validity now={now} rules={rules} />
    </fieldset>
  )
}
