import './button.css'
import type { ComponentProps } from 'react'
import { Icon, type LucideIcon } from './Icon.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon
  /** Read out in place of the picture; says what happens and to what: 'Delete Mei Lam'. */
  label: string
  variant?: 'plain' | 'line'
  size?: 'sm' | 'md'
  flip?: boolean
}

export function IconButton({
  icon,
  label,
  variant = 'plain',
  size = 'md',
  flip = false,
  className,
  ...rest
}: IconButtonProps) {
  const classes = ['iconbtn', variant === 'line' && 'line', size === 'sm' && 'sm', className].filter(Boolean).join(' ')
  return (
    <button type="button" className={classes} aria-label={label} {...rest}>
      <Icon of={icon} size={size === 'sm' || variant === 'line' ? 's' : 'm'} flip={flip} />
    </button>
  )
}
