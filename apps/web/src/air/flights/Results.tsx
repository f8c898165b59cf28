import type { FareFamily } from '@portolan/contract/air-itinerary'
import { isExpired } from '@portolan/domain/cart-item'
import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useMemo, useState } from 'react'
import { useNow } from '../../expiry/use-now.ts'
import { type AirSearch, legsOf } from '../../flight/search.ts'
import { formatOf } from '../../i18n/format.ts'
import { say, useSpeech, useText } from '../../i18n/text.ts'
import { FilterChips } from '../../result/FilterChips.tsx'
import { FilterPanel } from '../../result/FilterPanel.tsx'
import { FilterSheet } from '../../result/FilterSheet.tsx'
import { applyFilters, type Choices, noChoices } from '../../result/filter.ts'
import { useCartState } from '../../session/cart-state.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { pathOf } from '../address.ts'
import { choiceAddress, pickAt } from './choice.ts'
import { coverageOf } from './coverage.ts'
import { FlightList } from './FlightList.tsx'
import { FlightProgress } from './FlightProgress.tsx'
import { flightFilters, flightSorts, type SortId } from './filters.ts'
import { MyPrice } from './MyPrice.tsx'
import { NoFlights } from './NoFlights.tsx'
import type { Card } from './row.ts'
import { SortBar } from './SortBar.tsx'
import type { Tell } from './telling.ts'
import type { Flights } from './use-flights.ts'

interface Props {
  search: AirSearch
  cards: readonly Card[]
  found: Flights
  who: string
  tell: Tell
}

const quick = [
  ['stops', '0'],
  ['bags', 'checkedBag'],
] as const

/** Prices are held for a while: a list that was left open is asked for again. */
function ListExpiry({ cards, onCheck }: { cards: readonly Card[]; onCheck(): void }) {
  const t = useText()
  const { clockAhead } = useCartState()
  const now = useNow(clockAhead)
  const expiresAt = useMemo(
    () => Math.min(...cards.map(({ quote }) => Date.parse(quote.itinerary.expiredDateTime))),
    [cards],
  )
  if (!isExpired(expiresAt, now)) return null
  return (
    <div className="asking-gap">
      <Note tone="warn">
        <div className="row between wrap">
          <span>{t('flights.expired.list')}</span>
          <Button size="sm" onClick={onCheck}>
            {t('flights.check.all')}
          </Button>
        </div>
      </Note>
    </div>
  )
}

/** The filters, the wishes, the order and the list of one step. */
export function Results({ search, cards, found, who, tell }: Props) {
  const t = useText()
  const speech = useSpeech()
  const navigate = useNavigate()
  const { run, sale, choice, chosen, askAgain } = found
  const [choices, setChoices] = useState<Choices>(noChoices)
  const [sort, setSort] = useState<SortId>('best')
  const [filtering, setFiltering] = useState(false)
  const legs = legsOf(search).length
  const flightsOnly = sale === 'pair' && choice.step < legs
  const filters = useMemo(
    () => flightFilters(cards, (id, values) => say(speech, id, values), formatOf(speech.language)),
    [cards, speech],
  )
  const sorts = useMemo(() => flightSorts((id, values) => say(speech, id, values)), [speech])
  const sorted = useMemo(
    () => Object.fromEntries(sorts.map(({ id, compare }) => [id, cards.toSorted(compare)])),
    [cards, sorts],
  )
  // The tick and the counts are drawn at once; the list follows, and gives way to the next click.
  const [late, order] = [useDeferredValue(choices), useDeferredValue(sort)]
  const shown = useMemo(() => {
    const left = new Set(applyFilters(cards, filters, late))
    return (sorted[order] ?? []).filter((card) => left.has(card))
  }, [cards, filters, late, sorted, order])
  const firsts = { best: sorted.best?.[0], cheapest: sorted.cheapest?.[0], fastest: sorted.fastest?.[0] }
  const markOf = (card: Card) => sorts.find(({ id }) => firsts[id] === card)?.label
  const counts = { shown: shown.length, count: cards.length }
  const isAsking = run.status === 'asking'
  const currencyCode = cards[0]?.quote.price.currencyCode ?? ''
  const panel = { items: cards, filters, choices, onChange: setChoices, currencyCode, priceAfter: 2 }
  const own = chosen[choice.step - 1]
  const choose = (card: Card, family: FareFamily | undefined) => {
    const picked = pickAt(choice, { flights: card.key, fare: family?.code }, legs)
    const next = flightsOnly ? { step: choice.step + 1, picks: picked.picks.slice(0, choice.step) } : picked
    void navigate({
      to: pathOf[search.trip],
      search: choiceAddress(search, next),
      ...(!flightsOnly && { replace: true, resetScroll: false }),
    })
  }
  return (
    <>
      {cards.length > 0 && (
        <FilterChips {...{ filters, choices, quick }} onChange={setChoices} onOpen={() => setFiltering(true)} />
      )}
      <aside className="fl-filters only-l" aria-label={t('result.filters')}>
        {cards.length > 0 ? (
          <>
            <MyPrice />
            <FilterPanel {...panel} />
          </>
        ) : (
          isAsking && <Skeleton heights={[120, 140, 90]} widths={[100]} />
        )}
      </aside>
      <section className="fl-main" aria-labelledby="flights-count" aria-busy={isAsking}>
        <h2 className="h3" id="flights-count">
          {cards.length > 0 ? t('flights.shown', counts) : t('flights.list')}
        </h2>
        {/* Above the orders, which come with the first flights: what has been there already stays. */}
        <FlightProgress run={run} found={t('flights.shown', counts)} onAskAgain={askAgain} />
        {cards.length > 0 && <SortBar sorts={sorts} sort={sort} firsts={firsts} onSort={setSort} />}
        {cards.length > 0 && !isAsking && <ListExpiry cards={cards} onCheck={askAgain} />}
        {shown.length === 0 && (cards.length > 0 || !isAsking) && (
          <NoFlights search={search} step={choice.step} total={cards.length} onClear={() => setChoices(noChoices)} />
        )}
        <FlightList
          cards={shown}
          order={JSON.stringify([order, late])}
          tellingOf={tell}
          chosen={own && { key: own.flight.key, handle: own.family?.rph }}
          onChoose={choose}
          covers={coverageOf(search)}
          {...{ markOf, who, flightsOnly }}
        />
        {/* Under the list: what stands above it would push it out of the window that it is drawn for. */}
        {cards.length === 0 && isAsking && <Skeleton heights={[136, 136, 136, 136]} widths={[100]} />}
      </section>
      {filtering && (
        <FilterSheet {...panel} doneLabel={t('flights.show', counts)} onClose={() => setFiltering(false)}>
          <MyPrice />
        </FilterSheet>
      )}
    </>
  )
}
