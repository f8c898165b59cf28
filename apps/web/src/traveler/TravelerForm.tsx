import './traveler.css'
import { type ReactNode, type SyntheticEvent, useState } from 'react'
import { useText } from '../i18n/text.ts'
import { useAccountState } from '../session/account-state.ts'
import { Checkbox } from '../ui/Checkbox.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { saveTraveler } from './calls.ts'
import { draftInputOf, type TravelerDraftInput } from './draft-input.ts'
import { ItemQuestions, TravelerQuestions } from './ItemQuestions.tsx'
import { type Keeping, useKeptDraft } from './keep-draft.ts'
import { type GivenAnswer, givenAnswers } from './question.ts'
import { SavedTravelers } from './SavedTravelers.tsx'
import { TravelerCard } from './TravelerCard.tsx'
import { type TravelersForm, type TravelersInput, useTravelers } from './use-travelers.ts'
import { leadIndexOf, valuesOf } from './values.ts'

interface Props extends TravelersInput {
  /** Names the draft on the server. */
  purchase: string
  /** Ages are counted on it. */
  firstDay: string
  /** Travellers who were checked, in the order they were asked for, and what was answered to the suppliers. */
  onTravelers(
    travelers: TravelerDraftInput[],
    event: SyntheticEvent | undefined,
    answers: GivenAnswer[],
  ): Promise<unknown>
  /** The buttons that go on; each is given the state of the form. */
  actions(form: TravelersForm): ReactNode
}

const keepingWords: Record<Exclude<Keeping, 'nothing'>, 'traveler.keeping' | 'traveler.kept' | 'traveler.notKept'> = {
  keeping: 'traveler.keeping',
  kept: 'traveler.kept',
  failed: 'traveler.notKept',
}

/** A traveller that cannot be saved for later costs nobody the booking. */
const saveAll = (travelers: readonly TravelerDraftInput[], chosen: ReadonlySet<number>) =>
  Promise.allSettled(travelers.filter((_, index) => chosen.has(index)).map(saveTraveler))

/** All travellers of one order: what is asked, what was kept, what is wrong, and nothing asked twice. */
export function TravelerForm({ purchase, firstDay, onTravelers, actions, ...input }: Props) {
  'use no memo' // the form library changes its errors in place, which a memo would not see
  const t = useText()
  const { logedIn } = useAccountState()
  const { wanted, days, questions = [] } = input
  const { form, asked, names } = useTravelers(input)
  const keeping = useKeptDraft(purchase, form, wanted, questions)
  const [saved, setSaved] = useState<ReadonlySet<number>>(new Set())
  const lead = leadIndexOf(wanted)
  const submit = (event: SyntheticEvent) =>
    form.submit(async ({ travelers, answers }) => {
      const checked = wanted.flatMap((one, index) => {
        const values = travelers[index]
        return values ? [draftInputOf(values, one, index === lead)] : []
      })
      if (logedIn) await saveAll(checked, saved)
      await onTravelers(checked, event, givenAnswers(questions, wanted, answers))
    })(event)
  const mark = (index: number, on: boolean) =>
    setSaved((before) => new Set(on ? [...before, index] : [...before].filter((one) => one !== index)))
  return (
    <form className="tv-form" noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary {...form.summary} />
      {form.failure && <ErrorPanel title={form.failure.title} message={form.failure.message} />}
      {wanted.map((one, index) => (
        <TravelerCard
          key={one.ref}
          form={form}
          index={index}
          name={names[index] ?? ''}
          isLead={index === lead}
          wanted={one}
          asked={asked[index] ?? new Set()}
          firstDay={firstDay}
          action={
            <SavedTravelers
              onChoose={(traveler) =>
                form.setValue(`travelers.${index}`, valuesOf(one, traveler, days.today), { shouldDirty: true })
              }
            />
          }
          questions={<TravelerQuestions {...{ questions, form, index }} />}
          foot={
            logedIn && (
              <Checkbox
                label={t('traveler.save')}
                checked={saved.has(index)}
                onChange={(event) => mark(index, event.target.checked)}
              />
            )
          }
        />
      ))}
      <ItemQuestions {...{ questions, form }} />
      <p className="small muted" role="status">
        {keeping !== 'nothing' && t(keepingWords[keeping])}
      </p>
      {actions(form)}
    </form>
  )
}
