import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import type { MessageId } from '../../i18n/messages.ts'
import { type Say, useText } from '../../i18n/text.ts'
import { Price } from '../../price/Price.tsx'
import { AgeFields } from '../../ui/AgeFields.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { NumberStepper } from '../../ui/NumberStepper.tsx'
import { Section } from '../../ui/Section.tsx'
import { partyOf, partyProblem } from '../form/values.ts'
import { mostPeople, oldestChild } from '../rules.ts'
import { type Category, isPerGroup } from './departure.ts'
import { countOf, type Row, rowsOf, usualCategories, valuesOfRows, withCount } from './people.ts'
import { troubleOf } from './trouble.ts'
import type { Detail } from './use-detail.ts'

type Shown = Pick<Category, 'qualifierInfo' | 'minAge' | 'maxAge'> & Partial<Category>

const words: Record<Category['qualifierInfo'], MessageId> = {
  Adult: 'activity.form.adults',
  Senior: 'activity.form.seniors',
  Child: 'activity.form.children',
  Infant: 'activity.form.infants',
  Youth: 'activity.form.youths',
  Student: 'activity.form.students',
}

const ageless = 99

function agesWords({ minAge = 0, maxAge = ageless }: Shown, t: Say): string {
  if (maxAge >= ageless) return t('activity.ages.from', { from: minAge })
  return minAge === maxAge
    ? t('activity.ages.only', { age: minAge })
    : t('activity.ages.to', { from: minAge, to: maxAge })
}

interface RowProps {
  row: Row<Shown>
  room: number
  /** Each pays by age; of a private group nobody does. */
  hasPrice: boolean
  onChange(row: Row<Shown>): void
}

function People({ row, room, hasPrice, onChange }: RowProps) {
  const t = useText()
  const { category, ages } = row
  const { price, minAge = 0, maxAge = oldestChild } = category
  const count = countOf(row)
  return (
    <div className="ad-people">
      <NumberStepper
        label={t(words[category.qualifierInfo])}
        hint={
          <>
            {agesWords(category, t)}
            {hasPrice && price && (
              <>
                {' · '}
                <Price of={price} />
              </>
            )}
          </>
        }
        value={count}
        max={count + room}
        onChange={(next) => onChange(withCount(row, next))}
      />
      <AgeFields
        ages={ages}
        youngest={Math.min(minAge, ...ages.map((age) => age ?? minAge))}
        oldest={Math.min(maxAge, oldestChild)}
        labelOf={(n) => t('activity.form.ageOf', { n })}
        empty={t('activity.form.chooseAge')}
        missing={t('error.field.required')}
        onChange={(next) => onChange({ ...row, ages: next })}
      />
    </div>
  )
}

interface Props {
  detail: Detail
  /** Tells the page whether the party is whole: an unfinished one has no price. */
  onWhole(isWhole: boolean): void
}

/** Who takes part, by the tour's own categories, and what each pays. A party that is whole is priced by the server anew. */
export function PeopleSection({ detail, onWhole }: Props) {
  const t = useText()
  const { asked, picked, info, people, groups, setParty } = detail
  const [draft, setDraft] = useState<readonly Row<Shown>[]>()
  const told = (picked ?? info?.pricing.groups[0])?.participantCategories ?? []
  const categories: readonly Shown[] = told.length > 0 ? told : usualCategories
  const rows = draft ?? rowsOf(asked.party, categories)
  const problem = draft && partyProblem(valuesOfRows(draft))
  const troubles = problem ? [t(problem)] : troubleOf(detail).party
  const places = Math.min(mostPeople, Math.max(people, ...groups.map(({ availableQty }) => availableQty ?? mostPeople)))
  const size = rows.reduce((sum, row) => sum + countOf(row), 0)
  const change = (at: number, row: Row<Shown>) => {
    const next = rows.map((one, index) => (index === at ? row : one))
    const party = partyOf(valuesOfRows(next))
    // Nothing is asked for half a party; what was chosen of it stays.
    setDraft(party ? undefined : next)
    onWhole(party !== undefined)
    if (party) setParty(party)
  }
  return (
    <Section
      title={t('activity.step.people')}
      end={
        picked?.availableQty !== undefined && (
          <span className="small muted">{t('activity.people.of', { people: size, places: picked.availableQty })}</span>
        )
      }
    >
      {rows.map((row, at) => (
        <People
          key={`${row.category.qualifierInfo}/${row.category.minAge}`}
          row={row}
          room={Math.max(0, places - size)}
          hasPrice={picked !== undefined && !isPerGroup(picked)}
          onChange={(next) => change(at, next)}
        />
      ))}
      {troubles.length > 0 && (
        <div className="ad-pad ad-bad" role="alert">
          {troubles.map((text) => (
            <p key={text} className="ad-err">
              <Icon of={CircleAlert} size="s" />
              <span>{text}</span>
            </p>
          ))}
        </div>
      )}
    </Section>
  )
}
