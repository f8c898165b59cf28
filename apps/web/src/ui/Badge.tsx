import './badge.css'
import type { ReactNode } from 'react'
import { Icon, type LucideIcon } from './Icon.tsx'

export type BadgeTone = 'neutral' | 'line' | 'ok' | 'warn' | 'danger' | 'info' | 'vip' | 'accent'

/** A status carries an icon: colour is never the only sign. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: BadgeTone
  icon?: LucideIcon
  children: ReactNode
}) {
  return (
    <span className={tone === 'neutral' ? 'badge' : `badge ${tone}`}>
      {icon && <Icon of={icon} size="xs" />}
      {children}
    </span>
  )
}
