import './check.css'
import type { ComponentProps, ReactNode } from 'react'

interface RadioProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  hint?: ReactNode
}

/** Radios of one question share a `name` and stand in a `<fieldset>` with a `<legend>`. */
export function Radio({ label, hint, className, ...rest }: RadioProps) {
  return (
    <label className={['check', className].filter(Boolean).join(' ')}>
      <input type="radio" {...rest} />
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  )
}
