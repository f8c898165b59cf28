import { Info } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useText } from '../i18n/text.ts'
import { FilterChips } from '../result/FilterChips.tsx'
import { FilterPanel } from '../result/FilterPanel.tsx'
import { FilterSheet } from '../result/FilterSheet.tsx'
import { LiveText } from '../result/LiveText.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import type { List } from './use-list.ts'

interface Props<Item, Id extends string> {
  list: List<Item, Id>
  /** '57 hotels fit your flight' */
  title: string
  /** What the order goes by, in words. */
  rule: string
  /** 'Show 6 of 14 hotels' */
  doneLabel: string
  quick: readonly (readonly [group: string, option: string])[]
  children: ReactNode
}

/** The filters, the order with its rule, and the list. */
export function ListFrame<Item, Id extends string>(props: Props<Item, Id>) {
  const { list, title, rule, doneLabel, quick, children } = props
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const { filters, choices, setChoices, sorts, sort, setSort, shown, panel, clear } = list
  return (
    <>
      <FilterChips
        {...{ filters, choices, quick }}
        onChange={setChoices}
        onOpen={() => setOpen(true)}
        order={{ sorts, sort, onSort: setSort }}
      />
      <aside className="pk-filters" aria-label={t('result.filters')}>
        <FilterPanel {...panel} />
      </aside>
      <section className="pk-main" aria-labelledby="package-count">
        <div className="pk-sort">
          <h2 className="h3" id="package-count">
            {title}
          </h2>
          <div className="only-l">
            <Segmented
              legend={t('result.sortBy')}
              name="package-sort"
              value={sort}
              onChange={setSort}
              options={sorts.map(({ id, label }) => ({ value: id, label }))}
            />
          </div>
          <p className="xs faint pk-rule">
            <Icon of={Info} size="xs" />
            <span>{rule}</span>
          </p>
        </div>
        <LiveText text={title} />
        {shown.length > 0 ? (
          children
        ) : (
          <EmptyState
            level={3}
            title={t('package.none.filtered')}
            action={<Button onClick={clear}>{t('result.clearAll')}</Button>}
          />
        )}
      </section>
      {isOpen && <FilterSheet {...panel} doneLabel={doneLabel} onClose={() => setOpen(false)} />}
    </>
  )
}
