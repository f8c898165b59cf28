import type { ReactNode } from 'react'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { type Choices, chosenCount, type Filters, noChoices } from './filter.ts'

interface SheetProps<Item> {
  items: readonly Item[]
  filters: Filters<Item>
  choices: Choices
  onChange(choices: Choices): void
  currencyCode: string
  priceAfter?: number
  /** 'Show 6 of 14 trains' */
  doneLabel: string
  onClose(): void
  /** What stands above the filters. */
  children?: ReactNode
}

/** The same filters on a phone. What is behind the sheet follows at once; the button says how much is left. */
export function FilterSheet<Item>({ doneLabel, onClose, children, ...panel }: SheetProps<Item>) {
  const t = useText()
  return (
    <Sheet
      className="filter-sheet"
      title={t('result.filters')}
      onClose={onClose}
      footer={
        <>
          {chosenCount(panel.choices) > 0 && (
            <Button onClick={() => panel.onChange(noChoices)}>{t('result.clearAll')}</Button>
          )}
          <Button variant="primary" size="lg" onClick={onClose}>
            {doneLabel}
          </Button>
        </>
      }
    >
      {children}
      <FilterPanel {...panel} />
    </Sheet>
  )
}
