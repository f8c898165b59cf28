import { CalendarDays, Grid3x3 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { AirSearch } from '../../flight/search.ts'
import { useText } from '../../i18n/text.ts'
import { shopToday } from '../../session/shop-today.ts'
import { Button } from '../../ui/Button.tsx'
import { writeSearch } from '../address.ts'
import { byDeparture, gridOf, pricesOf, useDays } from './calendar.ts'
import { onDay } from './choice.ts'
import { DayGrid } from './DayGrid.tsx'
import { DayStrip } from './DayStrip.tsx'

const MonthPrices = lazy(() => import('./MonthPrices.tsx'))

interface Props {
  search: AirSearch
  /** The lowest price of the list below, which knows best. */
  best: number | undefined
  /** The search itself comes first. */
  ready: boolean
}

/** The days around with their lowest price; the days side by side, and the whole month. */
export function PriceStrip({ search, best, ready }: Props) {
  const t = useText()
  const [month, setMonth] = useState(false)
  const [compare, setCompare] = useState(search.flexible)
  const chosen = search.legs[0].date
  const found = useDays(search, 'plusMinus3', ready)
  const cheapest = byDeparture(found)
  const grid = search.back ? gridOf(found) : undefined
  return (
    <>
      <DayStrip
        label={t('flights.days')}
        trip={search.trip}
        chosen={chosen}
        prices={pricesOf(cheapest, chosen, best)}
        earliest={shopToday()}
        // The chosen day leads to the search itself, whatever other day back would be cheaper.
        addressOf={(day) => writeSearch(day === chosen ? search : onDay(search, day, cheapest.get(day)?.back))}
      />
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
