import './tooltip.css'
import { cloneElement, type KeyboardEvent, type ReactElement, useId, useState } from 'react'

interface TooltipProps {
  text: string
  /** Under the part where there is no room above: the top bar. */
  below?: boolean
  /** One focusable part: words that only a mouse can find are lost. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/** More words for a part that already has its name. On hover and focus; Escape takes it away. */
export function Tooltip({ text, below = false, children }: TooltipProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the part inside, which is the one that is operated
    <span
      className={below ? 'tip below' : 'tip'}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={onKeyDown}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span className={open ? 'tooltip' : 'vh'} role="tooltip" id={id}>
        {text}
      </span>
    </span>
  )
}
