import { useText } from '../i18n/text.ts'
import { Field } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import type { AskedQuestion } from './question.ts'
import type { TravelersForm } from './use-travelers.ts'

/** A question with its place among all of them, which names its field. */
export interface PlacedQuestion {
  question: AskedQuestion
  at: number
}

/** Longer answers than this get more than a line. */
const oneLine = 100

function Answer({ question, at, form }: PlacedQuestion & { form: TravelersForm }) {
  const t = useText()
  const { options, maxLength, required } = question
  const input = { autoComplete: 'off', 'aria-required': required, ...form.register(`answers.${at}`) }
  if (options)
    return (
      <Select {...input}>
        <option value="">{t('traveler.pick')}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    )
  const isShort = maxLength !== undefined && maxLength <= oneLine
  return isShort ? (
    <TextInput dir="auto" maxLength={maxLength} {...input} />
  ) : (
    <TextArea dir="auto" rows={2} maxLength={maxLength} {...input} />
  )
}

export function QuestionFields({ placed, form }: { placed: readonly PlacedQuestion[]; form: TravelersForm }) {
  'use no memo' // the form library changes its errors in place, which a memo would not see
  return (
    <div className="tv-grid">
      {placed.map(({ question, at }) => (
        <Field
          key={question.pointer}
          label={question.text}
          optional={!question.required}
          {...form.field(`answers.${at}`)}
        >
          <Answer {...{ question, at, form }} />
        </Field>
      ))}
    </div>
  )
}
