import type { RailTrainResult } from '@portolan/contract/rail-journey'
import { isExpired } from '@portolan/domain/cart-item'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { useNow } from '../../expiry/use-now.ts'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { cheapestOf } from '../../result/cheapest.ts'
import { FilterChips } from '../../result/FilterChips.tsx'
import { FilterPanel } from '../../result/FilterPanel.tsx'
import { FilterSheet } from '../../result/FilterSheet.tsx'
import { applyFilters, type Choices, noChoices } from '../../result/filter.ts'
import { useCartState } from '../../session/cart-state.ts'
import { shopToday } from '../../session/shop-today.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Note } from '../../ui/Note.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { RailSearch } from '../search.ts'
import { backAddress, earlier, later, outAddress } from './address.ts'
import { type SortId, trainFilters, trainSorts } from './filters.ts'
import { NoTrains } from './NoTrains.tsx'
import { outPricing, plainPricing, returnPricing } from './pricing.ts'
import { expiryOf } from './Summary.tsx'
import { TrainList } from './TrainList.tsx'
import { TrainProgress } from './TrainProgress.tsx'
import type { Train } from './train.ts'
import type { Trains } from './use-trains.ts'

interface Props {
  search: RailSearch
  trains: readonly Train[]
  found: Trains
}

const quick = [
  ['changes', '0'],
  ['departure', '06:00'],
] as const

/** Prices are held for half an hour: a list that was left open is asked for again. */
function ListExpiry({ results, onCheck }: { results: readonly RailTrainResult[]; onCheck(): void }) {
  const t = useText()
  const { clockAhead } = useCartState()
  const now = useNow(clockAhead)
  if (!isExpired(expiryOf(results), now)) return null
  return (
    <div className="asking-gap">
      <Note tone="warn">
        <div className="row between wrap">
          <span>{t('trains.expired.list')}</span>
          <Button size="sm" onClick={onCheck}>
            {t('trains.check.all')}
          </Button>
        </div>
      </Note>
    </div>
  )
}

function OtherTimes({ search, found, way }: { search: RailSearch; found: Trains; way: 'earlier' | 'later' }) {
  const t = useText()
  const { step, outbound } = found
  const next = way === 'earlier' ? earlier(search, step, shopToday()) : later(search, step)
  if (!next) return null
  const address = step === 'back' && outbound ? backAddress(next, outbound.rph) : outAddress(next)
  return (
    <Link className={buttonClass({ variant: 'ghost', size: 'sm' })} to="/rail/trains" search={address}>
      {t(way === 'earlier' ? 'trains.earlier' : 'trains.later')}
    </Link>
  )
}

/** The filters, the order and the list of one step. */
export function Results({ search, trains, found }: Props) {
  const t = useText()
  const format = useFormat()
  const { run, step, results, outbound, inbound, choose, askAgain } = found
  const [choices, setChoices] = useState<Choices>(noChoices)
  const [sort, setSort] = useState<SortId>('departure')
  const [filtering, setFiltering] = useState(false)
  const cheapest = cheapestOf(trains, ({ sellingBestPrice }) => sellingBestPrice)
  const wayOut = search.back === undefined ? plainPricing : outPricing
  const pricing = step === 'back' && outbound && cheapest ? returnPricing(outbound, cheapest.sellingBestPrice) : wayOut
  const priceOf = (train: Train) => pricing.of(train.sellingBestPrice, train.sellingCurrencyCode).price.amount
  const filters = trainFilters(trains, priceOf, t, format)
  const sorts = trainSorts(t)
  // The tick and the counts are drawn at once; the list follows, and gives way to the next click.
  const [late, order] = [useDeferredValue(choices), useDeferredValue(sort)]
  const compare = sorts.find(({ id }) => id === order)?.compare
  const shown = applyFilters(trains, filters, late).toSorted(compare)
  const counts = { shown: shown.length, count: trains.length }
  const currencyCode = cheapest?.sellingCurrencyCode ?? ''
  const panel = { items: trains, filters, choices, onChange: setChoices, currencyCode, priceAfter: 3 }
  const isAsking = run.status === 'asking'
  return (
    <>
      {trains.length > 0 && (
        <FilterChips
          {...{ filters, choices, quick }}
          order={{ sorts, sort, onSort: setSort }}
          onChange={setChoices}
          onOpen={() => setFiltering(true)}
        />
      )}
      <aside className="trains-filters only-l" aria-label={t('result.filters')}>
        {trains.length > 0 ? (
          <FilterPanel {...panel} />
        ) : (
          isAsking && <Skeleton heights={[120, 140, 90]} widths={[100]} />
        )}
      </aside>
      <section className="trains-main" aria-labelledby="trains-count" aria-busy={isAsking}>
        <div className="sortbar">
          <h2 className="h3" id="trains-count">
            {trains.length > 0 ? t('trains.count', counts) : t('trains.list')}
          </h2>
          <OtherTimes search={search} found={found} way="earlier" />
          {trains.length > 0 && (
            <div className="push only-l">
              <Segmented
                legend={t('trains.sort')}
                name="trains-sort"
                value={sort}
                onChange={setSort}
                options={sorts.map(({ id, label }) => ({ value: id, label }))}
              />
            </div>
          )}
        </div>
        <TrainProgress search={run} found={t('trains.count', counts)} onAskAgain={askAgain} />
        {results.length > 0 && !isAsking && <ListExpiry results={results} onCheck={askAgain} />}
        {trains.length === 0 && isAsking && <Skeleton heights={[172, 172, 172, 172]} widths={[100]} />}
        {shown.length === 0 && (trains.length > 0 || !isAsking) && (
          <NoTrains search={search} step={step} total={trains.length} onClear={() => setChoices(noChoices)} />
        )}
        <TrainList
          trains={shown}
          notes={run.notes}
          pricing={pricing}
          tied={step === 'back' && (outbound?.inboundRphs.length ?? 0) > 0}
          cheapest={cheapest?.trainIdentity}
          chosen={step === 'back' ? inbound : outbound}
          onChoose={choose}
        />
        {trains.length > 0 && (
          <div className="trains-after">
            <OtherTimes search={search} found={found} way="later" />
          </div>
        )}
      </section>
      {filtering && <FilterSheet {...panel} doneLabel={t('trains.show', counts)} onClose={() => setFiltering(false)} />}
    </>
  )
}
