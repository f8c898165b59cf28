import '../../result/summary.css'
import { isExpired } from '@portolan/domain/cart-item'
import type { ReactNode } from 'react'
import { ExpiryAnnouncer } from '../../expiry/ExpiryAnnouncer.tsx'
import { useNow } from '../../expiry/use-now.ts'
import { flightOf } from '../../flight/flights/flight.ts'
import type { Quote } from '../../flight/flights/my-price.ts'
import { type AirSearch, legsOf } from '../../flight/search.ts'
import { useFormat } from '../../i18n/format.ts'
import { RichText, useText } from '../../i18n/text.ts'
import { JourneyMap } from '../../map/JourneyMap.tsx'
import { Price } from '../../price/Price.tsx'
import { HoldClock } from '../../result/HoldClock.tsx'
import { dayOf } from '../../result/journey-time.ts'
import { useCartState } from '../../session/cart-state.ts'
import { Button } from '../../ui/Button.tsx'
import type { Chosen } from './choice.ts'
import { pointsOf } from './points.ts'
import { expiryOf, partsOf, sumOf } from './total.ts'
import type { Flights } from './use-flights.ts'

export interface SummaryProps {
  search: AirSearch
  found: Flights
  /** What is reckoned with where nothing is chosen yet. */
  cheapest: readonly (Quote | undefined)[]
  who: string
  /** The button that leads on. */
  children: ReactNode
}

function ChosenFlight({ chosen: { flight, family } }: { chosen: Chosen }) {
  const format = useFormat()
  const ltr = (text: string) => (
    <bdi key={text} dir="ltr">
      {text}
    </bdi>
  )
  const mark = flight.nights === 0 ? '' : ` (${flight.nights > 0 ? '+' : ''}${flight.nights})`
  return (
    <div className="chosen">
      <b>
        <RichText
          id="flights.route"
          values={{ from: <bdi key="from">{flight.from.name}</bdi>, to: <bdi key="to">{flight.to.name}</bdi> }}
        />
      </b>
      <span>
        <RichText
          id="flights.when"
          values={{
            start: ltr(flight.departureTime),
            end: ltr(`${flight.arrivalTime}${mark}`),
            date: <bdi key="date">{format.date(dayOf(flight.departs))}</bdi>,
          }}
        />
      </span>
      <span className="muted small">
        {ltr(flight.numbers.join(', '))} {family && <bdi>{family.name}</bdi>}
      </span>
    </div>
  )
}

/** The time that the price is held, else the way to have it priced again. */
export function Hold({ found, brief = false }: { found: Flights; brief?: boolean }) {
  const t = useText()
  const { clockAhead } = useCartState()
  const now = useNow(clockAhead)
  const expiresAt = expiryOf(found.chosen)
  if (!Number.isFinite(expiresAt)) return null
  const isOver = isExpired(expiresAt, now)
  return (
    <>
      {!brief && <ExpiryAnnouncer holds={[{ id: 'air', name: t('flights.summary'), expiresAt }]} now={now} />}
      {isOver ? (
        <div className="expired">
          <p>
            <b>{t('flights.expired')}</b> {t('flights.expired.kept')}
          </p>
          <Button size="sm" busy={found.run.status === 'asking'} onClick={found.askAgain}>
            {t('flights.check')}
          </Button>
        </div>
      ) : (
        <HoldClock expiresAt={expiresAt} now={now} brief={brief} />
      )}
    </>
  )
}

function Lines({ search, found, cheapest, who }: Omit<SummaryProps, 'children'>) {
  const t = useText()
  const parts = partsOf(found.sale, found.chosen, cheapest)
  const total = sumOf(parts)
  const isWhole = parts.every((part) => part?.isChosen)
  const legs = legsOf(search)
  return (
    <dl className="lines">
      {found.sale === 'legs' &&
        legs.map(({ from, to }, index) => {
          const part = parts[index]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a trip may fly the same way twice, always in this order
            <div key={index}>
              <dt>
                {index + 1} <bdi>{from.name}</bdi> – <bdi>{to.name}</bdi>
              </dt>
              <dd className={part?.isChosen ? undefined : 'faint'}>
                {part?.isChosen ? <Price of={part.price} /> : t('flights.assumed')}
              </dd>
            </div>
          )
        })}
      {total && (
        <>
          <div className="tot">
            <dt>{t(isWhole ? 'flights.total' : 'flights.from')}</dt>
            <dd>
              <Price of={total} size="lg" />
            </dd>
          </div>
          <div className="sub">
            <dt>{t('flights.taxes', { who })}</dt>
          </div>
        </>
      )}
    </dl>
  )
}

/** What is chosen, what is missing, what it costs, for how long, and the way on; with the course on the chart. */
export function Summary({ children, ...props }: SummaryProps) {
  const t = useText()
  const { search, found, cheapest } = props
  const { chosen, sale } = found
  const legs = legsOf(search)
  const flights = legs.flatMap((_, index) => {
    const itinerary = cheapest[index]?.itinerary
    const assumed = sale === 'legs' ? itinerary?.airItinerary.originDestinationOptions[0] : undefined
    return chosen[index]?.flight ?? (assumed ? flightOf(assumed) : [])
  })
  const open = new Set(flights.filter((flight) => !chosen.some((one) => one?.flight === flight)))
  return (
    <div className="summary">
      {flights.length > 0 && <JourneyMap points={pointsOf(flights, open)} course="arc" />}
      {legs.map((leg, index) => {
        const one = chosen[index]
        if (one) return <ChosenFlight key={`${leg.date}/${one.flight.key}`} chosen={one} />
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an empty slot has nothing but its place
          <div className="slot" key={index}>
            {t('flights.slot', { n: index + 1, from: leg.from.name, to: leg.to.name })}
          </div>
        )
      })}
      <Lines {...props} />
      <Hold found={found} />
      {children}
    </div>
  )
}
