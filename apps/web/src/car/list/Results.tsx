import { useText } from '../../i18n/text.ts'
import { cheapestOf } from '../../result/cheapest.ts'
import { FilterChips } from '../../result/FilterChips.tsx'
import { FilterPanel } from '../../result/FilterPanel.tsx'
import { WindowList } from '../../result/WindowList.tsx'
import { Note } from '../../ui/Note.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { phone, useMedia } from '../../ui/use-media.ts'
import type { CarAsked } from '../search.ts'
import { Failed } from './Failed.tsx'
import { NoCars } from './NoCars.tsx'
import type { CarListView } from './use-list.ts'
import { VehicleCard } from './VehicleCard.tsx'
import { Waiting } from './Waiting.tsx'

interface Props {
  asked: CarAsked
  view: CarListView
  onFilter(): void
}

const quick = [
  ['transmission', 'Automatic'],
  ['access', 'terminal'],
] as const

/** Pixels of a card with the gap after it. */
const [high, tall] = [190, 640]

function Head({ asked, view: { all, choice } }: Omit<Props, 'onFilter'>) {
  const t = useText()
  const { shown, sorts, sort, setSort } = choice
  return (
    <div className="sortbar">
      <div className="grow">
        <h1 className="h2">{t('car.list.heading', { place: asked.pickUp.name })}</h1>
        <p className="small muted">
          {all.length > 0 && t('car.shown', { shown: shown.length, count: all.length })} {t('car.list.lead')}
        </p>
      </div>
      {all.length > 0 && (
        <div className="only-l">
          <Segmented
            legend={t('car.sort')}
            name="cars-sort"
            value={sort}
            onChange={setSort}
            options={sorts.map(({ id, label }) => ({ value: id, label }))}
          />
        </div>
      )}
    </div>
  )
}

function Cars({ asked, view: { all, choice } }: Omit<Props, 'onFilter'>) {
  const t = useText()
  const onPhone = useMedia(phone)
  const cheapest = cheapestOf(all, ({ total }) => total.amount)
  return (
    <WindowList
      label={t('car.list')}
      items={choice.shown}
      keyOf={({ id }) => id}
      estimate={onPhone ? tall : high}
      order={choice.order}
    >
      {(car) => <VehicleCard {...{ car, asked }} isCheapest={car === cheapest} />}
    </WindowList>
  )
}

/** The filters, the order and the list. */
export function Results({ asked, view, onFilter }: Props) {
  const t = useText()
  const { all, failure, isAsking, choice, panel, silent } = view
  const { filters, choices, setChoices, sorts, sort, setSort, shown, clear } = choice
  if (failure) return <Failed {...{ asked, failure }} onAgain={view.askAgain} />
  return (
    <>
      {all.length > 0 && (
        <FilterChips
          {...{ filters, choices, quick }}
          onChange={setChoices}
          onOpen={onFilter}
          order={{ sorts, sort, onSort: setSort }}
        />
      )}
      <aside className="cr-filters" aria-label={t('result.filters')}>
        {all.length > 0 ? <FilterPanel {...panel} /> : isAsking && <Skeleton heights={[90, 120, 140]} widths={[100]} />}
      </aside>
      <section className="cr-main" aria-label={t('car.list')} aria-busy={isAsking}>
        <Head {...{ asked, view }} />
        <Waiting
          isAsking={isAsking}
          found={all.length > 0 ? t('car.shown', { shown: shown.length, count: all.length }) : t('car.none')}
        />
        {silent.length > 0 && <Note tone="warn">{t('car.silent', { names: silent.join(', ') })}</Note>}
        {shown.length === 0 && !isAsking && <NoCars {...{ asked }} found={all.length} onClear={clear} />}
        <Cars {...{ asked, view }} />
        {all.length === 0 && isAsking && <Skeleton heights={[172, 172, 172, 172]} widths={[100]} />}
      </section>
    </>
  )
}
