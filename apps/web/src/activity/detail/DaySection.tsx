import { addDays } from '@portolan/domain/date'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useSpeech, useText } from '../../i18n/text.ts'
import { Price } from '../../price/Price.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { RangeWords } from '../../ui/RangeWords.tsx'
import { Section } from '../../ui/Section.tsx'
import { fareList } from '../model/fares.ts'
import { daysAhead } from '../rules.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { addMonths, monthOf, monthWords } from './month.ts'
import { runDays } from './run-days.ts'
import { troubleOf } from './trouble.ts'
import type { Detail } from './use-detail.ts'

function Turn({ detail: { month, setMonth, today } }: { detail: Detail }) {
  const t = useText()
  const { language } = useSpeech()
  return (
    <div className="ad-turn">
      <IconButton
        icon={ChevronLeft}
        size="sm"
        flip
        label={t('activity.month.earlier')}
        disabled={month <= monthOf(today)}
        onClick={() => setMonth(addMonths(month, -1))}
      />
      <b className="semi small" aria-live="polite">
        {monthWords(month, language)}
      </b>
      <IconButton
        icon={ChevronRight}
        size="sm"
        flip
        label={t('activity.month.later')}
        disabled={month >= monthOf(addDays(today, daysAhead))}
        onClick={() => setMonth(addMonths(month, 1))}
      />
    </div>
  )
}

/** When it runs, from how much, and on which days there is room. */
export function DaySection({ detail }: { detail: Detail }) {
  const t = useText()
  const { days, month, choice, people, chooseDay } = detail
  const info = days.error ? undefined : days.data?.tourActivityInfos[0]
  const details = (info?.schedule.details ?? []).filter(({ start }) => monthOf(start) === month)
  const fares = fareList(details)
  const trouble = troubleOf(detail).month
  const isEmpty = details.length === 0 && !days.isFetching
  return (
    <Section title={t('activity.step.day')} end={<Turn detail={detail} />}>
      <div className="ad-avail" aria-busy={days.isFetching}>
        <div>
          <MonthGrid month={month} days={runDays(details, people)} chosen={choice.day} onChoose={chooseDay} />
          <p className="small muted" role="status">
            {trouble ?? (isEmpty && !days.error ? t('activity.month.none') : '')}
          </p>
        </div>
        {fares.length > 0 && (
          <ul className="ad-fares" aria-label={t('activity.fares')}>
            {fares.map(({ fare, StartDate, EndDate }) => (
              <li key={StartDate}>
                <span className="muted">
                  <RangeWords range={{ start: StartDate, end: EndDate }} />
                </span>
                <b className="semi">
                  <Price of={fare} />
                </b>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}
