import './date-range.css'
import './combobox.css'
import type { DateRange as Dates, IsoDate } from '@portolan/domain/date'
import { CircleAlert } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useText } from '../i18n/text.ts'
import { DateInput } from './DateInput.tsx'
import { DateRangePanel } from './DateRangePanel.tsx'
import { rangeProblem } from './date-range.ts'
import { Icon } from './Icon.tsx'
import { useLeave } from './use-leave.ts'
import { phone, useMedia } from './use-media.ts'

export interface DateRangeProps {
  /** Names the pair and the calendar: 'Stay', 'Travel dates'. */
  label: string
  startLabel: string
  /** Left out: one date alone, without shortcuts. */
  endLabel?: string | undefined
  startName?: string
  endName?: string
  value: Dates
  onChange(range: Dates): void
  /** Today in the shop's zone: `todayIn`. */
  today: IsoDate
  /** History: shortcuts look back, and tomorrow cannot be chosen. */
  past?: boolean
  min?: IsoDate | undefined
  max?: IsoDate | undefined
  /** Neither date is fine: a filter. */
  optional?: boolean
  error?: string | undefined
  prices?: ReadonlyMap<IsoDate, number> | undefined
  priceNote?: ReactNode
  /** Under each date: the time of day, for example. */
  startMore?: ReactNode
  endMore?: ReactNode
}

export function DateRange(props: DateRangeProps) {
  const { label, startLabel, endLabel, startName, endName, value, onChange, today } = props
  const { past = false, min = past ? undefined : today, max = past ? today : undefined, optional = false } = props
  const { error, prices, priceNote, startMore, endMore } = props
  const t = useText()
  const errorId = useId()
  const part = useRef<HTMLFieldSetElement>(null)
  const opener = useRef<Element>(null)
  const onPhone = useMedia(phone)
  const [open, setOpen] = useState<'beside' | 'inside'>()
  const [left, setLeft] = useState(false)
  useLeave(part, open !== undefined && !onPhone, () => setOpen(undefined))

  const show = (enter: boolean) => {
    if (onPhone && !enter) return
    opener.current = document.activeElement
    setOpen(enter ? 'inside' : 'beside')
  }
  const done = () => {
    setOpen(undefined)
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    // A dialog around it would close with it.
    event.preventDefault()
    event.stopPropagation()
    done()
  }
  const onBlur = (event: FocusEvent) => {
    if (!part.current?.contains(event.relatedTarget)) setLeft(true)
  }
  const problem = left && !open && !(optional && !value.start && !value.end) ? rangeProblem(value) : undefined
  const said = error ?? (problem && t(problem))
  const shared = { problemId: said ? errorId : undefined, onOpen: show }
  return (
    <fieldset className="dates" ref={part} onKeyDown={onKeyDown} onBlur={onBlur}>
      <legend className="vh">{label}</legend>
      <div className={endLabel ? 'dates-in' : 'dates-in one'}>
        <div>
          <DateInput
            label={startLabel}
            name={startName}
            value={value.start}
            onChange={(start) => onChange({ ...value, start })}
            {...shared}
          />
          {startMore}
        </div>
        {endLabel && (
          <div>
            <DateInput
              label={endLabel}
              name={endName}
              value={value.end}
              onChange={(end) => onChange({ ...value, end })}
              {...shared}
            />
            {endMore}
          </div>
        )}
      </div>
      {said && (
        <p className="err" id={errorId}>
          <Icon of={CircleAlert} size="s" />
          <span>{said}</span>
        </p>
      )}
      {open && (
        <DateRangePanel
          {...{ label, startLabel, endLabel, value, onChange, today, past, min, max, prices, priceNote, onPhone }}
          enter={open === 'inside'}
          onDone={done}
        />
      )}
    </fieldset>
  )
}
