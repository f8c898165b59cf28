import { useRouterState } from '@tanstack/react-router'
import { type RefObject, useEffect } from 'react'

/** A disclosure of plain links: Escape and a click elsewhere close it, and so does going somewhere. */
export function useClosing(details: RefObject<HTMLDetailsElement | null>): void {
  const href = useRouterState({ select: ({ location }) => location.href })
  useEffect(() => {
    void href
    details.current?.removeAttribute('open')
  }, [href, details])
  useEffect(() => {
    const close = (event: Event) => {
      const element = details.current
      if (!element?.open) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        element.querySelector('summary')?.focus()
      } else if (event.target instanceof Node && element.contains(event.target)) return
      element.open = false
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [details])
}
