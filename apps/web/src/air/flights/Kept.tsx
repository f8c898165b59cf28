import { Link } from '@tanstack/react-router'
import { FlightLine } from '../../flight/flights/FlightLine.tsx'
import type { Flight } from '../../flight/flights/flight.ts'
import { type AirSearch, directionOf } from '../../flight/search.ts'
import { useText } from '../../i18n/text.ts'
import { Monogram } from '../../result/Monogram.tsx'
import { pathOf } from '../address.ts'
import { choiceAddress } from './choice.ts'

/** The first flight, chosen: it stands above those of the second step in an ink outline. */
export function Kept({ search, flight }: { search: AirSearch; flight: Flight }) {
  const t = useText()
  const isReturn = directionOf(search) === 'Return'
  return (
    <section className="card kept" aria-label={t(isReturn ? 'flights.kept' : 'flights.kept.first')}>
      <div className="fl-id">
        <Monogram code={flight.airlines[0]?.code ?? ''} size={36} />
        <span>
          <b>{isReturn ? t('flights.step.out') : t('air.form.leg', { n: 1 })}</b>
          <bdi className="xs faint" dir="ltr">
            {flight.numbers.join(', ')}
          </bdi>
        </span>
      </div>
      <FlightLine flight={flight} />
      <Link
        className="link small"
        to={pathOf[search.trip]}
        search={choiceAddress(search, { step: 1, picks: [] })}
        aria-label={isReturn ? t('flights.change.out') : t('flights.leg.change', { n: 1 })}
      >
        {t('flights.change')}
      </Link>
    </section>
  )
}
