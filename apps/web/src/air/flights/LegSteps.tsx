import './leg-steps.css'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { type AirSearch, legsOf } from '../../flight/search.ts'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { Icon } from '../../ui/Icon.tsx'
import { pathOf } from '../address.ts'
import { choiceAddress } from './choice.ts'
import { rowsOf } from './row.ts'
import type { Flights } from './use-flights.ts'

/** The legs of a trip of several cities: done, at hand, and how many flights wait for those to come. */
export function LegSteps({ search, found }: { search: AirSearch; found: Flights }) {
  const t = useText()
  const format = useFormat()
  const { choice, chosen, run, sale } = found
  return (
    <ol className="mcs" aria-label={t('flights.legs')}>
      {legsOf(search).map(({ from, to, date }, index) => {
        const n = index + 1
        const flight = chosen[index]?.flight
        const isNow = n === choice.step
        const isDone = !isNow && flight !== undefined
        const words = () => {
          if (flight && !isNow)
            return `${flight.departureTime} – ${flight.arrivalTime}, ${flight.airlines[0]?.name ?? ''}`
          if (isNow) return t('flights.leg.choose')
          return t('flights.count', { count: rowsOf(run.itineraries, sale, n, choice.picks[0]?.flights).length })
        }
        return (
          <li
            key={`${n}/${date}`}
            className={isNow ? 'mc now' : isDone ? 'mc done' : 'mc'}
            aria-current={isNow ? 'step' : undefined}
          >
            <span className="mc-n">{isDone ? <Icon of={Check} size="s" /> : n}</span>
            <span className="grow">
              <b>
                <bdi>{from.name}</bdi> – <bdi>{to.name}</bdi>
              </b>
              <span className="small">{format.date(date)}</span>
              <span className="small mc-t">{words()}</span>
            </span>
            {isDone && (
              <Link
                className="link small"
                to={pathOf[search.trip]}
                search={choiceAddress(search, { ...choice, step: n })}
                aria-label={t('flights.leg.change', { n })}
              >
                {t('flights.change')}
              </Link>
            )}
          </li>
        )
      })}
    </ol>
  )
}
