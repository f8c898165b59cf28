import './list.css'
import { useState } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { FilterSheet } from '../../result/FilterSheet.tsx'
import { daysTitle, usePageTitle } from '../../session/page-title.ts'
import { type CarAsked, datesOf } from '../search.ts'
import { ClassBar } from './ClassBar.tsx'
import { ListRecap } from './ListRecap.tsx'
import { Results } from './Results.tsx'
import { useCarList } from './use-list.ts'

/** The whole page of one rental: recap, classes, filters and list. */
export function ListDesk({ asked }: { asked: CarAsked }) {
  const t = useText()
  const format = useFormat()
  const { start, end } = datesOf(asked)
  usePageTitle(t('car.list.heading', { place: asked.pickUp.name }), daysTitle(format.range(start, end)))
  const view = useCarList(asked)
  const [isFiltering, setFiltering] = useState(false)
  const { all, choice, panel } = view
  return (
    <div className="page cr-page">
      <ListRecap asked={asked} />
      {all.length > 0 && <ClassBar cars={all} choices={choice.choices} onChange={choice.setChoices} />}
      <div className="cr-cols">
        <Results {...{ asked, view }} onFilter={() => setFiltering(true)} />
      </div>
      {isFiltering && (
        <FilterSheet
          {...panel}
          doneLabel={t('car.show', { shown: choice.shown.length, count: all.length })}
          onClose={() => setFiltering(false)}
        />
      )}
    </div>
  )
}
