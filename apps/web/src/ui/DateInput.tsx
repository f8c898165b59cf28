import type { IsoDate } from '@portolan/domain/date'
import { CalendarDays } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useText } from '../i18n/text.ts'
import { parseTyped } from './date-range.ts'
import { Field } from './Field.tsx'
import { IconButton } from './IconButton.tsx'
import { TextInput } from './TextInput.tsx'

interface DateInputProps {
  label: string
  name?: string | undefined
  value: IsoDate | undefined
  onChange(date: IsoDate | undefined): void
  /** Something is wrong with the range as a whole; the sentence stands under both fields. */
  problemId: string | undefined
  /** A click in the field opens the calendar and leaves the focus here; the arrow and the button go into it. */
  onOpen(enter: boolean): void
}

/** YYYY-MM-DD in every language. Half a date is kept as typed and counts as none. */
export function DateInput({ label, name, value, onChange, problemId, onOpen }: DateInputProps) {
  const t = useText()
  const [draft, setDraft] = useState('')
  const [left, setLeft] = useState(false)
  const type = (text: string) => {
    const date = parseTyped(text)
    setDraft(date ? '' : text)
    setLeft(false)
    onChange(date)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    onOpen(true)
  }
  const unreadable = !value && left && draft.trim() !== ''
  const own = problemId ? { 'aria-describedby': problemId, 'aria-invalid': true } : {}
  return (
    <Field label={label} error={unreadable ? t('ui.dates.format') : undefined}>
      <TextInput
        dir="ltr"
        name={name}
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('ui.dates.placeholder')}
        value={value ?? draft}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setLeft(true)}
        onKeyDown={onKeyDown}
        onClick={() => onOpen(false)}
        end={
          <IconButton
            className="end"
            icon={CalendarDays}
            label={t('ui.dates.open', { label })}
            onClick={() => onOpen(true)}
          />
        }
        {...own}
      />
    </Field>
  )
}
