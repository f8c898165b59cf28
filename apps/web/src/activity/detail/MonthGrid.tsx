import './month-grid.css'
import type { IsoDate } from '@portolan/domain/date'
import { type KeyboardEvent, useRef } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { useSpeech, useText } from '../../i18n/text.ts'
import { type Month, monthWords, stepTo, weekdaysOf, weeksOf } from './month.ts'
import type { RunDay } from './run-days.ts'

interface Props {
  month: Month
  days: ReadonlyMap<IsoDate, RunDay>
  chosen: IsoDate | undefined
  onChoose(day: IsoDate): void
}

/** How far a key leads, in days; the line of days turns with the page. */
function stepOf(key: string): number {
  const isTurned = getComputedStyle(document.documentElement).direction === 'rtl'
  const steps: Record<string, number> = { ArrowRight: isTurned ? -1 : 1, ArrowLeft: isTurned ? 1 : -1 }
  return { ...steps, ArrowDown: 7, ArrowUp: -7 }[key] ?? 0
}

function Day({ day, run, isChosen, canTab, onChoose }: DayProps) {
  const t = useText()
  const format = useFormat()
  const number = Number(day.slice(8))
  if (!run)
    return (
      <span className="am-off">
        <b>{number}</b>
      </span>
    )
  const { fare, isOpen, left, isFew, isLow } = run
  const state = left === 0 ? t('activity.day.full') : isFew ? t('activity.count.leftShort', { count: left ?? 0 }) : ''
  const price = format.money(fare.amount, fare.currencyCode)
  return (
    <button
      type="button"
      className={['am-day', isChosen && 'on', isLow && 'low'].filter(Boolean).join(' ')}
      data-day={day}
      disabled={!isOpen}
      tabIndex={canTab ? 0 : -1}
      aria-pressed={isChosen}
      aria-label={t(state ? 'activity.day.labelState' : 'activity.day.label', {
        ...{ date: format.longDate(day), price, state },
      })}
      onClick={() => onChoose(day)}
    >
      <b>{number}</b>
      <small dir="ltr">{format.money(fare.amount, fare.currencyCode, 0)}</small>
      {state && <em>{state}</em>}
    </button>
  )
}

interface DayProps {
  day: IsoDate
  run: RunDay | undefined
  isChosen: boolean
  canTab: boolean
  onChoose(day: IsoDate): void
}

/** A month with the price under each day that it runs. One step for the Tab key; arrow keys go from day to day. */
export function MonthGrid({ month, days, chosen, onChoose }: Props) {
  const { language } = useSpeech()
  const part = useRef<HTMLTableElement>(null)
  const open = [...days].flatMap(([day, { isOpen }]) => (isOpen ? [day] : []))
  const door = open.find((day) => day === chosen) ?? open[0]
  const onKeyDown = (event: KeyboardEvent) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset.day : undefined
    const step = stepOf(event.key)
    const next = from && step !== 0 && stepTo(open, from, step)
    if (!next) return
    event.preventDefault()
    part.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
  }
  return (
    <table className="am" ref={part} onKeyDown={onKeyDown}>
      <caption className="vh">{monthWords(month, language)}</caption>
      <thead>
        <tr>
          {weekdaysOf(language).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, language).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week stand in their order
              <td key={at}>
                {day && (
                  <Day {...{ day, onChoose }} run={days.get(day)} isChosen={day === chosen} canTab={day === door} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
