import './kept.css'
import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { FlightLine } from '../flight/flights/FlightLine.tsx'
import { useFormat } from '../i18n/format.ts'
import { useText } from '../i18n/text.ts'
import { dayOf } from '../result/journey-time.ts'
import { Monogram } from '../result/Monogram.tsx'
import { Badge } from '../ui/Badge.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { type Choice, choiceAddress } from './choice.ts'
import { FareWords } from './FareWords.tsx'
import { airlinesOf, type FlightOffer } from './flight-result.ts'
import type { PackageAsked } from './search.ts'

/** Both ways with their days, one beside the other. */
export function Ways({ flight }: { flight: FlightOffer }) {
  const format = useFormat()
  return flight.ways.map((way) => (
    <div className="pk-way" key={way.key}>
      <span className="pk-day">{format.date(dayOf(way.departs))}</span>
      <FlightLine flight={way} />
    </div>
  ))
}

interface Props {
  flight: FlightOffer
  /** Where another one can be chosen; without it nothing can be changed here. */
  change?: { asked: PackageAsked; choice: Choice }
}

/** The flight that stays as it is while the hotel is chosen, in an ink outline. */
export function KeptFlight({ flight, change }: Props) {
  const t = useText()
  const airlines = airlinesOf(flight)
  return (
    <section className="card pk-kept" aria-label={t(change ? 'package.flight.kept.of' : 'package.flight.yours')}>
      <div className="pk-kept-id">
        <Monogram code={airlines[0]?.code ?? ''} size={36} />
        <span>
          {change && (
            <Badge tone="ok" icon={Lock}>
              {t('package.flight.kept')}
            </Badge>
          )}
          <b className="semi">
            <bdi>{airlines.map(({ name }) => name).join(' + ')}</bdi>
          </b>
          <FareWords flight={flight} />
        </span>
      </div>
      <Ways flight={flight} />
      {change && (
        <Link className={buttonClass()} to="/package/flights" search={choiceAddress(change.asked, change.choice)}>
          {t('package.flight.change')}
        </Link>
      )}
    </section>
  )
}
