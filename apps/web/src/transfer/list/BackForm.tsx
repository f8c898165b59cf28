import type { IsoDate } from '@portolan/domain/date'
import { useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { shopToday } from '../../session/shop-today.ts'
import { Button } from '../../ui/Button.tsx'
import { DateRange } from '../../ui/DateRange.tsx'
import { Hour } from '../form/Hour.tsx'
import { transferProblems, valuesOf } from '../form/values.ts'
import type { TransferAsked } from '../search.ts'

interface Props {
  asked: TransferAsked
  onBack(at: string): void
}

/** Day and hour of the way back, checked as the whole form checks them. */
export function BackForm({ asked, onBack }: Props) {
  const t = useText()
  const [day, setDay] = useState<IsoDate>()
  const [hour, setHour] = useState('')
  const [isTried, setTried] = useState(false)
  const { dates, ...others } = valuesOf(asked)
  const values = { ...others, trip: 'return' as const, dates: { ...dates, ...(day && { end: day }) }, backHour: hour }
  const problem = transferProblems(values, new Date()).find(({ field }) => field === 'dates')
  const error = isTried && problem ? t(problem.text) : undefined
  return (
    <form
      className="tf-back"
      noValidate
      aria-label={t('transfer.list.back')}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!problem && day) onBack(`${day}T${hour}`)
      }}
    >
      <DateRange
        label={t('transfer.list.back')}
        startLabel={t('transfer.form.backDayLabel')}
        startName="transfer-back"
        value={{ start: day }}
        onChange={({ start }) => setDay(start)}
        today={shopToday()}
        error={error}
        startMore={
          <Hour
            label={t('transfer.form.backHourLabel')}
            name="transfer-back-hour"
            value={hour}
            isBad={error !== undefined}
            onChange={setHour}
          />
        }
      />
      <Button type="submit">{t('transfer.list.showBack')}</Button>
    </form>
  )
}
