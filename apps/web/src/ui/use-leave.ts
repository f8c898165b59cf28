import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls back when the pointer presses, or the focus goes, outside the part while it is open. */
export function useLeave(part: RefObject<HTMLElement | null>, open: boolean, leave: () => void): void {
  const onOutside = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && part.current && !part.current.contains(event.target)) leave()
  })
  useEffect(() => {
    if (!open) return
    const listen = (event: Event) => onOutside(event)
    document.addEventListener('pointerdown', listen)
    document.addEventListener('focusin', listen)
    return () => {
      document.removeEventListener('pointerdown', listen)
      document.removeEventListener('focusin', listen)
    }
  }, [open])
}
