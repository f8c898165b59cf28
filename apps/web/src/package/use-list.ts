import { useDeferredValue, useMemo, useState } from 'react'
import { type Format, useFormat } from '../i18n/format.ts'
import { type Say, say, useSpeech } from '../i18n/text.ts'
import { applyFilters, type Choices, type Filters, noChoices } from '../result/filter.ts'
import type { Sort } from '../result/sort.ts'

interface Rules<Item, Id extends string> {
  filtersOf(items: readonly Item[], t: Say, format: Format): Filters<Item>
  sortsOf(t: Say): Sort<Item, Id>[]
  first: Id
}

/** Which of the choices are shown, and in which order. `rules` never change. */
export function useList<Item, Id extends string>(items: readonly Item[], rules: Rules<Item, Id>) {
  const speech = useSpeech()
  const format = useFormat()
  const [choices, setChoices] = useState<Choices>(noChoices)
  const [sort, setSort] = useState<Id>(rules.first)
  const [filters, sorts] = useMemo(() => {
    const t: Say = (id, values) => say(speech, id, values)
    return [rules.filtersOf(items, t, format), rules.sortsOf(t)]
  }, [items, rules, speech, format])
  // The tick and the counts are drawn at once; the list follows, and gives way to the next click.
  const [late, by] = [useDeferredValue(choices), useDeferredValue(sort)]
  const shown = useMemo(
    () => applyFilters(items, filters, late).toSorted(sorts.find(({ id }) => id === by)?.compare),
    [items, filters, late, sorts, by],
  )
  return {
    ...{ filters, choices, setChoices, sorts, sort, setSort, shown },
    clear: () => setChoices(noChoices),
    /** What the panel and the sheet are drawn with. */
    panel: { items, filters, choices, onChange: setChoices, currencyCode: '' },
  }
}

export type List<Item, Id extends string> = ReturnType<typeof useList<Item, Id>>
