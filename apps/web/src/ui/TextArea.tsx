import './field.css'
import type { ComponentProps } from 'react'
import { useFieldWiring } from './field-context.ts'

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  const wiring = useFieldWiring(rest)
  return <textarea className={['input', className].filter(Boolean).join(' ')} {...rest} {...wiring} />
}
