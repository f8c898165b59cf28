import './field.css'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useFieldWiring } from './field-context.ts'
import { Icon } from './Icon.tsx'

/** The browser's own list: right on phones, quick on keyboards. `<option>`s are the children. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  const wiring = useFieldWiring(rest)
  return (
    <span className={['selectbox', className].filter(Boolean).join(' ')}>
      <select className="select" {...rest} {...wiring}>
        {children}
      </select>
      <Icon of={ChevronDown} size="s" />
    </span>
  )
}
