import { useDeferredValue, useMemo, useState } from 'react'
import { formatOf } from '../../i18n/format.ts'
import { say, useSpeech } from '../../i18n/text.ts'
import { applyFilters, type Choices, clearGroup, noChoices } from '../../result/filter.ts'
import { fitTick, isLike, type SortId, tourFilters, tourSorts } from './filters.ts'
import type { Fits } from './fit.ts'
import type { DayTour } from './tour.ts'

/** Which of the day's tours are shown, and in which order. `fits`: where something is planned for the day. */
export function useListChoice(all: readonly DayTour[], fits: Fits | undefined) {
  const speech = useSpeech()
  const [choices, setChoices] = useState<Choices>(noChoices)
  const [sort, setSort] = useState<SortId>('recommended')
  const [written, setWritten] = useState('')
  const format = formatOf(speech.language)
  // What is counted is what the words leave.
  const like = useMemo(() => all.filter((tour) => isLike(tour, written)), [all, written])
  const filters = useMemo(
    () => tourFilters(all, fits, (id, values) => say(speech, id, values), format),
    [all, fits, speech, format],
  )
  const sorts = useMemo(() => tourSorts(all, (id, values) => say(speech, id, values)), [all, speech])
  const late = useDeferredValue(choices)
  const shown = useMemo(
    () => applyFilters(like, filters, late).toSorted(sorts.find(({ id }) => id === sort)?.compare),
    [like, filters, late, sorts, sort],
  )
  // Of all that the other filters leave: whoever sees only what fits still reads how much there is.
  const fit = useMemo(() => {
    if (!fits) return undefined
    const left = applyFilters(like, filters, clearGroup(late, fitTick[0]))
    return { fitting: left.filter(fits).length, count: left.length }
  }, [fits, like, filters, late])
  return {
    ...{ filters, choices, setChoices, sorts, sort, setSort, written, setWritten, shown, fit },
    clear() {
      setChoices(noChoices)
      setWritten('')
    },
    /** What the panel and the sheet are drawn with. */
    panel: { items: like, filters, choices, onChange: setChoices, currencyCode: all[0]?.on.total.currencyCode ?? '' },
  }
}

export type ListChoice = ReturnType<typeof useListChoice>
