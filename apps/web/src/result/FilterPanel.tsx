import './result.css'
import { useState } from 'react'
import { useText } from '../i18n/text.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import {
  type Choices,
  clearGroup,
  countsOf,
  type FilterGroup,
  type Filters,
  histogramOf,
  isTicked,
  tick,
} from './filter.ts'
import { PriceRange } from './PriceRange.tsx'

interface PanelProps<Item> {
  items: readonly Item[]
  filters: Filters<Item>
  choices: Choices
  onChange(choices: Choices): void
  currencyCode: string
  /** The price stands after this many groups. */
  priceAfter?: number
}

interface GroupProps<Item> {
  group: FilterGroup<Item>
  counts: Readonly<Record<string, number>>
  choices: Choices
  onChange(choices: Choices): void
}

/** A longer list shows its first ones, the most frequent where its maker sorts them so. */
const most = 6

function Group<Item>({ group, counts, choices, onChange }: GroupProps<Item>) {
  const t = useText()
  const { id, label, options } = group
  const [all, setAll] = useState(false)
  const isOn = options.some((option) => isTicked(choices, id, option.id))
  const isLong = options.length > most + 2
  // What is ticked is never out of sight.
  const shown = options.filter((option, at) => all || !isLong || at < most || isTicked(choices, id, option.id))
  return (
    <fieldset className="fgroup">
      <legend className="fgroup-h">
        <span className="h4">{label}</span>
      </legend>
      {isOn && (
        <button
          type="button"
          className="link small fgroup-x"
          aria-label={t('result.clear.group', { group: label })}
          onClick={() => onChange(clearGroup(choices, id))}
        >
          {t('result.clear')}
        </button>
      )}
      {shown.map((option) => {
        const count = counts[option.id] ?? 0
        const ticked = isTicked(choices, id, option.id)
        return (
          <Checkbox
            key={option.id}
            label={option.label}
            count={count}
            checked={ticked}
            disabled={count === 0 && !ticked}
            onChange={({ target }) => onChange(tick(choices, id, option.id, target.checked))}
          />
        )
      })}
      {isLong && (
        <button type="button" className="link small fgroup-all" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? t('result.fewer') : t('result.all', { count: options.length })}
        </button>
      )}
    </fieldset>
  )
}

/** Groups with counts that say what a click would leave; a choice that would leave nothing stays, disabled, with 0. */
export function FilterPanel<Item>(props: PanelProps<Item>) {
  const { items, filters, choices, onChange, currencyCode, priceAfter = 2 } = props
  const counts = countsOf(items, filters, choices)
  const histogram = histogramOf(items, filters, choices)
  const draw = (groups: readonly FilterGroup<Item>[]) =>
    groups
      .filter(({ options }) => options.length > 1)
      .map((group) => (
        <Group key={group.id} group={group} counts={counts[group.id] ?? {}} choices={choices} onChange={onChange} />
      ))
  return (
    <div className="filters">
      {draw(filters.groups.slice(0, priceAfter))}
      {histogram && (
        <PriceRange
          label={filters.range.label}
          histogram={histogram}
          limits={choices.limits}
          currencyCode={currencyCode}
          onChange={(limits) => onChange({ ...choices, limits })}
        />
      )}
      {draw(filters.groups.slice(priceAfter))}
    </div>
  )
}
