import './price-strip.css'
import { placeBetween } from '@portolan/domain/amount'
import { addDays, type IsoDate } from '@portolan/domain/date'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Trip } from '../../flight/rules.ts'
import { useFormat } from '../../i18n/format.ts'
import { RichText, useText } from '../../i18n/text.ts'
import { useLook } from '../../session/preferences.ts'
import { type Address, pathOf } from '../address.ts'

interface Props {
  label: string
  trip: Trip
  chosen: IsoDate
  /** The lowest of each day that has one. */
  prices: ReadonlyMap<IsoDate, number>
  /** Days before it are shown and lead nowhere. */
  earliest: IsoDate
  addressOf(day: IsoDate): Address
}

const around = 3

function PriceWords({ price }: { price: number | undefined }) {
  const t = useText()
  const format = useFormat()
  const { currency } = useLook()
  if (price === undefined) return <span className="vh">{t('flights.days.unknown')}</span>
  const money = (
    <bdi key="price" dir="ltr">
      {format.money(price, currency, 0)}
    </bdi>
  )
  return <RichText id="flights.days.from" values={{ price: money }} />
}

/** Seven days with their lowest price as bars, each a link. */
export function DayStrip({ label, trip, chosen, prices, earliest, addressOf }: Props) {
  const t = useText()
  const format = useFormat()
  const strip = useRef<HTMLElement>(null)
  // On phones the strip is wider than the window: the chosen day stands in its middle.
  useEffect(() => {
    const day = strip.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)
    if (day && strip.current)
      strip.current.scrollLeft = day.offsetLeft - (strip.current.clientWidth - day.offsetWidth) / 2
  }, [chosen])
  const known = [...prices.values()]
  const [lowest, highest] = [Math.min(...known), Math.max(...known)]
  // Differences are what the bars are for: the lowest is a quarter high, not as high as its price.
  const heightOf = (price: number) => 25 + 75 * placeBetween(price, lowest, highest)
  return (
    <nav className="pstrip" aria-label={label} ref={strip}>
      {Array.from({ length: 2 * around + 1 }, (_, index) => addDays(chosen, index - around)).map((date) => {
        const price = prices.get(date)
        const isLow = price === lowest && known.length > 1
        const words = (
          <>
            <span className="plot" aria-hidden="true">
              {price !== undefined && <i style={{ blockSize: `${heightOf(price)}%` }} />}
            </span>
            <b>
              <PriceWords price={price} />
            </b>
            <span className="nowrap">{format.date(date)}</span>
            {isLow && <span className="vh">{t('flights.days.lowest')}</span>}
          </>
        )
        if (date < earliest)
          return (
            <span key={date} className="pbar over" data-day={date}>
              {words}
            </span>
          )
        return (
          <Link
            key={date}
            to={pathOf[trip]}
            search={addressOf(date)}
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
  )
}
