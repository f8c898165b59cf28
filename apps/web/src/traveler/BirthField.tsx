import type { UseFormRegisterReturn } from 'react-hook-form'
import { useText } from '../i18n/text.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { DateText } from './DateText.tsx'

interface Props {
  field: { id: string; error: string | undefined }
  input: UseFormRegisterReturn
  /** Worked out from the age that was searched with, and looked at by nobody yet. */
  isGuess: boolean
  onConfirm(): void
  /** On the first day of travel; undefined while the date cannot be read. */
  age: number | undefined
}

/** A date that we worked out is shown as such, and counts only once somebody has looked at it. */
export function BirthField({ field, input, isGuess, onConfirm, age }: Props) {
  const t = useText()
  return (
    <div className="tv-birth">
      <Field
        label={t('traveler.birthDate')}
        hint={
          isGuess ? t('traveler.birthGuess') : age === undefined ? t('traveler.dateHint') : t('traveler.age', { age })
        }
        {...field}
      >
        <DateText autoComplete="off" {...input} />
      </Field>
      {isGuess && (
        <Button size="sm" onClick={onConfirm}>
          {t('traveler.birthConfirm')}
        </Button>
      )}
    </div>
  )
}
