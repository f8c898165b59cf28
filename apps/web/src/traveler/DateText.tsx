import type { ComponentProps, FocusEvent } from 'react'
import { TextInput } from '../ui/TextInput.tsx'
import { dateTyped } from './date-typed.ts'

/** A date far in the past is typed faster than it is found in a calendar; hyphens are put in on leaving. */
export function DateText({ onBlur, onChange, ...rest }: ComponentProps<'input'>) {
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const { target } = event
    const written = dateTyped(target.value)
    if (written !== target.value) {
      target.value = written
      onChange?.(event)
    }
    onBlur?.(event)
  }
  return <TextInput inputMode="numeric" maxLength={10} dir="ltr" {...rest} onChange={onChange} onBlur={leave} />
}
