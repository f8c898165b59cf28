import './field.css'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useText } from '../i18n/text.ts'
import { FieldContext } from './field-context.ts'
import { Icon } from './Icon.tsx'

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  /** One sentence that tells how to fix it. */
  error?: string | undefined
  /** Optional fields say so; required ones do not. */
  optional?: boolean
  /** A link at the end of the label line: 'Forgot password?' */
  action?: ReactNode
  id?: string
  className?: string | undefined
  /**
   * TextInput, PasswordInput, Select and the like find label, hint and error by themselves. A second control in the
   * same field (a dialling code) needs its own `id` and `aria-label`.
   */
  children: ReactNode
}

export function Field({ label, hint, error, optional = false, action, id, className, children }: FieldProps) {
  const t = useText()
  const made = useId()
  const fieldId = id ?? made
  const hintId = hint ? `${fieldId}-hint` : undefined
  const errorId = error ? `${fieldId}-error` : undefined
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined
  const caption = (
    <label className="flabel" htmlFor={fieldId}>
      {label} {optional && <em>{t('ui.field.optional')}</em>}
    </label>
  )
  return (
    <div className={['field', error && 'bad', className].filter(Boolean).join(' ')}>
      {action ? (
        <div className="field-top">
          {caption}
          {action}
        </div>
      ) : (
        caption
      )}
      <FieldContext value={{ id: fieldId, describedBy, invalid: Boolean(error) }}>{children}</FieldContext>
      {error && (
        <p className="err" id={errorId}>
          <Icon of={CircleAlert} size="s" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}
