import '../../ui/finder.css'
import './package-form.css'
import { Search } from 'lucide-react'
import { AirPlaceField } from '../../flight/form/AirPlaceField.tsx'
import { useText } from '../../i18n/text.ts'
import { RoomsField } from '../../stay/form/RoomsField.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { DateRange } from '../../ui/DateRange.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import type { PackageAsked } from '../search.ts'
import { ToField } from './ToField.tsx'
import { usePackageForm } from './use-package-form.ts'
import type { PackageValues } from './values.ts'

interface Props {
  initial: PackageValues | undefined
  onSearch(asked: PackageAsked): void
}

type State = ReturnType<typeof usePackageForm>

/** All nights between the flights, or some of them. */
function Nights({ state: { fields, nameOf, errorOf, today } }: { state: State }) {
  const t = useText()
  const { isPart, stay, dates } = fields
  return (
    <div className="finder-opts pk-nights">
      <Checkbox
        label={t('package.form.part')}
        checked={isPart.value}
        onChange={({ target }) => {
          isPart.onChange(target.checked)
          if (target.checked && !stay.value.start) stay.onChange(dates.value)
        }}
      />
      {isPart.value && (
        <div className="pk-stay">
          <DateRange
            label={t('package.form.stay')}
            startLabel={t('hotel.form.checkIn')}
            endLabel={t('hotel.form.checkOut')}
            startName={nameOf('stay')}
            endName={nameOf('checkOut')}
            value={stay.value}
            onChange={stay.onChange}
            today={today}
            min={dates.value.start}
            max={dates.value.end}
            error={errorOf('stay')}
          />
        </div>
      )}
    </div>
  )
}

/** From, to, days, rooms. On phones the fields stand one under the other and open as sheets. */
export function PackageForm({ initial, onSearch }: Props) {
  const t = useText()
  const state = usePackageForm(initial, onSearch)
  const { fields, nameOf, errorOf, summary, button, submit, today } = state
  const { from, to, dates, rooms } = fields
  return (
    <form
      className="finder-in package-form"
      aria-label={t('package.form.name')}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <ErrorSummary {...summary} />
      <div className="finder-row">
        <div className="searchbar">
          <div className="sfield wide">
            <AirPlaceField
              label={t('air.form.from')}
              name={nameOf('from')}
              value={from.value}
              error={errorOf('from')}
              onChange={from.onChange}
            />
          </div>
          <div className="sfield wide">
            <ToField name={nameOf('to')} value={to.value} error={errorOf('to')} onChange={to.onChange} />
          </div>
          <div className="sfield days">
            <DateRange
              label={t('air.form.dates')}
              startLabel={t('air.form.depart')}
              endLabel={t('air.form.return')}
              startName={nameOf('dates')}
              endName={nameOf('back')}
              value={dates.value}
              onChange={dates.onChange}
              today={today}
              error={errorOf('dates')}
            />
          </div>
          <div className="sfield wide">
            <RoomsField name={nameOf('rooms')} value={rooms.value} error={errorOf('rooms')} onChange={rooms.onChange} />
          </div>
        </div>
        <Button {...button} variant="primary" size="lg" icon={Search}>
          {t('air.form.search')}
        </Button>
      </div>
      <Nights state={state} />
    </form>
  )
}
