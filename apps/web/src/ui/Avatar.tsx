import './avatar.css'
import { initialsOf, tintOf } from './initials.ts'

interface AvatarProps {
  name: string
  /** What picks the colour when the name may change: the user's id. */
  seed?: string
  /** m 32, l 44, xl 64 px. */
  size?: 'm' | 'l' | 'xl'
}

/** Decoration beside a name: readers hear the name, not its letters. */
export function Avatar({ name, seed = name, size = 'm' }: AvatarProps) {
  const classes = ['avatar', `tint-${tintOf(seed)}`, size !== 'm' && size].filter(Boolean).join(' ')
  return (
    <span className={classes} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
