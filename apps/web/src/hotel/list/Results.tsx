import { useText } from '../../i18n/text.ts'
import { FilterChips } from '../../result/FilterChips.tsx'
import { FilterPanel } from '../../result/FilterPanel.tsx'
import type { StayAsked } from '../../stay/search.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { Compared } from './compare/compared.ts'
import { HotelList } from './HotelList.tsx'
import { NoHotels } from './NoHotels.tsx'
import { SortBar } from './SortBar.tsx'
import type { ListChoice } from './use-list-choice.ts'
import type { ListView } from './use-list-view.ts'
import { Waiting } from './Waiting.tsx'

interface Props {
  stay: StayAsked
  view: ListView
  choice: ListChoice
  active: string | undefined
  onActive(id: string | undefined): void
  compared: Compared
  onFilter(): void
}

const quick = [
  ['cancellation', 'free'],
  ['meals', 'breakfast'],
] as const

function Failed({ view }: { view: ListView }) {
  const t = useText()
  const { failure } = view
  const problems = new Set(failure?.fields.map(({ text }) => text).filter((text) => text !== failure.message))
  return (
    <ErrorPanel
      title={failure?.title}
      message={
        <>
          {failure?.message}
          {[...problems].map((text) => (
            <span className="hfailed" key={text}>
              {text}
            </span>
          ))}
        </>
      }
      kept={t('hotels.failed.kept')}
      actions={<Button onClick={view.askAgain}>{t('shell.failure.again')}</Button>}
    />
  )
}

/** The filters, the order and the list. */
export function Results({ stay, view, choice, active, onActive, compared, onFilter }: Props) {
  const t = useText()
  const { all, failure, isAsking, isMoving } = view
  const { filters, choices, setChoices, sorts, sort, setSort, shown, order, clear } = choice
  const words = t('hotels.shown', { shown: shown.length, count: all.length })
  if (failure) return <Failed view={view} />
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
      <aside className="hfilters" aria-label={t('result.filters')}>
        {all.length > 0 ? (
          <FilterPanel {...choice.panel} priceAfter={0} />
        ) : (
          isAsking && <Skeleton heights={[90, 120, 140]} widths={[100]} />
        )}
      </aside>
      <section className="hmain" aria-labelledby="hotels-count" aria-busy={isAsking || isMoving}>
        <h2 className="h3" id="hotels-count">
          {all.length > 0 ? words : t('hotels.list')}
        </h2>
        {all.length > 0 && <SortBar {...{ sorts, sort }} onSort={setSort} />}
        <Waiting view={view} found={all.length > 0 ? words : t('hotels.none', { city: stay.cityName })} />
        {shown.length === 0 && !isAsking && !isMoving && <NoHotels {...{ stay, view }} onClear={clear} />}
        <HotelList houses={shown} {...{ stay, order, active, onActive, compared }} />
        {all.length === 0 && isAsking && <Skeleton heights={[194, 194, 194, 194]} widths={[100]} />}
      </section>
    </>
  )
}
