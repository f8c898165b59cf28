import { useDeferredValue, useMemo, useState } from 'react'
import { applyFilters, type Choices, type Filters, noChoices } from './filter.ts'
import type { Sort } from './sort.ts'

/** Which of the items are shown, and in which order. `filters` and `sorts` are kept by whoever makes them. */
export function useChoices<Item, Id extends string>(
  all: readonly Item[],
  filters: Filters<Item>,
  sorts: readonly Sort<Item, Id>[],
  first: NoInfer<Id>,
) {
  const [choices, setChoices] = useState<Choices>(noChoices)
  const [sort, setSort] = useState<Id>(first)
  // The tick and the counts are drawn at once; the list follows, and gives way to the next click.
  const [late, by] = [useDeferredValue(choices), useDeferredValue(sort)]
  const shown = useMemo(() => {
    const compare = sorts.find(({ id }) => id === by)?.compare
    return applyFilters(all, filters, late).toSorted(compare)
  }, [all, filters, late, sorts, by])
  return {
    ...{ filters, choices, setChoices, sorts, sort, setSort, shown },
    /** A new order begins at its top. */
    order: JSON.stringify([by, late]),
    clear: () => setChoices(noChoices),
  }
}
