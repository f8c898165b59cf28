import './flight-choice.css'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { useText } from '../../i18n/text.ts'
import { Monogram } from '../../result/Monogram.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Difference } from '../Difference.tsx'
import { FareWords } from '../FareWords.tsx'
import { airlinesOf, type FlightOffer } from '../flight-result.ts'
import { Ways } from '../KeptFlight.tsx'

interface Props {
  offer: FlightOffer
  /** The one that the package has now. */
  isChosen: boolean
  /** The hotels, with this flight kept. */
  search: Record<string, string | number>
}

/** One flight out and one back: who flies, when, and what the trip costs more or less with them. */
export function FlightChoice({ offer, isChosen, search }: Props) {
  const t = useText()
  const title = useId()
  const airlines = airlinesOf(offer)
  const numbers = offer.ways.flatMap((way) => way.numbers).join(', ')
  return (
    <article className={isChosen ? 'card pk-flight on' : 'card pk-flight'} aria-labelledby={title}>
      <div className="pk-flight-id">
        <Monogram code={airlines[0]?.code ?? ''} size={36} />
        <div>
          <h3 className="h4" id={title}>
            <bdi>{airlines.map(({ name }) => name).join(' + ')}</bdi>
          </h3>
          <bdi className="xs faint" dir="ltr">
            {numbers}
          </bdi>
          <FareWords flight={offer} />
        </div>
      </div>
      <div className="pk-flight-w">
        <Ways flight={offer} />
      </div>
      <div className="pk-flight-p">
        {isChosen && (
          <Badge tone="ok" icon={Check}>
            {t('package.flight.yours')}
          </Badge>
        )}
        {offer.total && <Difference of={offer.total} />}
        <Link className={buttonClass(isChosen ? { variant: 'ink' } : {})} to="/package/hotels" search={search}>
          <span aria-hidden="true">{t(isChosen ? 'package.flight.keep' : 'flights.choose')}</span>
          <span className="vh">
            {t(isChosen ? 'package.flight.keep.of' : 'flights.choose.of', { flight: numbers })}
          </span>
        </Link>
      </div>
    </article>
  )
}
