import './field.css'
import type { ComponentProps, ReactNode } from 'react'
import { useFieldWiring } from './field-context.ts'
import { Icon, type LucideIcon } from './Icon.tsx'

interface TextInputProps extends ComponentProps<'input'> {
  icon?: LucideIcon | undefined
  /** A button inside the field at its end; give it the class `end`. */
  end?: ReactNode
}

/** Takes `{...register('name')}` as it is. Names in passports, e-mail and phone also want `dir="ltr"`. */
export function TextInput({ icon, end, className, ...rest }: TextInputProps) {
  const wiring = useFieldWiring(rest)
  const input = <input type="text" className={['input', className].filter(Boolean).join(' ')} {...rest} {...wiring} />
  if (!icon && !end) return input
  return (
    <span className="withicon">
      {icon && <Icon of={icon} size="s" />}
      {input}
      {end}
    </span>
  )
}
