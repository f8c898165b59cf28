import '../../ui/finder.css'
import './air-form.css'
import { ArrowLeftRight, Search } from 'lucide-react'
import { AirPlaceField } from '../../flight/form/AirPlaceField.tsx'
import { cabins, isCabin, type Trip } from '../../flight/rules.ts'
import type { AirSearch } from '../../flight/search.ts'
import { useText } from '../../i18n/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { DateRange } from '../../ui/DateRange.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Select } from '../../ui/Select.tsx'
import { cabinText } from '../cabin-text.ts'
import { LegRows } from './LegRows.tsx'
import { legsFor } from './legs.ts'
import { PartyField } from './PartyField.tsx'
import { type AirFormState, useAirForm } from './use-air-form.ts'
import type { AirValues } from './values.ts'

interface Props {
  /** What the address says already; a whole search where there is one to edit. */
  initial?: AirValues | undefined
  onSearch(search: AirSearch): void
}

function Route({ state }: { state: AirFormState }) {
  const t = useText()
  const { fields, errorOf, nameOf, today } = state
  const { trip, from, to, dates } = fields
  const isReturn = trip.value === 'return'
  const swap = () => {
    const before = from.value
    from.onChange(to.value)
    to.onChange(before)
  }
  return (
    <>
      <div className="sfield wide">
        <AirPlaceField
          label={t('air.form.from')}
          name={nameOf('from')}
          value={from.value}
          error={errorOf('from')}
          onChange={from.onChange}
        />
        <button type="button" className="swap" aria-label={t('air.form.swap')} onClick={swap}>
          <Icon of={ArrowLeftRight} size="s" />
        </button>
      </div>
      <div className="sfield wide to">
        <AirPlaceField
          label={t('air.form.to')}
          name={nameOf('to')}
          value={to.value}
          error={errorOf('to')}
          onChange={to.onChange}
        />
      </div>
      <div className={isReturn ? 'sfield days' : 'sfield days one'}>
        <DateRange
          label={t('air.form.dates')}
          startLabel={t('air.form.depart')}
          endLabel={isReturn ? t('air.form.return') : undefined}
          startName={nameOf('dates')}
          endName={nameOf('back')}
          value={isReturn ? dates.value : { start: dates.value.start }}
          onChange={(range) => dates.onChange({ ...dates.value, ...range })}
          today={today}
          error={errorOf('dates')}
        />
      </div>
    </>
  )
}

function Options({ state }: { state: AirFormState }) {
  const t = useText()
  const { cabin, nearby, flexible } = state.fields
  return (
    <div className="finder-opts air-opts">
      <Field className="air-cabin" label={t('air.form.cabin')} error={state.errorOf('cabin')}>
        <Select
          name={state.nameOf('cabin')}
          value={cabin.value}
          onChange={({ target }) => isCabin(target.value) && cabin.onChange(target.value)}
        >
          {cabins.map((one) => (
            <option key={one} value={one}>
              {t(cabinText[one])}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox
        label={t('air.form.nearby')}
        checked={nearby.value}
        onChange={({ target }) => nearby.onChange(target.checked)}
      />
      <Checkbox
        label={t('air.form.flexible')}
        checked={flexible.value}
        onChange={({ target }) => flexible.onChange(target.checked)}
      />
    </div>
  )
}

/** One way, return or several cities. On phones its fields stand one under the other and open as sheets. */
export function AirForm({ initial, onSearch }: Props) {
  const t = useText()
  const state = useAirForm(initial, onSearch)
  const { fields, errorOf, nameOf, summary, button, submit } = state
  const { trip, party, legs } = fields
  const isMany = trip.value === 'multiCity'
  const changeTrip = (next: Trip) => {
    const { from, to, dates } = fields
    if (next === 'multiCity')
      legs.onChange(legsFor({ from: from.value, to: to.value, dates: dates.value, legs: legs.value }))
    trip.onChange(next)
  }
  const travellers = (
    <div className="sfield wide">
      <PartyField name={nameOf('party')} value={party.value} error={errorOf('party')} onChange={party.onChange} />
    </div>
  )
  return (
    <form className="finder-in" aria-label={t('air.form.name')} noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary {...summary} />
      <div className="finder-top">
        <Segmented
          legend={t('air.form.trip')}
          name={nameOf('trip')}
          value={trip.value}
          onChange={changeTrip}
          options={[
            { value: 'oneWay', label: t('air.form.oneWay') },
            { value: 'return', label: t('air.form.roundTrip') },
            { value: 'multiCity', label: t('air.form.multiCity') },
          ]}
        />
      </div>
      {isMany && <LegRows state={state} />}
      <div className="finder-row">
        <div className={isMany ? 'searchbar alone' : 'searchbar'}>
          {!isMany && <Route state={state} />}
          {travellers}
        </div>
        <Button {...button} variant="primary" size="lg" icon={Search}>
          {t('air.form.search')}
        </Button>
      </div>
      <Options state={state} />
    </form>
  )
}
