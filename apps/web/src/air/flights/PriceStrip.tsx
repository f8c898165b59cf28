import './price-strip.css'
import { addDays } from '@portolan/domain/date'
import { Link } from '@tanstack/react-router'
import { CalendarDays, Grid3x3 } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { RichText, useText } from '../../i18n/text.ts'
import { useLook } from '../../session/preferences.ts'
import { shopToday } from '../../session/shop-today.ts'
import { Button } from '../../ui/Button.tsx'
import { pathOf, writeSearch } from '../address.ts'
import type { AirSearch } from '../search.ts'
import { byDeparture, gridOf, useDays } from './calendar.ts'
import { onDay } from './choice.ts'
import { DayGrid } from './DayGrid.tsx'

const MonthPrices = lazy(() => import('./MonthPrices.tsx'))

interface Props {
  search: AirSearch
  /** The lowest price of the list below, which knows best. */
  best: number | undefined
  /** The search itself comes first. */
  ready: boolean
}

const around = 3

/** Seven days with their lowest price as bars, each a link; the days side by side, and the whole month. */
export function PriceStrip({ search, best, ready }: Props) {
  const t = useText()
  const format = useFormat()
  const { currency } = useLook()
  const strip = useRef<HTMLElement>(null)
  const [month, setMonth] = useState(false)
  const [compare, setCompare] = useState(search.flexible)
  const chosen = search.legs[0].date
  const found = useDays(search, 'plusMinus3', ready)
  const cheapest = new Map(byDeparture(found))
  if (best !== undefined) cheapest.set(chosen, { date: chosen, back: search.back, price: best })
  const prices = [...cheapest.values()].map(({ price }) => price)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  const grid = search.back ? gridOf(found) : undefined
  const days = Array.from({ length: 2 * around + 1 }, (_, index) => addDays(chosen, index - around))
  // On phones the strip is wider than the window: the chosen day stands in its middle.
  useEffect(() => {
    const day = strip.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)
    if (day && strip.current)
      strip.current.scrollLeft = day.offsetLeft - (strip.current.clientWidth - day.offsetWidth) / 2
  }, [chosen])
  const today = shopToday()
  // Differences are what the bars are for: the lowest is a quarter high, not as high as its price.
  const heightOf = (price: number) => 25 + (75 * (price - lowest)) / Math.max(1, highest - lowest)
  return (
    <>
      <nav className="pstrip" aria-label={t('flights.days')} ref={strip}>
        {days.map((date) => {
          const day = cheapest.get(date)
          const isLow = day !== undefined && day.price === lowest && prices.length > 1
          const words = (
            <>
              <span className="plot" aria-hidden="true">
                {day && <i style={{ blockSize: `${heightOf(day.price)}%` }} />}
              </span>
              <b>
                {day ? (
                  <RichText
                    id="flights.days.from"
                    values={{
                      price: (
                        <bdi key="price" dir="ltr">
                          {format.money(day.price, currency, 0)}
                        </bdi>
                      ),
                    }}
                  />
                ) : (
                  <span className="vh">{t('flights.days.unknown')}</span>
                )}
              </b>
              <span className="nowrap">{format.date(date)}</span>
              {isLow && <span className="vh">{t('flights.days.lowest')}</span>}
            </>
          )
          if (date < today)
            return (
              <span key={date} className="pbar over" data-day={date}>
                {words}
              </span>
            )
          return (
            <Link
              key={date}
              to={pathOf[search.trip]}
              search={writeSearch(onDay(search, date, day?.back))}
              resetScroll={false}
              data-day={date}
              className={isLow ? 'pbar low' : 'pbar'}
              aria-current={date === chosen ? 'date' : undefined}
            >
              {words}
            </Link>
          )
        })}
      </nav>
      <div className="row wrap pstrip-more">
        {grid && (
          <Button size="sm" icon={Grid3x3} aria-expanded={compare} onClick={() => setCompare(!compare)}>
            {t('flights.days.compare')}
          </Button>
        )}
        <Button size="sm" icon={CalendarDays} aria-haspopup="dialog" onClick={() => setMonth(true)}>
          {t('flights.days.month')}
        </Button>
      </div>
      {grid && compare && <DayGrid search={search} grid={grid} />}
      {month && (
        <Suspense>
          <MonthPrices search={search} onClose={() => setMonth(false)} />
        </Suspense>
      )}
    </>
  )
}
