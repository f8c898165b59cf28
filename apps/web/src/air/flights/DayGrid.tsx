import { Link } from '@tanstack/react-router'
import type { AirSearch } from '../../flight/search.ts'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { useLook } from '../../session/preferences.ts'
import { pathOf, writeSearch } from '../address.ts'
import type { Grid } from './calendar.ts'
import { onDay } from './choice.ts'

/** Days out by days back, each pair with its lowest price and a link to its flights. */
export function DayGrid({ search, grid }: { search: AirSearch; grid: Grid }) {
  const t = useText()
  const format = useFormat()
  const { currency } = useLook()
  const { departures, returns, priceOf } = grid
  const all = departures.flatMap((out) => returns.flatMap((back) => priceOf(out, back) ?? []))
  const lowest = Math.min(...all)
  return (
    <section className="card daygrid" aria-label={t('flights.days.compare')}>
      <table>
        <caption className="xs faint">{t('flights.grid.caption')}</caption>
        <thead>
          <tr>
            <td />
            {departures.map((out) => (
              <th key={out} scope="col">
                {format.date(out)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {returns.map((back) => (
            <tr key={back}>
              <th scope="row">{format.date(back)}</th>
              {departures.map((out) => {
                const price = priceOf(out, back)
                const isChosen = out === search.legs[0].date && back === search.back
                return (
                  <td key={out} className={price === lowest ? 'low' : undefined}>
                    {price === undefined ? (
                      <span className="faint">–</span>
                    ) : (
                      <Link
                        to={pathOf[search.trip]}
                        search={writeSearch(onDay(search, out, back))}
                        aria-current={isChosen ? 'date' : undefined}
                      >
                        <bdi dir="ltr">{format.money(price, currency, 0)}</bdi>
                      </Link>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
