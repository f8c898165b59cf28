import { useDeferredValue, useMemo, useState } from 'react'
import { say, useSpeech } from '../../i18n/text.ts'
import { applyFilters, type Choices, noChoices } from '../../result/filter.ts'
import type { House } from '../../stay/list/house.ts'
import { hotelFilters, hotelSorts, type SortId } from './filters.ts'

/** Which of the houses are shown, and in which order. */
export function useListChoice(all: readonly House[]) {
  const speech = useSpeech()
  const [choices, setChoices] = useState<Choices>(noChoices)
  const [sort, setSort] = useState<SortId>('recommended')
  const filters = useMemo(() => hotelFilters(all, (id, values) => say(speech, id, values)), [all, speech])
  const sorts = useMemo(() => hotelSorts(all, (id, values) => say(speech, id, values)), [all, speech])
  // The tick and the counts are drawn at once; the list and the map follow, and give way to the next click.
  const [late, by] = [useDeferredValue(choices), useDeferredValue(sort)]
  const shown = useMemo(() => {
    const compare = sorts.find(({ id }) => id === by)?.compare
    return applyFilters(all, filters, late).toSorted(compare)
  }, [all, filters, late, sorts, by])
  return {
    ...{ filters, choices, setChoices, sorts, sort, setSort, shown },
    order: JSON.stringify([by, late]),
    clear: () => setChoices(noChoices),
    /** What the panel and the sheet are drawn with. */
    panel: { items: all, filters, choices, onChange: setChoices, currencyCode: all[0]?.night.currencyCode ?? '' },
  }
}

export type ListChoice = ReturnType<typeof useListChoice>
