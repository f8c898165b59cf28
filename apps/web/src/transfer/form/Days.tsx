import { useText } from '../../i18n/text.ts'
import { DateRange } from '../../ui/DateRange.tsx'
import { Hour } from './Hour.tsx'
import type { TransferFormState } from './use-transfer-form.ts'

/** Day and hour of the pick-up; there and back, of both. */
export function Days({ state }: { state: TransferFormState }) {
  const t = useText()
  const { fields, errorOf, nameOf, today } = state
  const { trip, dates, hour, backHour, flightAt, backFlightAt } = fields
  const isReturn = trip.value === 'return'
  const error = errorOf('dates')
  // Of another day the hour of the flight is not known.
  const forget = () => {
    flightAt.onChange('')
    backFlightAt.onChange('')
  }
  const hourOf = (of: { value: string; onChange(hour: string): void }, name: string, label: string) => (
    <Hour
      {...{ label, name: nameOf(name), value: of.value, isBad: error !== undefined }}
      onChange={(next) => {
        of.onChange(next)
        forget()
      }}
    />
  )
  return (
    <div className={isReturn ? 'sfield days' : 'sfield days one'}>
      <DateRange
        label={t('transfer.form.when')}
        startLabel={t('transfer.form.day')}
        endLabel={isReturn ? t('transfer.form.backDayLabel') : undefined}
        startName={nameOf('dates')}
        endName={nameOf('back')}
        value={isReturn ? dates.value : { start: dates.value.start }}
        onChange={(range) => {
          dates.onChange({ ...dates.value, ...range })
          forget()
        }}
        today={today}
        error={error}
        startMore={hourOf(hour, 'hour', t('transfer.form.hourLabel'))}
        endMore={hourOf(backHour, 'backHour', t('transfer.form.backHourLabel'))}
      />
    </div>
  )
}
