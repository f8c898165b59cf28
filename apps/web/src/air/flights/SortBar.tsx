import { Info } from 'lucide-react'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import type { Sort } from '../../result/sort.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { SortId } from './filters.ts'
import type { Card } from './row.ts'

interface Props {
  sorts: readonly Sort<Card, SortId>[]
  sort: SortId
  /** The first of each order. */
  firsts: Readonly<Record<SortId, Card | undefined>>
  onSort(sort: SortId): void
}

/** Each order with the price and the time of its first flight, and in words what 'best' means. */
export function SortBar({ sorts, sort, firsts, onSort }: Props) {
  const t = useText()
  const format = useFormat()
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own box around the three */}
      <div className="sorts" role="group" aria-label={t('flights.sort')}>
        {sorts.map(({ id, label }) => {
          const first = firsts[id]
          return (
            <button key={id} type="button" aria-pressed={id === sort} onClick={() => onSort(id)}>
              <b>{label}</b>
              {first && (
                <>
                  <bdi dir="ltr">{format.money(first.price, first.quote.price.currencyCode, 0)}</bdi>
                  <span>{format.duration(first.flight.minutes)}</span>
                </>
              )}
            </button>
          )
        })}
      </div>
      {sort === 'best' && (
        <p className="xs faint sort-rule">
          <Icon of={Info} size="xs" />
          {t('flights.sort.rule')}
        </p>
      )}
    </>
  )
}
