import './result.css'
import { ArrowUpDown, SlidersHorizontal } from 'lucide-react'
import { useText } from '../i18n/text.ts'
import { Chip } from '../ui/Chip.tsx'
import { Icon } from '../ui/Icon.tsx'
import { type Choices, chosenCount, type Filters, isTicked, tick } from './filter.ts'
import type { Sort } from './sort.ts'

interface ChipsProps<Item, Id extends string> {
  filters: Filters<Item>
  choices: Choices
  onChange(choices: Choices): void
  /** Left out where the orders stand above the list by themselves. */
  order?: { sorts: readonly Sort<Item, Id>[]; sort: Id; onSort(sort: NoInfer<Id>): void }
  /** Group and option of what people tick most. */
  quick: readonly (readonly [group: string, option: string])[]
  onOpen(): void
}

/** The row above a list on phones: the sheet, the order, and the filters that are on or often wanted. */
export function FilterChips<Item, Id extends string>(props: ChipsProps<Item, Id>) {
  const { filters, choices, onChange, order, quick, onOpen } = props
  const t = useText()
  const count = chosenCount(choices)
  const chips = filters.groups.flatMap(({ id, options }) =>
    options
      .filter(
        (option) => isTicked(choices, id, option.id) || quick.some(([group, one]) => group === id && one === option.id),
      )
      .map((option) => ({ group: id, ...option })),
  )
  return (
    <div className="mfilter only-s screen-only">
      <button type="button" className={count > 0 ? 'chip on' : 'chip'} aria-haspopup="dialog" onClick={onOpen}>
        <Icon of={SlidersHorizontal} size="s" />
        {count > 0 ? t('result.filtersOn', { count }) : t('result.filters')}
      </button>
      {order && (
        <label className="chip chip-sort">
          <Icon of={ArrowUpDown} size="s" />
          <span className="vh">{t('result.sortBy')}</span>
          <select value={order.sort} onChange={({ target }) => order.onSort(target.value as Id)}>
            {order.sorts.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      {chips.map(({ group, id, label }) => (
        <Chip
          key={`${group}/${id}`}
          pressed={isTicked(choices, group, id)}
          onClick={() => onChange(tick(choices, group, id, !isTicked(choices, group, id)))}
        >
          {label}
        </Chip>
      ))}
    </div>
  )
}
