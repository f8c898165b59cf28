import './icon.css'
import type { LucideIcon } from 'lucide-react'

export type { LucideIcon } from 'lucide-react'

interface IconProps {
  of: LucideIcon
  /** xs 14, s 16, m 20, l 24 px; the stroke follows, so that all sizes look equally heavy. */
  size?: 'xs' | 's' | 'm' | 'l'
  /** Only arrows, chevrons, back and send turn round in Arabic. */
  flip?: boolean
  className?: string | undefined
}

/** Always decoration: the words beside it, or the button's label, say it. */
export function Icon({ of: Drawing, size = 'm', flip = false, className }: IconProps) {
  const classes = ['i', size !== 'm' && size, flip && 'flip', className].filter(Boolean).join(' ')
  return <Drawing className={classes} aria-hidden="true" focusable="false" />
}
