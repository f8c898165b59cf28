import { addDays, type IsoDate } from '@portolan/domain/date'
import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { AirSearch } from '../../flight/search.ts'
import { calendarText, weekdaysFrom } from '../../i18n/calendar.ts'
import { useFormat } from '../../i18n/format.ts'
import { useSpeech, useText } from '../../i18n/text.ts'
import { useLook } from '../../session/preferences.ts'
import { shopToday } from '../../session/shop-today.ts'
import { Drawer } from '../../ui/Drawer.tsx'
import { lowDays } from '../../ui/date-range.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { pathOf, writeSearch } from '../address.ts'
import { byDeparture, useDays } from './calendar.ts'
import { onDay } from './choice.ts'

const instant = (day: IsoDate) => new Date(`${day}T00:00:00Z`)
const monthOf = (day: IsoDate): string => day.slice(0, 7)
const firstOf = (day: IsoDate): IsoDate => `${monthOf(day)}-01`

/** Monday is 0. */
const weekday = (day: IsoDate): number => (instant(day).getUTCDay() + 6) % 7

const daysIn = (first: IsoDate): IsoDate[] =>
  Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter((day) => monthOf(day) === monthOf(first))

/** The lowest price of every day of a month; a press searches that day. */
export default function MonthPrices({ search, onClose }: { search: AirSearch; onClose(): void }) {
  const t = useText()
  const format = useFormat()
  const { language } = useSpeech()
  const { currency } = useLook()
  const today = shopToday()
  const [first, setFirst] = useState(() => firstOf(search.legs[0].date))
  const start = first < today ? today : first
  const prices = byDeparture(useDays(onDay(search, start), 'month', true))
  const low = lowDays(new Map([...prices].map(([date, { price }]) => [date, price])))
  const days = daysIn(first)
  const title = calendarText(first, 'month', language)
  const names = weekdaysFrom('2026-01-05', language).map(({ short }) => short)
  return (
    <Drawer title={t('flights.days.month')} hint={t('flights.month.hint')} onClose={onClose}>
      <div className="month">
        <div className="row between">
          <IconButton
            icon={ChevronLeft}
            flip
            label={t('flights.month.before')}
            disabled={monthOf(first) <= monthOf(today)}
            onClick={() => setFirst(firstOf(addDays(first, -1)))}
          />
          <b role="status">{title}</b>
          <IconButton
            icon={ChevronRight}
            flip
            label={t('flights.month.after')}
            onClick={() => setFirst(firstOf(addDays(first, 32)))}
          />
        </div>
        <div className="month-names xs faint" aria-hidden="true">
          {names.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
        <ol className="month-days">
          {days.map((day, index) => {
            const found = prices.get(day)
            const words = (
              <>
                <span aria-hidden="true">{Number(day.slice(8))}</span>
                <span className="vh">{format.longDate(day)}</span>
                <small>
                  {found ? (
                    <bdi dir="ltr">{format.money(found.price, currency, 0)}</bdi>
                  ) : (
                    <span aria-hidden="true">–</span>
                  )}
                </small>
              </>
            )
            return (
              <li
                key={day}
                className={low.has(day) ? 'low' : undefined}
                style={index === 0 ? { gridColumnStart: weekday(day) + 1 } : undefined}
              >
                {day < today ? (
                  <span className="over">{words}</span>
                ) : (
                  <Link
                    to={pathOf[search.trip]}
                    search={writeSearch(onDay(search, day, found?.back))}
                    aria-current={day === search.legs[0].date ? 'date' : undefined}
                    onClick={onClose}
                  >
                    {words}
                  </Link>
                )}
              </li>
            )
          })}
        </ol>
      </div>
    </Drawer>
  )
}
