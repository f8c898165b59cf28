import type { TravelerField } from '@portolan/contract/traveler-form'
import { ageOn } from '@portolan/domain/traveler'
import { Flag } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useText } from '../i18n/text.ts'
import { Badge } from '../ui/Badge.tsx'
import { Field } from '../ui/Field.tsx'
import { Note } from '../ui/Note.tsx'
import { Select } from '../ui/Select.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { BirthField } from './BirthField.tsx'
import { CountryOptions } from './CountryOptions.tsx'
import { dateTyped, isDate } from './date-typed.ts'
import { type FieldsOf, fieldsOf } from './fields.ts'
import { NameFields } from './NameFields.tsx'
import { PassportFields } from './PassportFields.tsx'
import { PhoneField } from './PhoneField.tsx'
import { TitleOptions } from './TitleOptions.tsx'
import type { TravelersForm } from './use-travelers.ts'
import type { Wanted } from './values.ts'

interface Props {
  form: TravelersForm
  index: number
  name: string
  isLead: boolean
  wanted: Wanted
  asked: ReadonlySet<TravelerField>
  /** First day of travel: ages are counted on it. */
  firstDay: string
  /** Beside the name: saved travellers. */
  action?: ReactNode
  /** Under the fields: what suppliers ask of this traveller. */
  questions?: ReactNode
  /** Under the fields: 'Save for later bookings'. */
  foot?: ReactNode
}

function Contact({ asked, fields, code }: { asked: ReadonlySet<TravelerField>; fields: FieldsOf; code: string }) {
  const t = useText()
  return (
    <>
      {asked.has('residenceCountry') && (
        <Field label={t('traveler.residence')} {...fields.field('residenceCountry')}>
          <Select autoComplete="off" {...fields.register('residenceCountry')}>
            <CountryOptions empty={t('traveler.pick')} />
          </Select>
        </Field>
      )}
      {asked.has('phone') && (
        <PhoneField
          code={code}
          codeField={{ ...fields.field('phoneCode'), ...fields.register('phoneCode') }}
          numberField={{ ...fields.field('phoneNumber'), ...fields.register('phoneNumber') }}
        />
      )}
      {asked.has('email') && (
        <Field label={t('traveler.email')} {...fields.field('email')}>
          <TextInput type="email" autoComplete="email" dir="ltr" {...fields.register('email')} />
        </Field>
      )}
    </>
  )
}

/** One traveller: what the supplier asks of him, and what follows from his birth date. */
export function TravelerCard(props: Props) {
  const { form, index, name, isLead, wanted, asked, firstDay, action, questions, foot } = props
  const t = useText()
  const fields = fieldsOf(form, index)
  const now = useWatch({ control: form.control, name: `travelers.${index}` })
  const birthDate = dateTyped(now.birthDate)
  const age = isDate(birthDate) ? ageOn(birthDate, firstDay) : undefined
  const { fromAge, toAge } = wanted
  const leaves =
    now.birthConfirmed && age !== undefined && fromAge !== undefined && toAge !== undefined && age >= 0
      ? age < fromAge || age > toAge
      : false
  const birth = fields.register('birthDate')
  const set = form.setValue
  const confirm = () => set(`travelers.${index}.birthConfirmed`, true, { shouldDirty: true, shouldValidate: true })
  const titleId = `traveler-${index}-name`
  return (
    <section className="card tv-card" aria-labelledby={titleId}>
      <div className="tv-head">
        <span className="tv-number" aria-hidden="true">
          {index + 1}
        </span>
        <div className="grow">
          <h2 className="h3" id={titleId}>
            {name}
          </h2>
          {isLead && <p className="small muted">{t('traveler.leadHint')}</p>}
        </div>
        {isLead && (
          <Badge tone="info" icon={Flag}>
            {t('traveler.lead')}
          </Badge>
        )}
        {action}
      </div>
      <div className="tv-body">
        <div className="tv-grid">
          {asked.has('title') && (
            <Field label={t('traveler.personTitle')} {...fields.field('title')}>
              <Select autoComplete="off" {...fields.register('title')}>
                <TitleOptions known={now.title} empty={t('traveler.pick')} />
              </Select>
            </Field>
          )}
          {asked.has('firstName') && <NameFields form={fields} />}
          {asked.has('birthDate') && (
            <BirthField
              field={fields.field('birthDate')}
              input={{
                ...birth,
                onChange: (event) => {
                  if (!now.birthConfirmed) set(`travelers.${index}.birthConfirmed`, true)
                  return birth.onChange(event)
                },
              }}
              isGuess={!now.birthConfirmed}
              onConfirm={confirm}
              age={age !== undefined && age >= 0 ? age : undefined}
            />
          )}
          <Contact asked={asked} fields={fields} code={now.phoneCode} />
        </div>
        {leaves && (
          <Note tone="warn">{t('traveler.bandLeft', { from: fromAge ?? 0, to: toAge ?? 0, age: age ?? 0 })}</Note>
        )}
        <PassportFields {...{ asked, fields, now }} rules={wanted.passports ?? []} />
        {questions}
        {foot}
      </div>
    </section>
  )
}
