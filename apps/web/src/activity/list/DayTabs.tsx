import './day-tabs.css'
import { addDays, type IsoDate } from '@portolan/domain/date'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { calendarText } from '../../i18n/calendar.ts'
import { useSpeech, useText } from '../../i18n/text.ts'
import { nightsOf } from '../../ui/date-range.ts'
import { dayAddress } from '../address.ts'
import type { ActivityAsked } from '../search.ts'
import type { Tour } from './tour.ts'

export const daysOf = ({ from, to }: Pick<ActivityAsked, 'from' | 'to'>): IsoDate[] =>
  Array.from({ length: nightsOf(from, to) + 1 }, (_, index) => addDays(from, index))

interface Props {
  asked: ActivityAsked
  tours: readonly Tour[]
  day: IsoDate | undefined
}

/** Every day of the search with how much can be done on it, each a link to it. */
export function DayTabs({ asked, tours, day }: Props) {
  const t = useText()
  const { language } = useSpeech()
  const strip = useRef<HTMLElement>(null)
  // Where the strip is wider than the window, the chosen day stands in its middle.
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)
    if (chosen && strip.current)
      strip.current.scrollLeft = chosen.offsetLeft - (strip.current.clientWidth - chosen.offsetWidth) / 2
  }, [day])
  return (
    <nav className="al-days" aria-label={t('activity.days')} ref={strip}>
      {daysOf(asked).map((one) => {
        const count = tours.filter(({ days }) => days.has(one)).length
        const words = (
          <>
            <span>{calendarText(one, 'weekdayAndDay', language)}</span>
            <b>{t('activity.count.activities', { count })}</b>
          </>
        )
        if (count === 0)
          return (
            <span key={one} className="none" data-day={one}>
              {words}
            </span>
          )
        return (
          <Link
            key={one}
            to="/activity/list"
            search={dayAddress(asked, one)}
            resetScroll={false}
            data-day={one}
            className={one === day ? 'on' : ''}
            aria-current={one === day ? 'date' : undefined}
          >
            {words}
          </Link>
        )
      })}
    </nav>
  )
}
