import '../../ui/finder.css'
import './form.css'
import { Search } from 'lucide-react'
import { useText } from '../../i18n/text.ts'
import { CountryOptions } from '../../traveler/CountryOptions.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { DateRange } from '../../ui/DateRange.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import type { CarAsked } from '../search.ts'
import { HourChoice } from './HourChoice.tsx'
import { OfficeField } from './OfficeField.tsx'
import { type CarFormState, useCarForm } from './use-car-form.ts'
import type { CarValues } from './values.ts'

interface Props {
  initial: CarValues | undefined
  onSearch(asked: CarAsked): void
}

function Places({ state: { fields, nameOf, errorOf } }: { state: CarFormState }) {
  const t = useText()
  const { from, to, isElsewhere } = fields
  return (
    <>
      <div className="sfield wide">
        <OfficeField
          label={isElsewhere.value ? t('car.form.pickUpPlace') : t('car.form.samePlace')}
          name={nameOf('from')}
          value={from.value}
          error={errorOf('from')}
          onChange={from.onChange}
        />
      </div>
      {isElsewhere.value && (
        <div className="sfield wide">
          <OfficeField
            label={t('car.form.returnPlace')}
            name={nameOf('to')}
            value={to.value}
            error={errorOf('to')}
            onChange={to.onChange}
          />
        </div>
      )}
    </>
  )
}

function Days({ state: { fields, nameOf, errorOf, today } }: { state: CarFormState }) {
  const t = useText()
  const { value, onChange } = fields.dates
  return (
    <div className="sfield days">
      <DateRange
        label={t('car.form.dates')}
        startLabel={t('car.form.pickUp')}
        endLabel={t('car.form.return')}
        startName={nameOf('dates')}
        endName={nameOf('return')}
        value={value}
        onChange={(range) => onChange({ ...value, ...range })}
        today={today}
        error={errorOf('dates')}
        startMore={
          <HourChoice
            label={t('car.form.pickUpTime')}
            value={value.startTime}
            onChange={(startTime) => onChange({ ...value, startTime })}
          />
        }
        endMore={
          <HourChoice
            label={t('car.form.returnTime')}
            value={value.endTime}
            onChange={(endTime) => onChange({ ...value, endTime })}
          />
        }
      />
    </div>
  )
}

function Driver({ state: { fields, nameOf, errorOf } }: { state: CarFormState }) {
  const t = useText()
  const { age, country } = fields
  return (
    <>
      <div className="sfield car-age">
        <Field label={t('car.form.age')} id={nameOf('age')} error={errorOf('age')}>
          <TextInput
            value={age.value}
            onChange={age.onChange}
            onBlur={age.onBlur}
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
          />
        </Field>
      </div>
      <div className="sfield">
        <Field label={t('car.form.country')} id={nameOf('country')} error={errorOf('country')}>
          <Select value={country.value} onChange={country.onChange} onBlur={country.onBlur}>
            <CountryOptions empty={t('car.form.countryAny')} />
          </Select>
        </Field>
      </div>
    </>
  )
}

/** Places, days with their hours, driver. On phones the fields stand one under the other and open as sheets. */
export function CarForm({ initial, onSearch }: Props) {
  const t = useText()
  const state = useCarForm(initial, onSearch)
  const { fields, summary, button, submit, failure } = state
  return (
    <form
      className="finder-in car-form"
      aria-label={t('car.form.name')}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <ErrorSummary {...summary} />
      {failure && <ErrorPanel title={failure.title} message={failure.message} />}
      <div className="finder-top">
        <Checkbox
          label={t('car.form.elsewhere')}
          checked={fields.isElsewhere.value}
          onChange={({ target }) => fields.isElsewhere.onChange(target.checked)}
        />
      </div>
      <div className="finder-row">
        <div className="searchbar">
          <Places state={state} />
          <Days state={state} />
          <Driver state={state} />
        </div>
        <Button {...button} variant="primary" size="lg" icon={Search}>
          {t('car.form.search')}
        </Button>
      </div>
    </form>
  )
}
