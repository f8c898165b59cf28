import { useId } from 'react'
import { useText } from '../i18n/text.ts'
import { type PlacedQuestion, QuestionFields } from './QuestionFields.tsx'
import type { AskedQuestion } from './question.ts'
import type { TravelersForm } from './use-travelers.ts'

interface Props {
  questions: readonly AskedQuestion[]
  form: TravelersForm
}

interface ItemAsking {
  item: string
  title: string
  placed: PlacedQuestion[]
}

/** By the item that they belong to, in the order of the page. */
function byItem(questions: readonly AskedQuestion[], traveler: number | undefined): ItemAsking[] {
  const placed = questions
    .map((question, at) => ({ question, at }))
    .filter(({ question }) => question.traveler === traveler)
  const items = new Map(placed.map(({ question: { item, itemTitle } }) => [item, itemTitle]))
  return [...items].map(([item, title]) => ({
    ...{ item, title, placed: placed.filter(({ question }) => question.item === item) },
  }))
}

/** What each item asks of one traveller, under the own fields. */
export function TravelerQuestions({ questions, form, index }: Props & { index: number }) {
  'use no memo' // the form library changes its errors in place, which a memo would not see
  return byItem(questions, index).map(({ item, title, placed }) => (
    <fieldset key={item} className="tv-part">
      <legend className="h4">{title}</legend>
      <QuestionFields placed={placed} form={form} />
    </fieldset>
  ))
}

function ItemCard({ title, placed, form }: ItemAsking & Pick<Props, 'form'>) {
  'use no memo' // the form library changes its errors in place, which a memo would not see
  const t = useText()
  const titleId = useId()
  const isNeeded = placed.some(({ question }) => question.required)
  return (
    <section className="card tv-card" aria-labelledby={titleId}>
      <div className="tv-head">
        <div className="grow">
          <h2 className="h3" id={titleId}>
            {title}
          </h2>
          <p className="small muted">{t(isNeeded ? 'traveler.asked' : 'traveler.askedFreely')}</p>
        </div>
      </div>
      <div className="tv-body">
        <QuestionFields placed={placed} form={form} />
      </div>
    </section>
  )
}

/** What each item asks once. */
export function ItemQuestions({ questions, form }: Props) {
  'use no memo' // the form library changes its errors in place, which a memo would not see
  return byItem(questions, undefined).map((asking) => <ItemCard key={asking.item} {...asking} form={form} />)
}
