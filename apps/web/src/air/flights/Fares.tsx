import type { FareFamily, PricedItinerary } from '@portolan/contract/air-itinerary'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { includesOf } from '../../flight/flights/include-words.ts'
import { familiesOf } from '../../flight/flights/my-price.ts'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { Price } from '../../price/Price.tsx'
import { lessBy } from '../../price/sum.ts'
import { Ticks } from '../../result/Ticks.tsx'
import { Button } from '../../ui/Button.tsx'
import { cabinText } from '../cabin-text.ts'
import { Covers } from './Covers.tsx'
import type { Coverage } from './coverage.ts'

interface Props {
  itinerary: PricedItinerary
  /** The fare that the list is priced by. */
  usual: FareFamily
  /** Handle of the chosen one. */
  chosen: string | undefined
  /** '2 adults' */
  who: string
  covers: Coverage
  onChoose(family: FareFamily): void
}

function useDifference(usual: FareFamily) {
  const t = useText()
  const format = useFormat()
  return (family: FareFamily): string => {
    const difference = lessBy(family.total, usual.total).amount
    if (family.rph === usual.rph) return t('flights.fare.usual')
    const price = format.money(Math.abs(difference), family.total.currencyCode)
    return difference < 0 ? t('flights.fare.less', { price }) : t('flights.fare.more', { price })
  }
}

/** In the bar where there is one, else beside the list: the way on is then the next stop or so of the keyboard. */
function goToTrip(): void {
  const places = document.querySelectorAll<HTMLElement>('.bar-sum, #flights-sum')
  ;[...places].find((place) => place.getClientRects().length > 0)?.focus()
}

/** The fares of the same flights side by side: the same rows in the same order, and the difference in money. */
export function Fares({ itinerary, usual, chosen, who, covers, onChoose }: Props) {
  const t = useText()
  const format = useFormat()
  const id = useId()
  const families = familiesOf(itinerary)
  const difference = useDifference(usual)
  return (
    <section className="fams" aria-labelledby={id}>
      <div className="row between wrap">
        <h4 className="h3" id={id}>
          {t('flights.fares')}
        </h4>
        <span className="small muted">{t('flights.fares.who', { who })}</span>
      </div>
      <div className="fams-g">
        {families.map((family) => {
          const isOn = family.rph === chosen
          const name = family.name || t('flights.fare.only')
          return (
            <div className={isOn || (!chosen && family.rph === usual.rph) ? 'fam on' : 'fam'} key={family.rph}>
              <div className="fam-h">
                <h5>{name}</h5>
                <span className="xs faint">
                  {t(cabinText[family.cabin])} <bdi dir="ltr">{family.resBookDesigCode}</bdi>
                </span>
              </div>
              <Ticks of={includesOf(family, families, t, format)} />
              <div className="fam-f">
                <div>
                  <Price of={family.total} size="md" />
                  <Covers of={covers} />
                  <div className="xs faint">{difference(family)}</div>
                  {family.seatsLeft !== undefined && (
                    <div className="xs left">{t('flights.left', { count: family.seatsLeft })}</div>
                  )}
                </div>
                <Button
                  block
                  variant={isOn ? 'ink' : 'line'}
                  icon={isOn ? Check : undefined}
                  aria-pressed={isOn}
                  aria-label={t(isOn ? 'flights.fare.chosen.of' : 'flights.fare.choose.of', { fare: name })}
                  onClick={() => onChoose(family)}
                >
                  {t(isOn ? 'flights.fare.chosen' : 'flights.fare.choose')}
                </Button>
              </div>
            </div>
          )
        })}
      </div>
      {chosen && (
        // The rest of the list, a thousand flights maybe, stands between a keyboard and the way on.
        <button type="button" className="link small fams-skip" onClick={goToTrip}>
          {t('flights.summary.open')}
        </button>
      )}
    </section>
  )
}
