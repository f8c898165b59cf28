import './chip.css'
import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Icon, type LucideIcon } from './Icon.tsx'

interface ChipProps extends ComponentProps<'button'> {
  /** A chip that stays down; without it the chip is a plain shortcut. */
  pressed?: boolean | undefined
  icon?: LucideIcon | undefined
}

export function Chip({ pressed, icon, className, children, ...rest }: ChipProps) {
  return (
    <button type="button" className={['chip', className].filter(Boolean).join(' ')} aria-pressed={pressed} {...rest}>
      {pressed ? <Icon of={Check} size="xs" /> : icon && <Icon of={icon} size="xs" />}
      {children}
    </button>
  )
}
