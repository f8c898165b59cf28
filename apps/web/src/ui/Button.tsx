import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { Icon, type LucideIcon } from './Icon.tsx'

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  icon?: LucideIcon | undefined
  iconEnd?: LucideIcon | undefined
  /** While the answer is awaited: keeps label, size and focus, shows a ring, ignores clicks. */
  busy?: boolean | undefined
}

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    block,
    icon,
    iconEnd,
    busy = false,
    className,
    onClick,
    children,
    type = 'button',
    ...rest
  } = props
  // not `disabled`: a button that loses focus in the middle of a click sends keyboard users back to the top
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  const classes = [buttonClass({ variant, size, block }), className].filter(Boolean).join(' ')
  const busyMarks = busy ? ({ 'aria-busy': true, 'aria-disabled': true } as const) : {}
  return (
    <button type={type} className={classes} onClick={press} {...busyMarks} {...rest}>
      {busy ? (
        <span className="ring" aria-hidden="true" />
      ) : (
        icon && <Icon of={icon} size={size === 'lg' ? 'm' : 's'} />
      )}
      {children}
      {iconEnd && <Icon of={iconEnd} size="s" flip />}
    </button>
  )
}
