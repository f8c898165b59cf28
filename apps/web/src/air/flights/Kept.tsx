import { Link } from '@tanstack/react-router'
import { useText } from '../../i18n/text.ts'
import { Monogram } from '../../result/Monogram.tsx'
import { pathOf } from '../address.ts'
import type { AirSearch } from '../search.ts'
import { choiceAddress } from './choice.ts'
import { FlightLine } from './FlightLine.tsx'
import type { Flight } from './flight.ts'

/** The way out, chosen: it stands above the ways back in an ink outline. */
export function Kept({ search, flight }: { search: AirSearch; flight: Flight }) {
  const t = useText()
  return (
    <section className="card kept" aria-label={t('flights.kept')}>
      <div className="fl-id">
        <Monogram code={flight.airlines[0]?.code ?? ''} size={36} />
        <span>
          <b>{t('flights.step.out')}</b>
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
        aria-label={t('flights.change.out')}
      >
        {t('flights.change')}
      </Link>
    </section>
  )
}
