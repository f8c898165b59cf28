import { lazy, type ReactNode, Suspense } from 'react'
import { useFormat } from '../i18n/format.ts'
import { RichText, useText } from '../i18n/text.ts'
import { Button } from './Button.tsx'
import type { DateRangeCalendarProps } from './DateRangeCalendar.tsx'
import { DateShortcuts } from './DateShortcuts.tsx'
import { nightsOf } from './date-range.ts'
import { RangeWords } from './RangeWords.tsx'
import { Sheet } from './Sheet.tsx'

const DateRangeCalendar = lazy(() => import('./DateRangeCalendar.tsx'))

interface DateRangePanelProps extends Omit<DateRangeCalendarProps, 'months' | 'single'> {
  startLabel: string
  endLabel: string | undefined
  past: boolean
  onPhone: boolean
  /** 'Figures are the lowest price in thousands of HK$.' */
  priceNote?: ReactNode
  onDone(): void
}

/** Calendar, shortcuts and the button that closes: a popover, on phones a sheet. */
export function DateRangePanel(props: DateRangePanelProps) {
  const { startLabel, endLabel, past, onPhone, priceNote, onDone, ...calendar } = props
  const { label, value, today, onChange } = calendar
  const t = useText()
  const format = useFormat()
  const { start, end } = value
  const count = !past && start && end && start < end ? nightsOf(start, end) : 0
  const words = <RangeWords key="range" range={value} />
  const nights = { range: words, count }
  const months = (
    <Suspense fallback={<div className="cals" aria-busy="true" />}>
      <DateRangeCalendar {...calendar} single={!endLabel} months={onPhone ? 1 : 2} />
    </Suspense>
  )
  const shortcuts = endLabel && <DateShortcuts past={past} today={today} value={value} onChange={onChange} />
  const note = priceNote && <p className="hint dates-n">{priceNote}</p>
  if (onPhone) {
    const done = (
      <>
        {shortcuts}
        <Button variant="primary" onClick={onDone}>
          <span>{count ? <RichText id="ui.dates.choose" values={nights} /> : t('ui.done')}</span>
        </Button>
      </>
    )
    return (
      <Sheet className="date-sheet" title={label} onClose={onDone} footer={done}>
        <div className={endLabel ? 'picked' : 'picked one'}>
          <div>
            {startLabel}
            <b>{start && format.date(start)}</b>
          </div>
          {endLabel && (
            <div>
              {endLabel}
              <b>{end && format.date(end)}</b>
            </div>
          )}
        </div>
        {months}
        {note}
      </Sheet>
    )
  }
  return (
    <div className="pop datepop" role="dialog" aria-label={label}>
      {months}
      {note}
      <div className="dates-f">
        {shortcuts}
        <span className="push small muted" role="status">
          {count ? <RichText id="ui.dates.chosen" values={nights} /> : words}
        </span>
        <Button variant="ink" size="sm" onClick={onDone}>
          {t('ui.done')}
        </Button>
      </div>
    </div>
  )
}
