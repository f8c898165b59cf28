import { ArrowLeft } from 'lucide-react'
import { useFormat } from '../../i18n/format.ts'
import { RichText, useText } from '../../i18n/text.ts'
import { Icon } from '../../ui/Icon.tsx'
import { priceWords } from './seat-words.ts'
import { type FlightSeats, pricesOf } from './seats.ts'

/** What the look of a seat means, and what it costs. */
export function SeatLegend({ flight }: { flight: FlightSeats }) {
  const t = useText()
  const format = useFormat()
  return (
    <ul className="slegend">
      <li>
        <i className="seat mine" aria-hidden="true" />
        {t('extras.legend.mine')}
      </li>
      {pricesOf(flight).map(({ comfort, price }) => (
        <li key={comfort}>
          <i className={`seat ${comfort}`} aria-hidden="true" />
          <span>
            <RichText
              id={`extras.legend.${comfort}`}
              values={{ price: <bdi key="price">{priceWords(price, t, format)}</bdi> }}
            />
          </span>
        </li>
      ))}
      <li>
        <i className="seat taken" aria-hidden="true" />
        {t('extras.legend.taken')}
      </li>
      <li className="facing">
        <Icon of={ArrowLeft} size="s" flip />
        {t('extras.facing')}
      </li>
    </ul>
  )
}
