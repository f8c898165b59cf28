import './flight-card.css'
import type { FareFamily } from '@portolan/contract/air-itinerary'
import type { Amount } from '@portolan/contract/shared'
import { ArrowRight, ChevronDown, ChevronUp, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { FlightLine } from '../../flight/flights/FlightLine.tsx'
import type { Flight } from '../../flight/flights/flight.ts'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { Price } from '../../price/Price.tsx'
import { dayOf } from '../../result/journey-time.ts'
import { Monogram } from '../../result/Monogram.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Covers } from './Covers.tsx'
import type { Coverage } from './coverage.ts'
import { Fares } from './Fares.tsx'
import type { Card } from './row.ts'
import { warningText } from './warning.ts'

/** How the price of a card is told: by itself, or by what it makes of the whole trip. */
export interface Telling {
  /** What the trip costs with this flight. */
  total: Amount
  /** Against the one that was reckoned with so far; undefined: the price by itself. */
  difference: number | undefined
}

interface Props {
  card: Card
  /** 'Best', 'Cheapest' or 'Fastest', on the one that is. */
  mark: string | undefined
  telling: Telling
  who: string
  covers: Coverage
  /** The fares are a step of their own: here only the flights are chosen. */
  flightsOnly: boolean
  open: boolean
  chosen: string | undefined
  onToggle(): void
  onDetail(): void
  onChoose(family: FareFamily | undefined): void
}

function Warnings({ warnings }: Pick<Flight, 'warnings'>) {
  const t = useText()
  return warnings.map((warning) => (
    <Badge key={warning} tone="warn" icon={TriangleAlert}>
      {t(warningText[warning][0])}
    </Badge>
  ))
}

/** '+HK$180', '−HK$340' or 'Included', and under it the whole trip. */
function PriceOf({ telling: { total, difference }, who, covers }: Pick<Props, 'telling' | 'who' | 'covers'>) {
  const t = useText()
  const format = useFormat()
  if (difference === undefined)
    return (
      <>
        <Price of={total} size="md" />
        <Covers of={covers} />
        <span className="xs faint">{t('flights.for', { who })}</span>
      </>
    )
  const money = format.money(Math.abs(difference), total.currencyCode)
  const words = () => {
    if (difference === 0) return t('flights.included')
    return t(difference < 0 ? 'flights.less' : 'flights.more', { price: money })
  }
  return (
    <>
      <b className={difference < 0 ? 'fl-diff less' : 'fl-diff'}>
        {difference === 0 ? (
          words()
        ) : (
          <>
            <bdi dir="ltr" aria-hidden="true">{`${difference < 0 ? '−' : '+'}${money}`}</bdi>
            <span className="vh">{words()}</span>
          </>
        )}
      </b>
      <span className="xs faint">
        {t(covers === 'both' ? 'flights.both' : 'flights.trip', {
          price: format.money(total.amount, total.currencyCode),
          who,
        })}
      </span>
    </>
  )
}

/** One choice of the list: who flies it, when, what to know of it, and what it costs. */
export function FlightCard(props: Props) {
  const { card, mark, telling, who, covers, flightsOnly, open, chosen, onToggle, onDetail, onChoose } = props
  const t = useText()
  const format = useFormat()
  const id = useId()
  const { flight, quote } = card
  const name = flight.airlines.map((airline) => airline.name).join(' + ')
  const numbers = flight.numbers.join(', ')
  const { co2Kg, seatsLeft } = quote.itinerary
  return (
    <article className={open ? 'card fl open' : 'card fl'} aria-labelledby={id}>
      <div className="fl-h">
        <div className="fl-id">
          <Monogram code={flight.airlines[0]?.code ?? ''} size={36} />
          <h3 id={id}>
            <bdi>{name}</bdi>
            <bdi className="xs faint" dir="ltr">
              {numbers}
            </bdi>
          </h3>
        </div>
        <div className="fl-way">
          <span className="fday">{format.date(dayOf(flight.departs))}</span>
          <FlightLine flight={flight} />
        </div>
        <div className="fl-p">
          {mark && <Badge tone="info">{mark}</Badge>}
          <PriceOf telling={telling} who={who} covers={covers} />
          {!quote.met && <span className="xs unmet">{t('flights.my.unmet')}</span>}
          {quote.extras && quote.extras.amount > 0 && (
            <span className="xs faint">
              {t('flights.my.extras', { price: format.money(quote.extras.amount, quote.extras.currencyCode) })}
            </span>
          )}
          {flightsOnly ? (
            <Button
              iconEnd={ArrowRight}
              aria-label={t('flights.choose.of', { flight: numbers })}
              onClick={() => onChoose(undefined)}
            >
              {t('flights.choose')}
            </Button>
          ) : (
            <Button
              iconEnd={open ? ChevronUp : ChevronDown}
              aria-expanded={open}
              aria-label={t(open ? 'flights.fares.hide.of' : 'flights.fares.show.of', { flight: numbers })}
              onClick={onToggle}
            >
              {t(open ? 'flights.fares.hide' : 'flights.fares.show')}
            </Button>
          )}
        </div>
        <div className="fl-know">
          <Warnings warnings={flight.warnings} />
          {seatsLeft !== undefined && <span className="left">{t('flights.left', { count: seatsLeft })}</span>}
          {co2Kg !== undefined && <span>{t('flights.co2', { kg: format.number(co2Kg) })}</span>}
          <button
            type="button"
            className="link small"
            aria-haspopup="dialog"
            aria-label={t('flights.detail.of', { flight: numbers })}
            onClick={onDetail}
          >
            {t('flights.detail')}
          </button>
        </div>
      </div>
      {open && !flightsOnly && (
        <Fares
          itinerary={quote.itinerary}
          usual={quote.family}
          chosen={chosen}
          who={who}
          covers={covers}
          onChoose={onChoose}
        />
      )}
    </article>
  )
}
