import type { RailPassProduct } from '@portolan/contract/rail-journey'
import { Link } from '@tanstack/react-router'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../i18n/text.ts'
import { FilterChips } from '../../result/FilterChips.tsx'
import { FilterPanel } from '../../result/FilterPanel.tsx'
import { FilterSheet } from '../../result/FilterSheet.tsx'
import { applyFilters, type Choices, noChoices } from '../../result/filter.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { writeParty } from '../party.ts'
import type { PassSearch } from '../pass-search.ts'
import { type PassRow, passFilters, passSorts, type SortId } from './filters.ts'
import { PassCard } from './PassCard.tsx'

const quick = [
  ['class', '2'],
  ['type', 'FLEXIBLE'],
] as const

function Advice({ search }: { search: PassSearch }) {
  const t = useText()
  return (
    <div className="advise">
      <Icon of={Scale} />
      <span className="grow">
        <b>{t('pass.advice')}</b>
        <span className="small muted">{t('pass.adviceText')}</span>
      </span>
      <Link className={buttonClass()} to="/rail/passOrTickets" search={writeParty(search)}>
        {t('pass.compare')}
      </Link>
    </div>
  )
}

interface Props {
  rows: readonly PassRow[]
  search: PassSearch
  pointed: RailPassProduct | undefined
  onPoint(product: RailPassProduct): void
}

/** The passes of one region with their filters: beside them, on phones in a sheet. */
export function PassList({ rows, search, onPoint, pointed }: Props) {
  const t = useText()
  const [choices, setChoices] = useState<Choices>(noChoices)
  const [sort, setSort] = useState<SortId>('price')
  const [filtering, setFiltering] = useState(false)
  const filters = passFilters(rows, t)
  const sorts = passSorts(t)
  const shown = applyFilters(rows, filters, choices).toSorted(sorts.find(({ id }) => id === sort)?.compare)
  const counts = { shown: shown.length, count: rows.length }
  const currencyCode = rows[0]?.summary.sellingCurrencyCode ?? ''
  const panel = { items: rows, filters, choices, currencyCode, onChange: setChoices }
  return (
    <div className="pass-cols">
      <FilterChips
        {...{ filters, choices, quick }}
        order={{ sorts, sort, onSort: setSort }}
        onChange={setChoices}
        onOpen={() => setFiltering(true)}
      />
      <aside className="only-l" aria-label={t('result.filters')}>
        <FilterPanel {...panel} />
      </aside>
      <section aria-labelledby="pass-count">
        <div className="pass-bar">
          <h2 className="h3" id="pass-count">
            {t('pass.count', counts)}
          </h2>
          <div className="only-l">
            <Segmented
              legend={t('result.sortBy')}
              name="pass-sort"
              value={sort}
              onChange={setSort}
              options={sorts.map(({ id, label }) => ({ value: id, label }))}
            />
          </div>
        </div>
        {shown.map(({ product, summary }) => (
          <PassCard
            key={`${product.region}${product.passType}${product.label}`}
            {...{ product, summary, search }}
            isPointedAt={pointed === product}
            onPoint={() => onPoint(product)}
          />
        ))}
        {shown.length === 0 && (
          <EmptyState
            title={t('pass.none')}
            text={t('pass.noneText')}
            action={<Button onClick={() => setChoices(noChoices)}>{t('result.clearAll')}</Button>}
          />
        )}
        <Advice search={search} />
      </section>
      {filtering && <FilterSheet {...panel} doneLabel={t('pass.show', counts)} onClose={() => setFiltering(false)} />}
    </div>
  )
}
