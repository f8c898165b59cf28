import { Search } from 'lucide-react'
import type { CallError } from '../../api/failure.ts'
import { useFormat } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.ts'
import { FilterChips } from '../../result/FilterChips.tsx'
import { FilterPanel } from '../../result/FilterPanel.tsx'
import { LiveText } from '../../result/LiveText.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Field } from '../../ui/Field.tsx'
import { Note } from '../../ui/Note.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import type { ActivityAsked } from '../search.ts'
import { FitLine } from './FitLine.tsx'
import { NoTours } from './NoTours.tsx'
import { SortBar } from './SortBar.tsx'
import { TourCard } from './TourCard.tsx'
import type { DayTour } from './tour.ts'
import type { ListChoice } from './use-list-choice.ts'

interface Props {
  asked: ActivityAsked
  day: string
  all: readonly DayTour[]
  /** Somebody did not answer: there may be more. */
  isPartial: boolean
  choice: ListChoice
  active: string | undefined
  onActive(id: string | undefined): void
  onFilter(): void
}

const quick = [
  ['policies', 'free'],
  ['length', 'short'],
] as const

export function Failed({ failure, onAgain }: { failure: CallError; onAgain(): void }) {
  const t = useText()
  const problems = new Set(failure.fields.map(({ text }) => text).filter((text) => text !== failure.message))
  return (
    <ErrorPanel
      title={failure.title}
      message={
        <>
          {failure.message}
          {[...problems].map((text) => (
            <span className="al-failed" key={text}>
              {text}
            </span>
          ))}
        </>
      }
      kept={t('activity.failed.kept')}
      actions={<Button onClick={onAgain}>{t('shell.failure.again')}</Button>}
    />
  )
}

/** Words that the name, the description or the starting point must have. */
export function WordsField({ choice: { written, setWritten } }: { choice: ListChoice }) {
  const t = useText()
  return (
    <Field label={t('activity.filter.words')} className="al-words">
      <TextInput
        type="search"
        icon={Search}
        value={written}
        maxLength={64}
        onChange={({ target }) => setWritten(target.value)}
      />
    </Field>
  )
}

/** The filters, the order and the tours of one day. */
export function Results({ asked, day, all, isPartial, choice, active, onActive, onFilter }: Props) {
  const t = useText()
  const format = useFormat()
  const { filters, choices, setChoices, sorts, sort, setSort, shown, clear } = choice
  const words = t('activity.shown', { shown: shown.length, count: all.length })
  return (
    <>
      <FilterChips
        {...{ filters, choices, quick }}
        onChange={setChoices}
        onOpen={onFilter}
        order={{ sorts, sort, onSort: setSort }}
      />
      <aside className="al-filters" aria-label={t('result.filters')}>
        <WordsField choice={choice} />
        <FilterPanel {...choice.panel} priceAfter={1} />
      </aside>
      <section className="al-main" aria-labelledby="activities-day">
        <h2 id="activities-day">{format.longDate(day)}</h2>
        <p className="small muted">{words}</p>
        <LiveText text={words} />
        <FitLine choice={choice} />
        {isPartial && <Note tone="warn">{t('activity.partly')}</Note>}
        <SortBar choice={choice} />
        {shown.length === 0 && <NoTours {...{ asked }} count={all.length} onClear={clear} />}
        <ol className="acs" aria-label={t('activity.list')}>
          {shown.map((tour) => (
            <li key={tour.id}>
              <TourCard {...{ tour, asked, day, onActive }} isActive={tour.id === active} />
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
