import { useMemo } from 'react'
import { say, useSpeech } from '../../i18n/text.ts'
import { useChoices } from '../../result/use-choices.ts'
import type { CarAsked } from '../search.ts'
import { useCars } from './calls.ts'
import { type Car, carsOf } from './car.ts'
import { carFilters, carSorts } from './filters.ts'

const none: readonly Car[] = []

/** The cars of the address, and what is chosen of them. */
export function useCarList(asked: CarAsked) {
  const speech = useSpeech()
  const { data, error, isPending, isFetching, refetch } = useCars(asked)
  const all = useMemo(() => (data ? carsOf(data) : none), [data])
  const filters = useMemo(() => carFilters(all, (id, values) => say(speech, id, values)), [all, speech])
  const sorts = useMemo(() => carSorts((id, values) => say(speech, id, values)), [speech])
  const choice = useChoices(all, filters, sorts, 'price')
  return {
    ...{ all, choice },
    isAsking: isPending || (isFetching && error !== null),
    failure: isFetching ? null : error,
    /** Who gave no answer. */
    silent: (data?.warnings?.warnings ?? []).flatMap(({ recordID }) => recordID ?? []),
    askAgain: () => void refetch(),
    /** What the panel and the sheet are drawn with. */
    panel: {
      ...{ items: all, filters, choices: choice.choices, onChange: choice.setChoices },
      ...{ currencyCode: all[0]?.total.currencyCode ?? '', priceAfter: 2 },
    },
  }
}

export type CarListView = ReturnType<typeof useCarList>
